import type { Duplex } from 'node:stream'
import pg from 'pg'
import { type DatabaseHosts, fitness, type HostState } from './database-url.ts'
import { DatabaseAway } from './outage.server.ts'

/** A longer statement triggers a check whether the server still answers. */
const SUSPICIOUS_MS = 3_000
const LOOK_EVERY_MS = 500
const KNOCK_WITHIN_MS = 2_000
const KNOCK_AGAIN_MS = 1_000
/** How often a better host is looked for while a stand-in serves. */
const BETTER_AGAIN_MS = 5_000

type Knock = { url: string; state?: HostState; cause?: unknown }
/** `target` is the address it was opened for, `connection` the driver's own. */
type WatchedClient = pg.PoolClient & { target?: string; connection?: { stream: Duplex } }
type Statement = { since: number; lookAt: number }

/**
 * Knows which host serves and whether any does. Any sign of trouble (a lost connection, a slow statement, a read-only
 * server) makes it probe all hosts. Where none answers, callers are refused at once instead of waiting one after the
 * other, hung connections are closed, and it probes every second until one is back.
 */
export class ServerWatch {
  #name: string
  #hosts: DatabaseHosts
  #current: string
  #away: DatabaseAway | undefined
  #knocking: Promise<void> | undefined
  #isClosed = false
  #clients = new Set<WatchedClient>()
  #statements = new Set<Statement>()
  #looking: NodeJS.Timeout
  #again: NodeJS.Timeout | undefined

  constructor(name: string, hosts: DatabaseHosts) {
    this.#name = name
    this.#hosts = hosts
    this.#current = hosts.urls[0] as string
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
  }

  /** The address for new connections. */
  get url(): string {
    return this.#current
  }

  /** Why no host serves, or undefined. */
  get away(): DatabaseAway | undefined {
    return this.#away
  }

  /** Finds the right host before the first connection. */
  async begin(): Promise<void> {
    if (this.#hosts.role === undefined) return
    await this.suspect()
  }

  /** Tracks the connections, so that none of them ends the process and all can be closed. */
  attend(pool: pg.Pool): void {
    pool.on('connect', (client: WatchedClient) => {
      // It was opening to a host that no longer serves.
      if (client.target !== this.#current) return cut(client)
      this.#clients.add(client)
      client.once('end', () => this.#clients.delete(client))
      client.on('error', () => void this.suspect())
    })
  }

  /** Records a running statement; call the result when the statement has ended. */
  note(): () => void {
    const since = performance.now()
    const statement = { since, lookAt: since + SUSPICIOUS_MS }
    this.#statements.add(statement)
    return () => void this.#statements.delete(statement)
  }

  /** Probes the hosts; concurrent callers share one probe. */
  suspect(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#knocking ??= this.#knock().finally(() => {
      this.#knocking = undefined
    })
    return this.#knocking
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#looking)
    clearTimeout(this.#again)
  }

  #look(): void {
    const now = performance.now()
    for (const statement of this.#statements) {
      if (now < statement.lookAt) continue
      // A long statement is checked at growing intervals.
      statement.lookAt = now + (now - statement.since)
      void this.suspect()
    }
  }

  async #knock(): Promise<void> {
    const knocks = await Promise.all(this.#hosts.urls.map(knockAt))
    if (this.#isClosed) return
    const best = bestOf(knocks, this.#hosts)
    if (best) return this.#serveFrom(best.url, fitOf(best, this.#hosts) < BEST_FIT)
    const current = knocks.find(({ url }) => url === this.#current)
    // A server without room for another connection, or with a changed password, still serves its open connections.
    if (isAnswer(current?.cause)) return this.#serveFrom(this.#current)
    this.#refuse(knocks)
  }

  #serveFrom(url: string, isStandIn = false): void {
    clearTimeout(this.#again)
    if (isStandIn) this.#again = setTimeout(() => void this.suspect(), BETTER_AGAIN_MS).unref()
    if (this.#away) console.error(`the ${this.#name} is back`)
    this.#away = undefined
    if (url === this.#current) return
    console.error(`the ${this.#name} is served by another host now`)
    this.#current = url
    this.#cut()
  }

  #refuse(knocks: Knock[]): void {
    const cause = knocks.map((knock) => knock.cause).find(Boolean)
    const reason = cause instanceof Error ? cause.message : 'no host serves what is asked for'
    if (!this.#away) console.error(`the ${this.#name} is away: ${reason}`)
    this.#away = new DatabaseAway(`the ${this.#name} is away: ${reason}`, { cause })
    this.#cut()
    clearTimeout(this.#again)
    this.#again = setTimeout(() => void this.suspect(), KNOCK_AGAIN_MS).unref()
  }

  /** The statements of these connections fail now; a frozen server would let them wait for ever. */
  #cut(): void {
    for (const client of this.#clients) cut(client)
  }
}

function cut(client: WatchedClient): void {
  client.connection?.stream.destroy()
}

/**
 * True when the server itself refused. It also refuses while it starts or stops, and a pooler does so for it (08):
 * then no host serves.
 */
function isAnswer(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && !/^(57P|08)/.test(cause.code ?? '')
}

const BEST_FIT = 2

function fitOf({ state }: Knock, { role }: DatabaseHosts): number {
  return state ? fitness(role, state) : 0
}

/** The first of the best fitting hosts. */
function bestOf(knocks: Knock[], hosts: DatabaseHosts): Knock | undefined {
  const best = Math.max(...knocks.map((knock) => fitOf(knock, hosts)))
  return best > 0 ? knocks.find((knock) => fitOf(knock, hosts) === best) : undefined
}

async function knockAt(url: string): Promise<Knock> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: KNOCK_WITHIN_MS,
    query_timeout: KNOCK_WITHIN_MS,
    application_name: 'amanah watch',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<HostState>(
      `select pg_is_in_recovery() as "isStandby",
         current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    )
    return { url, ...(rows[0] && { state: rows[0] }) }
  } catch (cause) {
    return { url, cause }
  } finally {
    void client.end().catch(() => {})
  }
}
