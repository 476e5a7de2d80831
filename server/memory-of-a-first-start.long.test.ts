import { beforeAll, test } from 'vitest'
import { runTool } from '#tests/run-tool.ts'
import { expectToLiveInSmallMachine, isMemoryTold } from '#tests/small-machine.ts'

const LONG = 600_000

beforeAll(async () => {
  if (isMemoryTold) await runTool('build', { AUDIO_SOURCE: 'lokal' })
}, LONG)

test(
  'from an empty place and through a crowd, all of it lives in what a machine of 1 GB leaves',
  // The first start makes the database and the sample data, too.
  async () => await expectToLiveInSmallMachine({ of: 1, audio: 'everyayah' }),
  LONG,
)
