import { beforeAll, test } from 'vitest'
import { keptFolder } from '#tests/kept-folder.ts'
import { runTool } from '#tests/run-tool.ts'
import { seededOn } from '#tests/seeded.ts'
import { expectToLiveInSmallMachine, isMemoryTold } from '#tests/small-machine.ts'

const LONG = 600_000

beforeAll(async () => {
  if (isMemoryTold) await runTool('build', { AUDIO_SOURCE: 'lokal' })
}, LONG)

test(
  'launcher, server and embedded database live through readers and givers in what a machine of 1 GB leaves',
  async () => {
    const samples = await seededOn(undefined, keptFolder().folder)
    await expectToLiveInSmallMachine({ samples, of: 3, audio: 'lokal' })
  },
  LONG,
)
