import { Duplex } from 'node:stream'

/**
 * What a wire stream needs from the engine: to run a complete batch of messages, and to learn that the stream is
 * gone.
 */
export type WireBackend = {
  connect(stream: WireStream): void
  run(stream: WireStream, bytes: Buffer, keepsBackend: boolean): void
  gone(stream: WireStream): void
}

const SYNC = 0x53
const QUERY = 0x51
const COPY_DONE = 0x63
const COPY_FAIL = 0x66
const FLUSH = 0x48
const TERMINATE = 0x58

/** Acts as a socket for the `pg` driver; splits its writes into whole batches for the one embedded backend. */
export class WireStream extends Duplex {
  #backend: WireBackend
  #rest: Buffer = Buffer.alloc(0)
  #hasStarted = false

  constructor(backend: WireBackend) {
    super({ allowHalfOpen: false })
    this.#backend = backend
  }

  connect(): this {
    this.#backend.connect(this)
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#backend.gone(this)
    done(error)
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let begin = 0
    let end = this.#messageEnd(bytes, 0)
    for (let at = 0; end !== undefined; at = end, end = this.#messageEnd(bytes, at)) {
      const type = this.#hasStarted ? bytes[at] : SYNC
      this.#hasStarted = true
      if (type === TERMINATE) {
        this.push(null)
        begin = end
      } else if (endsBatch(type)) {
        this.#backend.run(this, bytes.subarray(begin, end), type === FLUSH)
        begin = end
      }
    }
    this.#rest = bytes.subarray(begin)
  }

  /** Where the message at `at` ends, or undefined while it is incomplete. The first message has no type byte. */
  #messageEnd(bytes: Buffer, at: number): number | undefined {
    const head = this.#hasStarted ? 1 : 0
    if (bytes.length < at + head + 4) return undefined
    const end = at + head + bytes.readInt32BE(at + head)
    return end <= bytes.length ? end : undefined
  }
}

function endsBatch(type: number | undefined): boolean {
  return (
    type === SYNC || type === QUERY || type === COPY_DONE || type === COPY_FAIL || type === FLUSH
  )
}
