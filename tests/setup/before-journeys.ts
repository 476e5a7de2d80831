import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { keptFolder } from '../database/kept-folder.ts'
import { seededOn } from '../server/seeded.ts'

/**
 * Runs before the journeys: builds once, so that the workers' servers find a finished build, and seeds a data folder
 * once, which they copy: `npm test` has one already. Answers a function that removes the folder.
 */
export default async function prepare(): Promise<() => void> {
  // The workers inherit it: their servers serve this build, although a source may be edited meanwhile.
  process.env.AMANAH_BUILD_ID = (await ensureWebBuild()).id
  const { folder, remove } = keptFolder()
  await seededOn(undefined, folder)
  return remove
}
