import { test } from 'vitest'
import { expectToLiveInSmallMachine } from '#tests/server/small-machine.ts'

// The first start makes the database and the sample data, too.
test('from an empty place and through a crowd, all of it lives in what a machine of 1 GB leaves', async () => {
  await expectToLiveInSmallMachine({ of: 1, audio: 'everyayah' })
})
