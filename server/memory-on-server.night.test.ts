import { existsSync } from 'node:fs'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sendCrowd } from '#tests/server/crowd.ts'
import { aServer } from '#tests/database/installations.ts'
import { peakMegabytes } from '#tests/server/memory-group.ts'
import { runTool } from '#tests/server/run-tool.ts'
import { startServer } from '#tests/server/server.ts'
import { skipUnless } from '#tests/database/skip-unless.ts'

/** What one process may take with a PostgreSQL of its own beside it (DEPLOY.md, Sizes). */
const PROCESS_MEGABYTES = 400
const LONG = 600_000

// Resident memory is read where Linux tells it.
const isWatched = existsSync('/proc/self/status')
// Pages are drawn as fast as they are asked for.
const env = { RENDERS_PER_MINUTE: '0', AUDIO_SOURCE: 'everyayah' }

beforeAll(async () => {
  if (isWatched) await runTool('build')
}, LONG)

test(
  'a process on PostgreSQL stays under 400 MB through a crowd of readers and givers',
  async () => {
    skipUnless(isWatched, 'this system tells no memory of a process (/proc)')
    const { env: database } = await aServer()
    await runTool('seed', database)
    const server = await startServer({ env: { ...env, ...database }, isMeasured: true })
    onTestFinished(() => server.stop())
    const { failed, donationIds } = await sendCrowd(server.origin)
    expect(failed).toEqual([])
    expect(donationIds).toHaveLength(60)
    const peak = peakMegabytes(server.pid())
    console.log(`at most ${peak.toFixed(0)} MB resident on PostgreSQL`)
    expect(peak).toBeLessThan(PROCESS_MEGABYTES)
  },
  LONG,
)
