import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { notAtDesk } from './desk-host.ts'
import type { ReadyAnswer } from './listen.ts'
import { PageCache } from './page-cache.ts'
import { SharedPurges } from './shared-purges.ts'

const clock = () => performance.now()

/** The public pages a process caches, and how all processes drop them. */
export class KeptPages {
  readonly cache = new PageCache(clock)
  #shared: SharedPurges | undefined

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

  stopSharing(): void {
    this.#shared?.stop()
  }
}
