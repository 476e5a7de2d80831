import type { Ctx } from '#platform/context.ts'
import { isPayable } from '#features/charge/charge.ts'
import type { StatusBody } from '#features/charge/contract.ts'
import { StreamsClosing, TooManyStreams } from './errors.ts'
import { type Status, statusOf, statusesOf } from './payment-status.server.ts'
import { onChange } from '#features/charge/status-watch.server.ts'

/** How many pages may listen at once: to one donation, from one network, to one process. Further pages poll. */
export const STREAM_LIMITS = { perDonation: 8, perNetwork: 500, perProcess: 2_000 }

const TICK_MS = 500
const LOOK_MS = 3_000
const LONGEST_LOOK_MS = 15_000
/** How long to wait after the database failed to answer. */
const BLIND_MS = 5_000
const LOOKED_AT_ONCE = 200
const HEARTBEAT_MS = 15_000
const LONGEST_MS = 30 * 60_000

/** One watched donation, with any number of listeners. */
type Watched = {
  publicId: string
  first: Promise<Status>
  status?: Status
  since: number
  lookAt: number
  seats: Set<Mailbox>
}

/** One listening page. Every taken seat must be left. */
export type Seat = {
  /** The status at once and after every change, with 'heartbeat' in between; ends when no further change can come. */
  news(signal: AbortSignal): AsyncGenerator<StatusBody | 'heartbeat'>
  leave(): void
}

type Asker = { publicId: string; network: string }

const streamsOf = new WeakMap<Ctx, Streams>()

/** Adds a listener to a donation. Refuses an unknown donation, and more listeners than the process can serve. */
export function takeSeat(ctx: Ctx, asker: Asker): Promise<Seat> {
  return openStreams(ctx).take(asker)
}

/** Ends every stream of this process and admits no further one; browsers then connect to another process. */
export function closeStreams(ctx: Ctx): void {
  openStreams(ctx).close()
}

function openStreams(ctx: Ctx): Streams {
  const streams = streamsOf.get(ctx) ?? new Streams(ctx)
  streamsOf.set(ctx, streams)
  return streams
}

class Streams {
  #ctx: Ctx
  #watched = new Map<string, Watched>()
  #perNetwork = new Map<string, number>()
  #seats = 0
  #isClosed = false
  #isLooking = false
  #isBlind = false
  #ticker: ReturnType<typeof setInterval> | undefined
  #forget = () => {}

  constructor(ctx: Ctx) {
    this.#ctx = ctx
  }

