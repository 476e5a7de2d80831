import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quickFolder } from './quick-folder.ts'

/**
 * The folder where a run keeps what its tests copy, each thing made by whoever asks first; every process that this one
 * starts inherits it. `npm test` has one for all its steps. `remove` removes it where this process has made it.
 */
export function keptFolder(): { folder: string; remove: () => void } {
  const given = process.env.SEEDED_DATA
  const folder = given ?? quickFolder()
  process.env.SEEDED_DATA = folder
  const remove = () => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/** Makes a folder unless it is there; who asks meanwhile waits. */
export async function madeOnce(
  folder: string,
  make: (begun: string) => Promise<void>,
): Promise<string> {
  if (existsSync(folder)) return folder
  const begun = `${folder}.begun`
  mkdirSync(path.dirname(folder), { recursive: true })
  try {
    mkdirSync(begun)
  } catch {
    while (!existsSync(folder)) await untilMade(folder)
    return folder
  }
  try {
    await make(begun)
  } catch (cause) {
    mkdirSync(`${folder}.failed`)
    throw new Error(`${path.basename(folder)} could not be made`, { cause })
  }
  renameSync(begun, folder)
  return folder
}

async function untilMade(folder: string): Promise<void> {
  if (existsSync(`${folder}.failed`)) throw new Error(`${path.basename(folder)} could not be made`)
  await wait(100)
}
