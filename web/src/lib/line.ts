/** A line to a table that reconnects by itself, and notices when it is dead even without being told. */

/** An attempt to connect that hangs is given up. */
const HANG = 3000
/** After a silence this long the line is tested. */
const QUIET = 4000
/** The longest wait for any sign of life after something was sent. */
const PATIENCE = 2500
/** An answer that takes longer than this may just take long, as a hint does: a ping tells. */
const DOUBT = 1000
const FIRST_WAIT = 200
const NEXT_WAIT = 800
const LONGEST_WAIT = 15_000
/** An attempt younger than this is not restarted when the network is reported to be back. */
const YOUNG = 300

const PING = JSON.stringify({ type: 'ping' })

type Timer = ReturnType<typeof setTimeout> | undefined

export interface Ends {
  /** The line is there: say who you are. */
  up(): void
  heard(message: unknown): void
  down(): void
}

/** What a line runs over: a socket, or something like one. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** How to connect: over the network, or without it. */
export interface Way {
  network: boolean
  dial(): Socket
}

export class Line {
  private socket: Socket | null = null
  private open = false
  private since = 0
  private tries = 0
  private ended = false
  /** the next attempt, or the end of one that hangs */
  private next: Timer
  /** the end of a silence, or of the patience with it */
  private watch: Timer
  private impatient = false

  constructor(
    private readonly way: Way,
    private readonly ends: Ends,
  ) {
    window.addEventListener('online', this.hurry)
    if (way.network) window.addEventListener('offline', this.drop)
    window.addEventListener('pageshow', this.shown)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send something, if the line is up. */
  send(message: object): void {
    if (!this.open) return
    this.socket?.send(JSON.stringify(message))
    this.expect()
  }

  /** The other end has let us in: whatever breaks from now on is a new failure. */
  settled(): void {
    this.tries = 0
  }

  close(): void {
    this.ended = true
    this.forget()
    window.removeEventListener('online', this.hurry)
    window.removeEventListener('offline', this.drop)
    window.removeEventListener('pageshow', this.shown)
    document.removeEventListener('visibilitychange', this.hurry)
    this.hangUp()
  }

  private connect(): void {
    this.forget()
    this.since = Date.now()
    const socket = this.way.dial()
    this.socket = socket
    this.next = setTimeout(this.drop, HANG)
    socket.onopen = () => {
      if (socket !== this.socket) return
      clearTimeout(this.next)
      this.open = true
      this.ends.up()
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.listen()
      this.ends.heard(JSON.parse(String(event.data)))
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private lost(): void {
    this.forget()
    this.socket = null
    this.open = false
    if (this.ended) return
    this.ends.down()
    this.next = setTimeout(() => this.connect(), this.wait())
    this.tries += 1
  }

  /** Clients must not all come at the same moment when a server is back; and a hidden page need not hurry. */
  private wait(): number {
    const away = Math.min(LONGEST_WAIT, NEXT_WAIT * 2 ** this.tries)
    const here = this.tries === 0 ? FIRST_WAIT : NEXT_WAIT
    return (hidden() ? away : here) * (0.6 + 0.5 * Math.random())
  }

  private forget(): void {
    clearTimeout(this.next)
    clearTimeout(this.watch)
    this.impatient = false
  }

  private hangUp(): void {
    const { socket } = this
    this.socket = null
    this.open = false
    socket?.close()
  }

  private expect(): void {
    if (this.impatient) return
    this.impatient = true
    clearTimeout(this.watch)
    this.watch = setTimeout(() => {
      this.watch = setTimeout(this.drop, PATIENCE - DOUBT)
      this.socket?.send(PING)
    }, DOUBT)
  }

  private listen(): void {
    this.impatient = false
    clearTimeout(this.watch)
    this.watch = setTimeout(this.ask, QUIET)
  }

  private readonly ask = (): void => {
    if (!hidden()) this.send({ type: 'ping' })
  }

  /** Drop a line that is silently dead; reconnecting then goes the usual way. */
  private readonly drop = (): void => {
    if (!this.socket) return
    this.hangUp()
    this.lost()
  }

  /** The network or the page is back: try now instead of waiting, and do not trust what was there before. */
  private readonly hurry = (): void => {
    if (this.ended || hidden()) return
    if (this.open) return this.ask()
    if (this.socket && Date.now() - this.since < YOUNG) return
    this.hangUp()
    this.connect()
  }

  private readonly shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.hurry()
  }
}

const hidden = (): boolean => document.visibilityState === 'hidden'
