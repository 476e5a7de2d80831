import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureWebBuild } from '#server/web-build.ts'
import { seededOn } from '../seeded.ts'

/**
 * Runs before the journeys: builds once, so that the workers' servers find a finished build, and seeds a data folder
 * once, which they copy. Answers a function that removes the folder.
 */
export default async function prepare(): Promise<() => void> {
  await ensureWebBuild()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-seeded-'))
  await seededOn(undefined, folder)
  // The workers inherit it.
  process.env.SEEDED_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
