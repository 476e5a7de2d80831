import { openOfflineCache } from '#features/quran/offline/offline-files.server.ts'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import { openResponseCache, respondFrozen } from '#features/quran/response-cache.server.ts'
import type { Config } from '#platform/config.ts'
import type { ReadyAnswer } from './listen.ts'
import { openWorkerSwitch } from './worker-switch.ts'

export type ReadingParts = {
  /** Answers that lie ready: the Quran API for those who may read, and the files a browser keeps. */
  ready: ReadyAnswer[]
  /** Makes everything as small and as quick as it gets; what `folder` holds is taken from there. */
  warm(folder: string): Promise<void>
}

/** All that is held in memory of the Quran, and the switch of the worker that keeps it in browsers. */
export async function openReading(
  config: Config,
  mayRead: (authorization: string | undefined) => boolean,
): Promise<ReadingParts> {
  const offline = await openOfflineCache(config)
  return {
    ready: [
      respondFrozen(config, mayRead),
      (_request, pathname) => offline.find(pathname),
      await openWorkerSwitch(config),
    ],
    async warm(folder) {
      await openSearch(config)
      await openResponseCache(config).warm(folder)
      await offline.warm(folder)
    },
  }
}
