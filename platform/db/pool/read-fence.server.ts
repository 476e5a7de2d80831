type Server = { readonly url: string; readonly away: unknown }

type Parts = {
  primary: Server
  replica: Server
  /** The position in the log behind everything that is committed at the primary. */
  written(): Promise<string>
  /** The position that the replica has replayed; null where it is no standby, and lacks nothing. */
  replayed(): Promise<string | null>
}

const LOOK_EVERY_MS = 100

/**
 * Keeps reads away from a replica that lacks a change which must be seen: raised after such a change, it stands until
 * the replica has replayed the log up to it. It is lowered in milliseconds where the replica follows, and stands as
 * long as it does not.
 */
export class ReadFence {
  #parts: Parts
  /** The position a replica must have replayed; undefined while it is asked, and before the first change. */
  #needed: bigint | undefined
  #isStanding = false
  #raised = 0
  #primaryUrl: string
  #replicaUrl: string
  #isLooking = false
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#primaryUrl = parts.primary.url
    this.#replicaUrl = parts.replica.url
  }

  /** True while reads belong to the primary. */
  get isStanding(): boolean {
    this.#noticeHosts()
    return this.#isStanding
  }

  /** From now on nobody reads a replica that lacks what is committed at this moment. */
  raise(): void {
    this.#needed = undefined
    this.#stand()
  }

  close(): void {
    this.#isClosed = true
  }

  /** Another replica may be further behind; another primary counts its own positions. */
  #noticeHosts(): void {
    const { primary, replica } = this.#parts
    const isNewPrimary = primary.url !== this.#primaryUrl
    const isNewReplica = replica.url !== this.#replicaUrl
    if (!isNewPrimary && !isNewReplica) return
    this.#primaryUrl = primary.url
    this.#replicaUrl = replica.url
    if (isNewPrimary) this.raise()
    else if (this.#needed !== undefined) this.#stand()
  }

  #stand(): void {
    this.#raised += 1
    this.#isStanding = true
    if (this.#isLooking || this.#isClosed) return
    this.#isLooking = true
    void this.#lower()
  }

  async #lower(): Promise<void> {
    while (this.#isStanding && !this.#isClosed) {
      const raised = this.#raised
      // The servers' watches tell about an outage; this only looks again.
      const isPast = await this.#isPast().catch(() => false)
      // It may have been raised again while the answer was on its way.
      if (isPast && raised === this.#raised) this.#isStanding = false
      else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS).unref())
    }
    this.#isLooking = false
  }

  async #isPast(): Promise<boolean> {
    const { primary, replica, written, replayed } = this.#parts
    const raised = this.#raised
    if (this.#needed === undefined) {
      if (primary.away) return false
      const position = positionOf(await written())
      // A change that came meanwhile lies behind it.
      if (raised !== this.#raised) return false
      this.#needed = position
    }
    if (replica.away) return false
    const { url } = replica
    const reached = await replayed()
    if (raised !== this.#raised || url !== replica.url) return false
    return reached === null || positionOf(reached) >= this.#needed
  }
}

/** A position as PostgreSQL writes it, such as 16/B374D848. */
function positionOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
