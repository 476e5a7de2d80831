import { expect, test } from 'vitest'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { makeCampaign } from '#tests/makers.ts'
import { permitWords, reportDueOn } from './collection-permit.ts'
import { listPermits, recordPermit } from './permits.server.ts'

const permit = {
  number: '460/12/PUB/2026',
  issuer: 'Bupati Garut',
  region: 'Kabupaten Garut',
  from: '2026-03-01',
  through: '2026-05-31',
  isDisaster: false,
}

test('a permit stands beside what its campaign received within its days, and of another nothing', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const { campaignId } = await aSettledDonation(ctx, { amount: 1_000_000 })
  const { id: other } = await makeCampaign(ctx, { slug: 'lain', title: 'Lain' })
  const { id: zakat } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const by = ctx.newId()
  await recordPermit(ctx, { ...permit, campaignId }, by)
  await recordPermit(ctx, { ...permit, campaignId: other, number: 'B' }, by)
  await recordPermit(
    ctx,
    { ...permit, campaignId, number: 'C', from: '2026-01-01', through: '2026-02-28' },
    by,
  )
  const sums = (await listPermits(ctx)).map(({ number, collected }) => [number, collected])
  expect(new Map(sums as [string, number][])).toEqual(
    new Map([
      [permit.number, 1_000_000],
      ['B', 0],
      ['C', 0],
    ]),
  )

  const refused = async (more: Partial<typeof permit & { campaignId: string }>) =>
    recordPermit(ctx, { ...permit, campaignId, number: 'D', ...more }, by)
  await expect(refused({ number: permit.number })).rejects.toMatchObject({
    code: 'collection-permit/known',
  })
  await expect(refused({ campaignId: zakat })).rejects.toMatchObject({
    code: 'collection-permit/not-needed',
  })
  for (const days of [{ through: '2026-07-01' }, { through: '2026-02-01' }])
    await expect(refused(days)).rejects.toMatchObject({ code: 'collection-permit/too-long' })
  await refused({ through: '2026-06-30' })
})

test('costs above a tenth, none for a disaster, an end that is near and a report that is due are said', () => {
  const sums = { collected: 1_000_000, cost: 100_000, passedOn: 0 }
  const named = { id: '1', campaignId: '2', campaign: 'A', slug: 'a' }
  const state = { version: 1, isWithdrawn: false, isFiled: false, isOpen: true }
  const at = { ...named, ...permit, ...sums, ...state }
  const words = (more: Partial<typeof at>, today: string) =>
    permitWords({ ...at, ...more }, today).map((each) => each.words)
  expect(words({}, '2026-04-01')).toEqual([])
  expect(words({ cost: 100_001 }, '2026-04-01')).toEqual(['Biaya pengumpulan paling banyak 10 %'])
  expect(words({ isDisaster: true, cost: 1 }, '2026-04-01')).toEqual([
    'Biaya pengumpulan untuk bencana tidak boleh ada',
  ])
  expect(words({}, '2026-05-16')).toEqual([])
  expect(words({}, '2026-05-17')).toEqual(['Izin segera berakhir'])
  expect(words({}, '2026-06-01')).toEqual([
    'Program masih menerima setelah izin berakhir',
    'Laporannya harus dikirim',
  ])
  expect(words({ isOpen: false }, '2026-07-01')).toEqual(['Laporannya terlambat'])
  expect(words({ isOpen: false, isFiled: true }, '2026-07-01')).toEqual([])
  expect(words({ isWithdrawn: true, cost: 900_000 }, '2026-07-01')).toEqual(['Izin ditarik'])
  expect(reportDueOn(permit.through)).toBe('2026-06-30')
})
