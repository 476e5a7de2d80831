import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePrayer } from '#tests/prayers.ts'
import { PrayerHidden, PrayerNotFound } from './errors.ts'
import { listPrayers } from './queries.server.ts'
import { reportPrayer, sayAamiin, takeBackAamiin } from './say-aamiin.server.ts'

test('one person says aamiin once, however often and however much at once', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  const copies = Array.from({ length: 100 }, () => sayAamiin(ctx, { prayerId, person: 'tamu:A' }))
  for (const { aamiins, hasSaidAamiin } of await Promise.all(copies)) {
    expect({ aamiins, hasSaidAamiin }).toEqual({ aamiins: 1, hasSaidAamiin: true })
  }
  const rows = await ctx.db.selectFrom('aamiin').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test('many people count each, and each sees whether they are among them', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  const people = Array.from({ length: 13 }, (_, index) => `tamu:${index}`)
  await Promise.all(people.map((person) => sayAamiin(ctx, { prayerId, person })))
  const seenBy = async (person?: string) =>
    (await listPrayers(ctx.db, { campaignId, person })).items[0]
  expect(await seenBy('tamu:3')).toMatchObject({ aamiins: 13, hasSaidAamiin: true })
  expect(await seenBy('tamu:99')).toMatchObject({ aamiins: 13, hasSaidAamiin: false })
  expect(await seenBy()).toMatchObject({ hasSaidAamiin: false })
})

test('aamiin is taken back once; without one nothing changes', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  await sayAamiin(ctx, { prayerId, person: 'tamu:A' })
  await sayAamiin(ctx, { prayerId, person: 'tamu:B' })
  await takeBackAamiin(ctx, { prayerId, person: 'tamu:A' })
  const after = await takeBackAamiin(ctx, { prayerId, person: 'tamu:A' })
  expect(after).toMatchObject({ aamiins: 1, hasSaidAamiin: false })
  expect(await takeBackAamiin(ctx, { prayerId, person: 'tamu:C' })).toMatchObject({ aamiins: 1 })
})

test('nobody says aamiin to a prayer that is hidden or was never there', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const hidden = await makePrayer(ctx, { prayer: 'Main judi saja' })
  const act = { prayerId: hidden, person: 'tamu:A' }
  await expect(sayAamiin(ctx, act)).rejects.toThrow(PrayerHidden)
  await expect(reportPrayer(ctx, act)).rejects.toThrow(PrayerHidden)
  const stranger = { prayerId: ctx.newPublicId(), person: 'tamu:A' }
  await expect(sayAamiin(ctx, stranger)).rejects.toThrow(PrayerNotFound)
  expect(await ctx.db.selectFrom('aamiin').selectAll().execute()).toEqual([])
})

test('the fifth person who reports a prayer hides it; one person alone cannot', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  ctx.purged.length = 0
  for (let time = 0; time < 6; time++) await reportPrayer(ctx, { prayerId, person: 'tamu:A' })
  for (const person of ['tamu:B', 'tamu:C', 'tamu:D']) await reportPrayer(ctx, { prayerId, person })
  expect((await listPrayers(ctx.db)).items).toHaveLength(1)
  expect(ctx.purged).toEqual([])

  await reportPrayer(ctx, { prayerId, person: 'tamu:E' })
  expect((await listPrayers(ctx.db)).items).toEqual([])
  expect(ctx.purged).toContain('/doa-orang-baik/sumur-desa')
})
