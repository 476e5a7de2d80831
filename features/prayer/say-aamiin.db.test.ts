import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePrayer } from '#tests/prayers.ts'
import { PrayerHidden, PrayerNotFound } from './errors.ts'
import { listPrayers } from './queries.server.ts'
import { reportPrayer } from './report-prayer.server.ts'
import { sayAamiin, takeBackAamiin } from './say-aamiin.server.ts'

const address = '203.0.113.7'

test('one person says aamiin once, however often and however much at once', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  const copies = Array.from({ length: 100 }, () =>
    sayAamiin(ctx, { prayerId, person: 'tamu:A', address }),
  )
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
  await Promise.all(people.map((person) => sayAamiin(ctx, { prayerId, person, address })))
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
  await sayAamiin(ctx, { prayerId, person: 'tamu:A', address })
  await sayAamiin(ctx, { prayerId, person: 'tamu:B', address })
  await takeBackAamiin(ctx, { prayerId, person: 'tamu:A', address })
  const after = await takeBackAamiin(ctx, { prayerId, person: 'tamu:A', address })
  expect(after).toMatchObject({ aamiins: 1, hasSaidAamiin: false })
  expect(await takeBackAamiin(ctx, { prayerId, person: 'tamu:C', address })).toMatchObject({
    aamiins: 1,
  })
})

test('nobody says aamiin to a prayer that is hidden or was never there', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const hidden = await makePrayer(ctx, { prayer: 'Main judi saja' })
  const act = { prayerId: hidden, person: 'tamu:A', address }
  await expect(sayAamiin(ctx, act)).rejects.toThrow(PrayerHidden)
  await expect(reportPrayer(ctx, act)).rejects.toThrow(PrayerHidden)
  const stranger = { prayerId: ctx.newPublicId(), person: 'tamu:A', address }
  await expect(sayAamiin(ctx, stranger)).rejects.toThrow(PrayerNotFound)
  expect(await ctx.db.selectFrom('aamiin').selectAll().execute()).toEqual([])
})

test('sixty tokens of one network raise a count by no more than its village; each is remembered', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  const tokens = Array.from({ length: 60 }, (_, index) => ({
    prayerId,
    person: `tamu:${index}`,
    address: `203.0.113.${index}`,
  }))
  const answers = await Promise.all(tokens.map((act) => sayAamiin(ctx, act)))
  expect(answers.every(({ hasSaidAamiin }) => hasSaidAamiin)).toBe(true)
  expect((await listPrayers(ctx.db)).items[0]?.aamiins).toBe(20)
  const six = { prayerId, person: 'tamu:x', address: '2001:db8:1:2::/64' }
  expect((await sayAamiin(ctx, six)).aamiins).toBe(21)
  // A member is one person on every network.
  for (const person of ['akun:1', 'akun:2']) await sayAamiin(ctx, { prayerId, person, address })
  expect((await listPrayers(ctx.db)).items[0]?.aamiins).toBe(23)
  // Withdrawing an uncounted aamiin changes no number: at the end none is left.
  for (const act of tokens) await takeBackAamiin(ctx, act)
  expect((await listPrayers(ctx.db)).items[0]?.aamiins).toBe(3)
})

test('an hour later a village is counted on, and another prayer has its own allowance', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const [first, second] = [await makePrayer(ctx), await makePrayer(ctx)]
  const say = async (prayerId: string, from: number, count: number) => {
    for (let at = from; at < from + count; at++) {
      await sayAamiin(ctx, { prayerId, person: `tamu:${at}`, address })
    }
    const { items } = await listPrayers(ctx.db)
    return items.find(({ id }) => id === prayerId)?.aamiins
  }
  expect(await say(first, 0, 25)).toBe(20)
  expect(await say(second, 0, 3)).toBe(3)
  ctx.clock.advance({ minutes: 60 })
  expect(await say(first, 100, 25)).toBe(40)
})
