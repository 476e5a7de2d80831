import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { alone } from '#server/bundle/build-lock.ts'
import { KEPT } from '#platform/db/embedded/empty-database.server.ts'
import { sendCrowd } from './crowd.ts'
import { makeMemoryGroup, peakMegabytes } from './memory-group.ts'
import { runTool } from './run-tool.ts'
import { startServer } from './server.ts'
import { skipUnless } from '../database/skip-unless.ts'

/** What a machine of 1 GB leaves to the launcher and the server with its database: the rest is the system's. */
const SMALL_MACHINE_MEGABYTES = 750
const GROUP_BYTES = SMALL_MACHINE_MEGABYTES * 1_048_576

// Resident memory is read where Linux tells it.
const isMemoryTold = existsSync('/proc/self/status')

type Trial = {
  /** A folder of data to begin with; without it the server makes its own. */
  samples?: string
  /** The crowd reads one in so many of all pages. */
  of: number
  /** The build has packed the answers of 'lokal'; those of another source the server packs beside the crowd. */
  audio: 'lokal' | 'everyayah'
}

/**
 * Starts the built launcher, server and embedded database as on a machine of 1 GB, and sends a crowd. They must live,
 * and answer everybody.
 */
export async function expectToLiveInSmallMachine({ samples, of, audio }: Trial): Promise<void> {
  skipUnless(isMemoryTold, 'this system tells no memory of a process (/proc)')
  await runTool('build', { AUDIO_SOURCE: 'lokal' })
  // As after `npm ci && npm start`: no build has kept a database, so the engine makes its files.
  if (!samples)
    await alone(`${KEPT}.lock`, async () => rmSync(KEPT, { recursive: true, force: true }))
  const group = makeMemoryGroup(GROUP_BYTES)
  console.log(group ? 'within a control group' : 'no control group can be made: only watched')
  if (group) onTestFinished(() => group.remove())
  // On the disk: files in memory would count as the group's own.
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-memory-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  if (samples) cpSync(samples, dataDir, { recursive: true })
  // Pages are drawn as fast as they are asked for.
  const env = { RENDERS_PER_MINUTE: '0', AUDIO_SOURCE: audio }
  const server = await startServer({ env, launcher: { group }, dataDir })
  onTestFinished(() => server.stop())
  const { failed, donationIds } = await sendCrowd(server.origin, { of })
  expect(failed).toEqual([])
  expect(donationIds).toHaveLength(60)
  const peak = peakMegabytes(server.pid())
  console.log(`at most ${peak.toFixed(0)} MB resident with the embedded database`)
  expect(peak).toBeLessThan(SMALL_MACHINE_MEGABYTES)
  expect(group?.kills() ?? 0).toBe(0)
}
