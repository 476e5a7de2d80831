import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sendCrowd } from '#tests/crowd.ts'
import { makeMemoryGroup, peakMegabytes } from '#tests/memory-group.ts'
import { runTool } from '#tests/run-tool.ts'
import { startServer } from '#tests/server.ts'
import { skipUnless } from '#tests/skip-unless.ts'

/** What a machine of 1 GB leaves to the launcher and the server with its database: the rest is the system's. */
const SMALL_MACHINE_MEGABYTES = 750
const GROUP_BYTES = SMALL_MACHINE_MEGABYTES * 1_048_576
const LONG = 600_000

// Resident memory is read where Linux tells it.
const isWatched = existsSync('/proc/self/status')
const trial = isWatched ? makeMemoryGroup(GROUP_BYTES) : undefined
trial?.remove()
// Pages are drawn as fast as they are asked for.
const env = { RENDERS_PER_MINUTE: '0', AUDIO_SOURCE: 'everyayah' }

beforeAll(async () => {
  if (isWatched) await runTool('build', { AUDIO_SOURCE: 'lokal' })
}, LONG)

test(
  'launcher, server and embedded database live through a crowd in what a machine of 1 GB leaves',
  async () => {
    skipUnless(isWatched, 'this system tells no memory of a process (/proc)')
    const group = makeMemoryGroup(GROUP_BYTES)
    console.log(group ? 'within a control group' : 'no control group can be made: only watched')
    if (group) onTestFinished(() => group.remove())
    // On the disk: files in memory would count as the group's own.
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-memory-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    // Its first start makes the sample data, too.
    const server = await startServer({ env, launcher: { group }, dataDir })
    onTestFinished(() => server.stop())
    const { failed, donationIds } = await sendCrowd(server.origin)
    expect(failed).toEqual([])
    expect(donationIds).toHaveLength(60)
    const peak = peakMegabytes(server.pid())
    console.log(`at most ${peak.toFixed(0)} MB resident with the embedded database`)
    expect(peak).toBeLessThan(SMALL_MACHINE_MEGABYTES)
    expect(group?.kills() ?? 0).toBe(0)
  },
  LONG,
)
