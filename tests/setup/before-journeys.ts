import { rmSync } from 'node:fs'
import { ensureWebBuild } from '#server/web-build.ts'
import { quickFolder } from '../quick-folder.ts'
import { seededOn } from '../seeded.ts'

/**
 * Runs before the journeys: builds once, so that the workers' servers find a finished build, and seeds a data folder
 * once, which they copy. Answers a function that removes the folder.
 */
export default async function prepare(): Promise<() => void> {
  // The workers inherit it: their servers serve this build, although a source may be edited meanwhile.
  process.env.AMANAH_BUILD_ID = (await ensureWebBuild()).id
  // Who runs journeys many times keeps them between the runs (tools/faults).
  const kept = process.env.SEEDED_DATA
  const folder = kept ?? quickFolder()
  await seededOn(undefined, folder)
  // The workers inherit it.
  process.env.SEEDED_DATA = folder
  return () => {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
