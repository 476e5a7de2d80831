import { expect, test } from 'vitest'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordReversed } from '#features/donation/record-payment.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid, makePrayer } from '#tests/prayers.ts'
import { publishPrayers } from './publish-prayers.server.ts'
import { countPrayers, listPrayers } from './queries.server.ts'
import { sayAamiin } from './say-aamiin.server.ts'

async function textsOf(ctx: TestCtx): Promise<string[]> {
  return (await listPrayers(ctx.db)).items.map(({ text }) => text)
}

test('a paid gift’s prayer is published once, without links, and the pages that show it are dropped', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const second = await testContext({ sharing: ctx })
  await givePaid(ctx, { prayer: 'Semoga berkah, lihat www.contoh.com' })
  await givePaid(ctx, { prayer: 'Dasar goblok' })
  await givePaid(ctx, { prayer: 'Hanya untuk Anda', showsPrayer: false })
  await givePaid(ctx)
  ctx.purged.length = 0
  await Promise.all([publishPrayers(ctx), publishPrayers(second)])
  await publishPrayers(ctx)
  expect(await textsOf(ctx)).toEqual(['Semoga berkah, lihat'])
  const rows = await ctx.db.selectFrom('prayer').select(['status', 'hidden_for']).execute()
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ status: 'hidden', hidden_for: 'word' })
  expect([...ctx.purged, ...second.purged]).toContain('/doa-orang-baik/sumur-desa')
})

test('a prayer whose gift went back is no longer shown', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx)
  const { id } = await givePaid(ctx, { prayer: 'Semoga berkah.' })
  await publishPrayers(ctx)
  expect(await countPrayers(ctx.db, campaignId)).toBe(1)
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const payment = { journalId: ctx.newId(), occurredAt: now, now }
    await recordReversed(tx, await lockDonation(tx, id), payment)
  })
  expect(await textsOf(ctx)).toEqual([])
  expect(await countPrayers(ctx.db, campaignId)).toBe(0)
})

test('a prayer shows no more than it must: no row id, no public id of the gift, no name of the anonymous', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const donation = { donorName: 'Rahasia Sekali', isAnonymous: true, prayer: 'Semoga berkah.' }
  const { id, publicId } = await givePaid(ctx, donation)
  await publishPrayers(ctx)
  const { items } = await listPrayers(ctx.db)
  expect(items[0]).toMatchObject({ name: 'Hamba Allah', isAnonymous: true })
  const shown = JSON.stringify(items)
  for (const secret of [id, publicId, 'Rahasia', '+62']) expect(shown).not.toContain(secret)
})

test.each(['terbaru', 'paling-diaminkan'] as const)(
  'paging through prayers by %s shows each once, also when many are alike',
  async (sort) => {
    const ctx = await testContext()
    const { id: campaignId } = await makeCampaign(ctx)
    for (let index = 0; index < 11; index++) {
      const prayerId = await makePrayer(ctx, { prayer: `Doa ${index} untuk semua` })
      for (let person = 0; person < index % 3; person++) {
        await sayAamiin(ctx, { prayerId, person: `tamu:${person}`, address: `203.0.113.${person}` })
      }
      if (index % 4 === 0) ctx.clock.advance({ minutes: 1 })
    }
    const seen: string[] = []
    const counts: number[] = []
    let after: string | undefined
    do {
      const page = await listPrayers(ctx.db, { campaignId, sort, limit: 3, after })
      seen.push(...page.items.map(({ text }) => text))
      counts.push(...page.items.map(({ aamiins }) => aamiins))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(seen).size).toBe(11)
    expect(seen).toHaveLength(11)
    if (sort === 'paling-diaminkan') expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  },
)
