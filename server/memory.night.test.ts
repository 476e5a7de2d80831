import { test } from 'vitest'
import { keptFolder } from '#tests/database/kept-folder.ts'
import { seededOn } from '#tests/server/seeded.ts'
import { expectToLiveInSmallMachine } from '#tests/server/small-machine.ts'

test('launcher, server and embedded database live through readers and givers in what a machine of 1 GB leaves', async () => {
  const samples = await seededOn(undefined, keptFolder().folder)
  await expectToLiveInSmallMachine({ samples, of: 6, audio: 'lokal' })
})
