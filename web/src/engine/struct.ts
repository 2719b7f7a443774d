// A record in the module's memory, read and written by the names of its fields.
import { RECORDS, type At } from './layout'

export type RecordName = keyof typeof RECORDS
export type FieldName<Name extends RecordName> = keyof (typeof RECORDS)[Name]['fields'] & string

/** Of a field: its offset in bytes, the type of its numbers or the record it is, how many there are. */
type Place = readonly [offset: number, type: string, count: number]

const BYTES = { i1: 1, i2: 2, i4: 4, i8: 8, u1: 1 } as const
type Width = keyof typeof BYTES

const HIGH = 2 ** 32

export class Struct<Name extends RecordName> {
  readonly size: number

  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly name: Name,
    /** The address, as kernels take it. */
    readonly at: At<Name>,
  ) {
    this.size = RECORDS[name].size
  }

  /** The bytes of the record as they are now, and no copy: write to them to restore one. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at, this.size)
  }

  /** A number of a field; of 64 bits exact to 2^53, which holds every set of cards. */
  get(field: FieldName<Name>, index = 0): number {
    return read(this.view, ...this.place(field, index))
  }

  set(field: FieldName<Name>, value: number, index = 0): void {
    write(this.view, ...this.place(field, index), value)
  }

  /** The first numbers of a field that has many; all of them if no count is given. */
  row(field: FieldName<Name>, count = this.field(field)[2]): number[] {
    return Array.from({ length: count }, (_, index) => this.get(field, index))
  }

  fill(field: FieldName<Name>, values: ArrayLike<number>): void {
    for (let index = 0; index < values.length; index++) this.set(field, values[index]!, index)
  }

  /** A number of 64 bits to the last one: the state of a generator has more than 2^53. */
  big(field: FieldName<Name>): bigint {
    return this.view.getBigInt64(this.field(field)[0], true)
  }

  setBig(field: FieldName<Name>, value: bigint): void {
    this.view.setBigInt64(this.field(field)[0], value, true)
  }

  /** A record within this one. */
  within<Inner extends RecordName>(field: FieldName<Name>, name: Inner): Struct<Inner> {
    const [offset, type] = this.field(field)
    if (type !== name) throw new TypeError(`${this.name}.${field} is ${type}, not ${name}`)
    return new Struct(this.memory, name, this.at + offset)
  }

  private get view(): DataView {
    return new DataView(this.memory.buffer, this.at, this.size) // a new one each time: memory that grows is another one
  }

  private field(name: FieldName<Name>): Place {
    return (RECORDS[this.name].fields as Record<string, Place>)[name]!
  }

  private place(name: FieldName<Name>, index: number): [number, Width] {
    const [offset, type, count] = this.field(name)
    if (!(type in BYTES)) throw new TypeError(`${this.name}.${name} is a record: ${type}`)
    if (!(index >= 0 && index < count))
      throw new RangeError(`${this.name}.${name}[${index}] of ${count}`)
    return [offset + index * BYTES[type as Width], type as Width]
  }
}

function read(view: DataView, offset: number, width: Width): number {
  switch (width) {
    case 'i1':
      return view.getInt8(offset)
    case 'u1':
      return view.getUint8(offset)
    case 'i2':
      return view.getInt16(offset, true)
    case 'i4':
      return view.getInt32(offset, true)
    case 'i8':
      return view.getInt32(offset + 4, true) * HIGH + view.getUint32(offset, true)
  }
}

function write(view: DataView, offset: number, width: Width, value: number): void {
  switch (width) {
    case 'i1':
    case 'u1':
      return view.setInt8(offset, value)
    case 'i2':
      return view.setInt16(offset, value, true)
    case 'i4':
      return view.setInt32(offset, value, true)
    case 'i8':
      view.setUint32(offset, value, true) // modulo 2^32, as the language has it
      return view.setInt32(offset + 4, Math.floor(value / HIGH), true)
  }
}
