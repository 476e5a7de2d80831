import { readConfig } from '#platform/config.ts'
import { initialize } from '#platform/db/embedded/embedded.server.ts'
import { KEPT, keepEmptyDatabase } from '#platform/db/embedded/empty-database.server.ts'
import { openOfflineCache } from '#features/quran/offline/offline-files.server.ts'
import { openSearch } from '#features/verse-search/open-search.server.ts'
import { openResponseCache } from '#features/quran/response-cache.server.ts'
import { alone } from '#server/bundle/build-lock.ts'
import { ensureWebBuild, webBuild } from '#server/bundle/web-build.ts'
import { openStaticFiles } from '#server/http/static-files.ts'

// Before the screens: each takes much memory of a small machine.
await alone(`${KEPT}.lock`, () => keepEmptyDatabase(initialize))
const { id, isNew } = await ensureWebBuild()
console.log(isNew ? `built ${id}` : `build ${id} is up to date`)
await makeReady()
console.log('made ready what is served from memory')

/** Now, or every first start would do it beside its visitors. */
async function makeReady(): Promise<void> {
  // What packs in the background of a server keeps no process alive.
  const alive = setInterval(() => {}, 1_000)
  const { AUDIO_SOURCE } = process.env
  const config = readConfig(AUDIO_SOURCE ? { AUDIO_SOURCE } : {})
  const { client, packed } = webBuild
  await (await openStaticFiles(client, packed)).warm()
  await openResponseCache(config).warm(packed)
  await (await openOfflineCache(config, packed)).warm()
  await openSearch(config, { folder: packed, build: id })
  clearInterval(alive)
}
