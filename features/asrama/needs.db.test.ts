import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { aNeed, anAsrama } from '#tests/asrama.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { countByProvince, getAsrama, listAsrama } from './queries.server.ts'
import { recordDelivery } from './record-delivery.server.ts'
import { showAsramaPicture } from './save-asrama.server.ts'

async function arrived(ctx: TestCtx, slug = 'tepian-musi') {
  const { needs } = await getAsrama(ctx.db, slug, ctx.now())
  return needs.map(({ name, arrived: came }) => [name, came])
}

test('what came is what was recorded this month, corrections taken off, and the screens are drawn anew', async () => {
  // Monday, 15 June 2026, 10.00 WIB.
  const ctx = await testContext()
  const asramaId = await anAsrama(ctx)
  const needId = await aNeed(ctx, asramaId)
  const deliver = (quantity: number, receivedOn: string) =>
    recordDelivery(ctx, { asramaId, needId, quantity, receivedOn, by: 'petugas' })
  await deliver(999, '2026-05-31')
  expect(await arrived(ctx)).toEqual([['Beras', 0]])
  await deliver(100, '2026-06-01')
  await deliver(250, '2026-06-14')
  await deliver(-50, '2026-06-14')
  expect(await arrived(ctx)).toEqual([['Beras', 300]])
  expect(ctx.purged).toContain('/asrama')
  expect(ctx.purged).toContain('/asrama/tepian-musi')
  await expect(
    ctx.db.updateTable('asrama_delivery').set({ quantity: 1 }).execute(),
  ).rejects.toThrow()

  ctx.clock.set('2026-06-30T17:00:00.000Z')
  expect(await arrived(ctx)).toEqual([['Beras', 0]])
})

test('money is counted by the books of its own campaign, in the month of its own time', async () => {
  const ctx = await testContext()
  const campaign = await makeCampaign(ctx, { slug: 'dapur-sorong' })
  const other = await makeCampaign(ctx, { slug: 'lain' })
  const province = 'papua-barat-daya'
  const asramaId = await anAsrama(ctx, { slug: 'sorong', province, campaign_id: campaign.id })
  const needId = await aNeed(ctx, asramaId, { name: 'Dapur', unit: 'rupiah', wanted: 1_000_000 })
  const give = async (campaignId: string, amount: number, at: string) => {
    const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
    const when = { occurredAt: new Date(at), recordedAt: ctx.now() }
    const money = { fund: 'IT' as const, campaignId, amount: rupiah(Math.abs(amount)) }
    const posting =
      amount > 0
        ? { ...money, debit: '1130', credit: '4210' }
        : { ...money, debit: '4990', credit: '2140' }
    await postJournal(ctx.db, { ...ids, ...when, description: 'Uji', postings: [posting] })
  }
  // Half an hour before June in Sorong, and half an hour into it.
  await give(campaign.id, 70_000, '2026-05-31T14:30:00Z')
  await give(campaign.id, 300_000, '2026-05-31T15:30:00Z')
  await give(campaign.id, -100_000, '2026-06-10T03:00:00Z')
  await give(other.id, 500_000, '2026-06-10T03:00:00Z')
  expect(await arrived(ctx, 'sorong')).toEqual([['Dapur', 200_000]])
  const entered = { asramaId, needId, quantity: 5, receivedOn: '2026-06-14', by: 'petugas' }
  await expect(recordDelivery(ctx, entered)).rejects.toMatchObject({
    code: 'asrama/need-not-found',
  })
  await expect(aNeed(ctx, asramaId, { name: 'Lagi', unit: 'rupiah' })).rejects.toThrow()
})

test('a need stands from its first month to its last, and elsewhere nothing is needed', async () => {
  const ctx = await testContext()
  const asramaId = await anAsrama(ctx)
  await anAsrama(ctx, { slug: 'lain', name: 'Asrama Lain' })
  await aNeed(ctx, asramaId, { name: 'Selimut', from: '2026-06', until: '2026-06' })
  await aNeed(ctx, asramaId, { name: 'Payung', from: '2026-07' })
  expect(await arrived(ctx)).toEqual([['Selimut', 0]])
  expect(await arrived(ctx, 'lain')).toEqual([])
  ctx.clock.set('2026-07-01T00:00:00.000Z')
  expect(await arrived(ctx)).toEqual([['Payung', 0]])
})

test('the list goes from west to east and is filtered by province and by free places', async () => {
  const ctx = await testContext()
  await anAsrama(ctx, { slug: 'sorong', name: 'Sorong', province: 'papua-barat-daya' })
  await anAsrama(ctx, { slug: 'penuh', name: 'Penuh', residents: 90 })
  await anAsrama(ctx, { slug: 'lapang', name: 'Lapang' })
  await anAsrama(ctx, { slug: 'aceh', name: 'Aceh', province: 'aceh', is_published: false })
  const slugs = async (filter: { province?: string; isFree?: boolean }) =>
    (await listAsrama(ctx.db, { now: ctx.now(), ...filter })).map(({ slug }) => slug)
  expect(await slugs({})).toEqual(['lapang', 'penuh', 'sorong'])
  expect(await slugs({ province: 'sumatera-selatan' })).toEqual(['lapang', 'penuh'])
  expect(await slugs({ isFree: true })).toEqual(['lapang', 'sorong'])
  expect(await slugs({ province: 'aceh' })).toEqual([])
  expect(await countByProvince(ctx.db)).toEqual([
    { province: 'sumatera-selatan', count: 2, free: 1 },
    { province: 'papua-barat-daya', count: 1, free: 1 },
  ])
  await expect(getAsrama(ctx.db, 'aceh', ctx.now())).rejects.toMatchObject({ status: 404 })
})

test('a photograph takes the place of the drawn cover, with words, and can leave again', async () => {
  const ctx = await testContext()
  const id = await anAsrama(ctx)
  const size = { width: 40, height: 20, widths: [40] }
  const shown = { key: 'gambar/a1', colour: '#0b6e4f', ...size, alt: 'Pendapa dan kebun' }
  await showAsramaPicture(ctx, { id, shown })
  const { picture } = await getAsrama(ctx.db, 'tepian-musi', ctx.now())
  expect(picture).toEqual(shown)
  expect(ctx.purged).toEqual(['/asrama', '/kunjungan/tepian-musi'])
  await showAsramaPicture(ctx, { id, shown: undefined })
  expect((await getAsrama(ctx.db, 'tepian-musi', ctx.now())).picture).toBeNull()
})

test('a place more exact than a kilometre, or more children than places, is refused by the database', async () => {
  const ctx = await testContext()
  await expect(anAsrama(ctx, { latitude: -3.0123 })).rejects.toThrow()
  await expect(anAsrama(ctx, { residents: 91 })).rejects.toThrow()
})
