import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect } from '#platform/db/connect.server.ts'
import { codeCache } from './code-cache.ts'
import { keptFolder, madeOnce } from '../database/kept-folder.ts'
import { quickFolder } from '../database/quick-folder.ts'

const run = promisify(execFile)

/** A data folder with the samples of a day, of today by default; made once in `kept`. */
export async function seededOn(clock: string | undefined, kept: string): Promise<string> {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
  const clockOf = clock ? { TEST_CLOCK: clock } : {}
  const name = clock?.replace(/\W/g, '-') ?? today
  return await madeOnce(path.join(kept, name), async (folder) => {
    cpSync(await migratedOnce(kept), path.join(folder, 'database'), { recursive: true })
    const env = { PATH: process.env.PATH, ...codeCache(), DATA_DIR: folder, ...clockOf }
    await run(process.execPath, ['tools/seed.ts'], { env })
  })
}

/** The folder of an embedded database with every migration and nothing else; made once in `kept`. */
export async function migratedOnce(kept: string): Promise<string> {
  return await madeOnce(path.join(kept, 'migrated'), async (folder) => {
    await (await connect({ dataDir: folder })).close()
  })
}

/** Makes `to` the folder of such a database. The engine's own files take most of the time of a new one. */
export async function copyMigrated(to: string): Promise<void> {
  cpSync(await migratedOnce(keptFolder().folder), to, { recursive: true })
}

/**
 * Fills an empty server with today's samples by `ops -- move`, which takes less than half of making them there. Answers
 * the key of what is sealed in them; pictures stay away.
 */
export async function moveSamplesTo(url: string): Promise<string> {
  const dataDir = quickFolder()
  try {
    cpSync(await seededOn(undefined, keptFolder().folder), dataDir, { recursive: true })
    const env = { PATH: process.env.PATH, ...codeCache(), DATA_DIR: dataDir }
    await run(process.execPath, ['tools/ops.ts', 'move', url], { env })
    return readFileSync(path.join(dataDir, 'app-secret'), 'utf8').trim()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
