import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A data folder with the samples of a day, of today by default; made once in `kept`, whoever asks first. */
export async function seededOn(clock: string | undefined, kept: string): Promise<string> {
  const folder = path.join(kept, clock?.replace(/\W/g, '-') ?? 'today')
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true })
  try {
    mkdirSync(`${folder}.begun`)
  } catch {
    while (!existsSync(folder)) await untilSeeded(folder)
    return folder
  }
  const clockOf = clock ? { TEST_CLOCK: clock } : {}
  const env = { PATH: process.env.PATH, DATA_DIR: `${folder}.begun`, ...clockOf }
  try {
    await run(process.execPath, ['tools/seed.ts'], { env })
  } catch (cause) {
    mkdirSync(`${folder}.failed`)
    throw new Error('the sample data could not be made', { cause })
  }
  renameSync(`${folder}.begun`, folder)
  return folder
}

async function untilSeeded(folder: string): Promise<void> {
  if (existsSync(`${folder}.failed`)) throw new Error('the sample data could not be made')
  await wait(100)
}
