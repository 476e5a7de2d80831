import { openBuildPacks } from './build-pack.ts'
import type { ReadyAnswer } from '../http/listen.ts'
import { openStaticFiles } from '../http/static-files.ts'

export type WebFiles = {
  /** Every file of the build, and packs of them. */
  ready: ReadyAnswer[]
  /** Packs everything as small as it gets, until the signal. */
  warm(signal?: AbortSignal): Promise<void>
}

/** The browser's files of the build, alone and in packs; `packed` has what is as small as it gets. */
export async function openWebFiles(folder: string, packed: string): Promise<WebFiles> {
  const files = await openStaticFiles(folder, packed)
  const findPack = openBuildPacks(folder, files)
  return {
    ready: [
      (_request, pathname) => files.find(pathname),
      (_request, pathname, search) => findPack(pathname, search),
    ],
    warm: files.warm,
  }
}
