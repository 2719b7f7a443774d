// The engine and the computer opponents: the kernels of src/schwimmen, compiled to WebAssembly.
//
// A worker, a page or Node.js gives the bytes of `schwimmen.wasm`; nothing here knows where it runs. A module keeps
// nothing between two calls but the records that are made here.
import { RECORDS, type At, type Kernels } from './layout'
import { Struct, type RecordName } from './struct'

const PAGE = 65_536
const ALIGNED = 8

interface Exports extends Kernels {
  readonly memory: WebAssembly.Memory
  readonly __heap_base: WebAssembly.Global<'i32'>
}

export class Engine {
  readonly call: Kernels
  private readonly memory: WebAssembly.Memory
  private free: number

  private constructor(exports: Exports) {
    this.call = exports
    this.memory = exports.memory
    this.free = exports.__heap_base.value
  }

  static async of(module: BufferSource | WebAssembly.Module): Promise<Engine> {
    const compiled =
      module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
    const { exports } = await WebAssembly.instantiate(compiled)
    return new Engine(exports as unknown as Exports)
  }

  /** The engine of a file, compiled while it comes in where its host says what it is. */
  static async at(address: string): Promise<Engine> {
    const module = WebAssembly.compileStreaming(fetch(address)).catch(async () =>
      WebAssembly.compile(await (await fetch(address)).arrayBuffer()),
    )
    return Engine.of(await module)
  }

  /** A new record, all zero. It stays as long as the engine does. */
  make<Name extends RecordName>(name: Name): Struct<Name> {
    return this.rows(name, 1)[0]!
  }

  /** Several records, one behind the other. */
  rows<Name extends RecordName>(name: Name, count: number): Struct<Name>[] {
    const { size } = RECORDS[name]
    const first = this.reserve(size * count)
    return Array.from(
      { length: count },
      (_, row) => new Struct(this.memory, name, (first + row * size) as At<Name>),
    )
  }

  /** The address of so many bytes, all zero. They stay as long as the engine does. */
  reserve(bytes: number): number {
    const at = Math.ceil(this.free / ALIGNED) * ALIGNED
    this.free = at + bytes
    const missing = this.free - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
    return at
  }

  /** The bytes from an address on, as they are now, and no copy. */
  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count)
  }
}
