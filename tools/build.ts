import { readConfig } from '#platform/config.ts'
import { openOfflineCache } from '#features/quran/offline/offline-files.server.ts'
import { openResponseCache } from '#features/quran/response-cache.server.ts'
import { ensureWebBuild, webBuild } from '#server/web-build.ts'
import { openStaticFiles } from '#server/static-files.ts'

const { id, isNew } = await ensureWebBuild()
console.log(isNew ? `built ${id}` : `build ${id} is up to date`)
await packAnswers()
console.log('packed what is served from memory')

/** Now, or every first start would do it beside its visitors. */
async function packAnswers(): Promise<void> {
  // What packs in the background of a server keeps no process alive.
  const alive = setInterval(() => {}, 1_000)
  const { AUDIO_SOURCE } = process.env
  const config = readConfig(AUDIO_SOURCE ? { AUDIO_SOURCE } : {})
  for (const part of [
    await openStaticFiles(webBuild.client),
    openResponseCache(config),
    await openOfflineCache(config),
  ]) {
    await part.warm(webBuild.packed)
  }
  clearInterval(alive)
}