  async take({ publicId, network }: Asker): Promise<Seat> {
    if (this.#isClosed) throw new StreamsClosing()
    const known = this.#watched.get(publicId)
    const ofNetwork = this.#perNetwork.get(network) ?? 0
    if (
      (known?.seats.size ?? 0) >= STREAM_LIMITS.perDonation ||
      ofNetwork >= STREAM_LIMITS.perNetwork ||
      this.#seats >= STREAM_LIMITS.perProcess
    ) {
      throw new TooManyStreams()
    }
    const watched = known ?? this.#watch(publicId)
    const seat: Mailbox = new Mailbox(() => this.#leave(seat, watched, network))
    this.#seats += 1
    this.#perNetwork.set(network, ofNetwork + 1)
    watched.seats.add(seat)
    // A new listener gets shorter intervals than one who has waited long.
    watched.since = performance.now()
    try {
      seat.put((watched.status ?? (await watched.first)).body)
    } catch (cause) {
      seat.leave()
      throw cause
    }
    return seat
  }

  close(): void {
    this.#isClosed = true
    for (const { seats } of this.#watched.values()) for (const seat of seats) seat.end()
  }

  #watch(publicId: string): Watched {
    const now = performance.now()
    const first = statusOf(this.#ctx, publicId)
    const watched: Watched = {
      publicId,
      first,
      since: now,
      lookAt: now + LOOK_MS,
      seats: new Set(),
    }
    first.then(
      (status) => void (watched.status ??= status),
      // The caller handles the failure.
      () => {},
    )
    this.#watched.set(publicId, watched)
    if (!this.#ticker) {
      this.#ticker = setInterval(() => void this.#look(), TICK_MS).unref()
      this.#forget = onChange((changed) => this.#hasten(changed))
    }
    return watched
  }

  #leave(seat: Mailbox, watched: Watched, network: string): void {
    if (!watched.seats.delete(seat)) return
    this.#seats -= 1
    const left = (this.#perNetwork.get(network) ?? 1) - 1
    if (left > 0) this.#perNetwork.set(network, left)
    else this.#perNetwork.delete(network)
    if (watched.seats.size > 0) return
    this.#watched.delete(watched.publicId)
    if (this.#watched.size > 0) return
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.#forget()
  }

  #hasten(publicId: string): void {
    const watched = this.#watched.get(publicId)
    if (!watched) return
    watched.lookAt = 0
    // Changes that come together share one read.
    setImmediate(() => void this.#look())
  }

  /** Reads all due donations in few statements, one after the other. */
  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      for (let due = this.#due(); due.length > 0; due = this.#due()) {
        await this.#read(due)
        this.#isBlind = false
      }
    } catch (cause) {
      // The streams stay open and continue when the database returns; each outage is logged once.
      if (!this.#isBlind) this.#ctx.log.warn('payment.streams-blind', { cause })
      this.#isBlind = true
    } finally {
      this.#isLooking = false
    }
  }

  #due(): Watched[] {
    const now = performance.now()
    return [...this.#watched.values()]
      .filter(({ status, lookAt }) => status && lookAt <= now)
      .slice(0, LOOKED_AT_ONCE)
  }

  async #read(due: Watched[]): Promise<void> {
    const now = performance.now()
    // Set before the read: a change during it causes one more read.
    for (const watched of due) {
      watched.lookAt = now + Math.min(LONGEST_LOOK_MS, LOOK_MS + (now - watched.since) / 20)
    }
    const ids = due.flatMap(({ status }) => (status ? [status.donationId] : []))
    const found = await statusesOf(this.#ctx, ids).catch((cause: unknown) => {
      for (const watched of due) watched.lookAt = performance.now() + BLIND_MS
      throw cause
    })
    for (const watched of due) {
      const status = found.get(watched.status?.donationId ?? '')
      if (status) watched.status = status
      for (const seat of watched.seats) {
        if (status) seat.put(status.body)
        else seat.end()
      }
    }
  }
}

/** Holds the newest status until the stream takes it: older ones no longer matter. */
class Mailbox implements Seat {
  #newest: StatusBody | undefined
  #isOver = false
  #wake = () => {}
  #onLeave: () => void

  constructor(onLeave: () => void) {
    this.#onLeave = onLeave
  }

  put(body: StatusBody): void {
    this.#newest = body
    this.#wake()
  }

  end(): void {
    this.#isOver = true
    this.#wake()
  }

  leave(): void {
    this.end()
    this.#onLeave()
  }

  async *news(signal: AbortSignal): AsyncGenerator<StatusBody | 'heartbeat'> {
    const end = () => this.end()
    signal.addEventListener('abort', end)
    const began = performance.now()
    let lastSent = ''
    let toldAt = began
    try {
      while (!this.#isOver && !signal.aborted && performance.now() - began < LONGEST_MS) {
        const body = this.#newest
        this.#newest = undefined
        const text = body ? JSON.stringify({ ...body, serverNow: '' }) : lastSent
        const isLate = performance.now() - toldAt >= HEARTBEAT_MS
        if (text !== lastSent || isLate) {
          yield body && text !== lastSent ? body : 'heartbeat'
          lastSent = text
          toldAt = performance.now()
        }
        if (body && !isPayable(body.status)) return
        await this.#nextPost(toldAt + HEARTBEAT_MS - performance.now())
      }
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  #nextPost(ms: number): Promise<void> {
    if (this.#newest || this.#isOver) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
