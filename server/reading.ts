import { openOfflineShelf } from '#features/quran/offline/offline-files.server.ts'
import { openSearch } from '#features/quran/search/open-search.server.ts'
import { openShelf, respondFrozen } from '#features/quran/shelf.server.ts'
import type { Config } from '#platform/config.ts'
import type { ReadyAnswer } from './listen.ts'
import { openWorkerSwitch } from './worker-switch.ts'

export type Reading = {
  /** Answers that lie ready: the Quran API for those who may read, and the files a browser keeps. */
  ready: ReadyAnswer[]
  /** Makes everything as small and as quick as it gets; what `folder` holds is taken from there. */
  warm(folder: string): Promise<void>
}

/** All that is held in memory of the Quran, and the switch of the worker that keeps it in browsers. */
export async function openReading(
  config: Config,
  mayRead: (authorization: string | undefined) => boolean,
): Promise<Reading> {
  const offline = await openOfflineShelf(config)
  return {
    ready: [
      respondFrozen(config, mayRead),
      (_request, pathname) => offline.find(pathname),
      await openWorkerSwitch(config),
    ],
    async warm(folder) {
      await openSearch(config)
      await openShelf(config).warm(folder)
      await offline.warm(folder)
    },
  }
}
