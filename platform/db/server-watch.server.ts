import type { Duplex } from 'node:stream'
import pg from 'pg'
import { type DatabaseHosts, fitness, type HostState } from './database-url.ts'
import { DatabaseAway } from './outage.server.ts'

/** A statement that takes longer makes us look whether the server still answers. */
const SUSPICIOUS_MS = 3_000
const LOOK_EVERY_MS = 500
const KNOCK_WITHIN_MS = 2_000
const KNOCK_AGAIN_MS = 1_000
/** How often it looks for a host that fits better than the one that stands in for it. */
const BETTER_AGAIN_MS = 5_000

type Knock = { url: string; state?: HostState; cause?: unknown }
/** `target` is the address it was made for, `connection` the driver's own. */
type WatchedClient = pg.PoolClient & { target?: string; connection?: { stream: Duplex } }
type Statement = { since: number; lookAt: number }

/**
 * Knows which host serves and whether any does. Whatever looks like trouble (a lost connection, a slow statement, a
 * server that only reads) makes it knock at all hosts; where none answers, callers are refused at once instead of
 * waiting one after the other, hung connections are cut, and it knocks every second until one is back.
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

  /** The address that new connections go to. */
  get url(): string {
    return this.#current
  }

  /** Why nobody can be served, or undefined. */
  get away(): DatabaseAway | undefined {
    return this.#away
  }

  /** Finds the host that is wanted, before the first connection. */
  async begin(): Promise<void> {
    if (this.#hosts.role === undefined) return
    await this.suspect()
  }

  /** Keeps sight of the connections, so that none of them ends the process and all can be cut. */
  attend(pool: pg.Pool): void {
    pool.on('connect', (client: WatchedClient) => {
      // It was on its way to a host that serves no longer.
      if (client.target !== this.#current) return cut(client)
      this.#clients.add(client)
      client.once('end', () => this.#clients.delete(client))
      client.on('error', () => void this.suspect())
    })
  }

  /** Notes a statement that runs; call what it answers when it has ended. */
  note(): () => void {
    const since = performance.now()
    const statement = { since, lookAt: since + SUSPICIOUS_MS }
    this.#statements.add(statement)
    return () => void this.#statements.delete(statement)
  }

  /** Knocks at the hosts; several callers share one knocking. */
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
      // A long question to the books is looked at ever more rarely.
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
    // A server that has no room for one more, or another password by now, still serves the connections it has.
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

  /** The statements of these connections end with an error now; a frozen server would let them wait for ever. */
  #cut(): void {
    for (const client of this.#clients) cut(client)
  }
}

function cut(client: WatchedClient): void {
  client.connection?.stream.destroy()
}

/** True when the server itself refused. While it starts or stops it does so too, and a pooler does for it (08): then nobody is served. */
function isAnswer(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && !/^(57P|08)/.test(cause.code ?? '')
}

const BEST_FIT = 2

function fitOf({ state }: Knock, { role }: DatabaseHosts): number {
  return state ? fitness(role, state) : 0
}

/** The first of those that fit best. */
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
