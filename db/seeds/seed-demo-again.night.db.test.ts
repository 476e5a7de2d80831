import { expect, test } from 'vitest'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { listUnits } from '#features/wakaf/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { expectSoundBooks } from '#tests/desk/demo-desk.ts'
import { fill } from './fill.server.ts'
import { seedDemo } from './seed-demo.server.ts'

async function shown({ db, now }: TestCtx) {
  const all = (await listCampaigns(db, { now: now(), status: 'semua', limit: 50 })).items
  return { all, units: [...(await listUnits(db)).values()] }
}

test('two seedings give the same demo, the second where a server has opened and filled the database', async () => {
  const first = await testContext()
  expect(await seedDemo(first)).toBe(true)
  const wanted = await shown(first)
  const second = await testContext()
  expect(await fill(second, { wantsDemo: false })).toBe(false)
  expect(await seedDemo(second)).toBe(true)
  await fill(second, { wantsDemo: false })
  expect(await shown(second)).toMatchObject(wanted)
  await expectSoundBooks(second)
})
