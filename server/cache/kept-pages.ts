import { openClock } from '#platform/time/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { openLog } from '#platform/log/log.server.ts'
import { notAtDesk } from '../http/desk-host.ts'
import { ReferenceData } from './reference-data.ts'
import type { ReadyAnswer } from '../http/listen.ts'
import { PageCache } from './page-cache.ts'
import { SharedPurges } from './shared-purges.ts'

const clock = () => performance.now()

/** The public pages a process caches, and how all processes drop them. */
export class KeptPages {
  readonly cache = new PageCache(clock)
  #shared: SharedPurges | undefined
  #held: ReferenceData | undefined

  purge(...prefixes: string[]): void {
    const pages = this.#shared ?? this.cache
    pages.purge(...prefixes)
  }

  /** From now on purges reach the other processes of the database, and theirs this one. */
  share(ctx: Ctx, { engine, fence }: Connection): void {
    // An embedded database has only one process.
    if (engine === 'embedded') return
    const { cache } = this
    this.#shared = new SharedPurges({ ctx, cache, fence, clock })
    this.#shared.start()
  }

  /** A page in memory, as it is answered before any router; the desk's own host shows none. */
  ready(config: Config): ReadyAnswer {
    return notAtDesk(config, (_request, pathname, search) =>
      search === '' ? this.cache.peek(pathname) : undefined,
    )
  }

  /** Holds what every page shows, and drops all pages when it changes. */
  async hold(config: Config, { db, clockOffsetMs }: Connection): Promise<void> {
    const now = openClock(config.testClock, clockOffsetMs)
    this.#held = new ReferenceData({ config, db, now, log: openLog(now) })
    await this.#held.open()
    this.#held.watch(() => this.cache.clear())
  }

  stopSharing(): void {
    this.#held?.stop()
    this.#shared?.stop()
  }
}
