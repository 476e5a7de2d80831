import { expect, test } from 'vitest'
import type { ZakatSnapshot } from '#features/zakat/contract.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { DonationInput } from '../contract.ts'
import { startDonation } from './start-donation.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The monthly nisab of 2026 is Rp7.640.144 (Keputusan Ketua BAZNAS 15/2026): 2,5 % of ten million is due. */
const onIncome: ZakatSnapshot = {
  jenis: 'zakatpenghasilan',
  input: {
    periode: 'bulanan',
    metode: 'bruto',
    nisabBulan: 7_640_144,
    penghasilanUtama: 10_000_000,
  },
  tanggal: '2026-06-15',
  wilayah: 'nasional',
  zakatRupiah: 250_000,
}

const aZakat = {
  amount: rupiah(250_000),
  donorName: 'Siti Rahmawati',
  donorEmail: 'siti@contoh.id',
  isAnonymous: false,
  showsPrayer: false,
  wantsNews: false,
  zakat: onIncome,
}

async function give(ctx: TestCtx, fields: Partial<DonationInput>, fund: Fund = 'Z') {
  const slug = `program-${fund.toLowerCase()}`
  await makeCampaign(ctx, { slug, fund, amountStep: rupiah(1) })
  return startDonation(ctx, {
    campaignSlug: slug,
    ...aZakat,
    ...fields,
  })
}

test('a zakat that holds is taken, and how it came about is kept with it', async () => {
  const ctx = await testContext()
  await give(ctx, {})

  const row = await ctx.db.selectFrom('donation').select('zakat').executeTakeFirstOrThrow()
  expect(row.zakat).toEqual(onIncome)
})

test('the day of the calculation is the server’s, whatever day was sent', async () => {
  const ctx = await testContext({ now: '2026-06-15T23:30:00+07:00' })
  await give(ctx, { zakat: { ...onIncome, tanggal: '2019-01-01' } })
  const row = await ctx.db.selectFrom('donation').select('zakat').executeTakeFirstOrThrow()
  expect(row.zakat).toMatchObject({ tanggal: '2026-06-15' })
})

test.each([
  ['an amount other than its sum', { amount: rupiah(249_999) }],
  ['a tampered sum', { amount: rupiah(1_000_000), zakat: { ...onIncome, zakatRupiah: 1_000_000 } }],
  [
    'a nisab of its own',
    { zakat: { ...onIncome, input: { ...onIncome.input, nisabBulan: 1, penghasilanUtama: 5e6 } } },
  ],
])('a zakat with %s is refused and nothing is written', async (_case, given) => {
  const ctx = await testContext()

  await expect(give(ctx, given)).rejects.toMatchObject({
    code: 'zakat/total-mismatch',
    status: 422,
  })
  expect(await ctx.db.selectFrom('donation').select('id').execute()).toEqual([])
})

test('a reckoned zakat does not go to a campaign of another fund', async () => {
  const ctx = await testContext()

  await expect(give(ctx, {}, 'IT')).rejects.toMatchObject({ code: 'zakat/total-mismatch' })
})

const fitrahOfFour: ZakatSnapshot = {
  jenis: 'zakatfitrah',
  input: { jiwa: 4, bentuk: 'uang', tarifPerJiwa: 50_000 },
  tanggal: '2026-03-01',
  wilayah: 'nasional',
  zakatRupiah: 200_000,
}

test('fitrah and zakat on wealth stand in different accounts, so neither goes to the campaign of the other', async () => {
  const ctx = await testContext({ now: '2026-03-01T10:00:00+07:00' })
  const mismatch = { code: 'zakat/total-mismatch' }
  const fitrah = { amount: rupiah(200_000), zakat: fitrahOfFour }
  await expect(give(ctx, fitrah)).rejects.toMatchObject(mismatch)

  const terms = { slug: 'zakat-fitrah', fund: 'Z', amountStep: rupiah(1) } as const
  await makeCampaign(ctx, { ...terms, incomeAccount: '4120' })
  const given = { ...fitrah, campaignSlug: 'zakat-fitrah' }
  await expect(startDonation(ctx, { ...aZakat, ...given })).resolves.toBeDefined()
  const income = { ...aZakat, campaignSlug: 'zakat-fitrah' }
  await expect(startDonation(ctx, income)).rejects.toMatchObject(mismatch)
})

const fidyahOfTen: ZakatSnapshot = {
  jenis: 'fidyah',
  input: { hari: 10, tarifPerHari: 65_000 },
  tanggal: '2026-06-15',
  wilayah: 'nasional',
  zakatRupiah: 650_000,
}

test('a reckoned fidyah goes to its own fund and not to zakat, nor zakat to fidyah', async () => {
  const ctx = await testContext()
  const fidyah = { amount: rupiah(650_000), zakat: fidyahOfTen }
  await expect(give(ctx, fidyah)).rejects.toMatchObject({ code: 'zakat/total-mismatch' })
  await expect(give(ctx, {}, 'D')).rejects.toMatchObject({ code: 'zakat/total-mismatch' })
  await expect(give(ctx, { ...fidyah, campaignSlug: 'program-d' }, 'IT')).resolves.toBeDefined()
})

test('a further kind is reckoned again by the figures of the server, its solar rate among them', async () => {
  const ctx = await testContext()
  const ofCompany: ZakatSnapshot = {
    jenis: 'zakatperusahaan',
    input: {
      asetLancar: 2_000_000_000,
      kewajibanJangkaPendek: 500_000_000,
      tahunBuku: 'masehi',
      kadarMasehi: 2_575,
      hargaEmas24PerGram: 2_000_000,
      haul: true,
    },
    tanggal: '2026-06-15',
    wilayah: 'nasional',
    zakatRupiah: 38_625_000,
  }
  const amount = rupiah(38_625_000)
  await give(ctx, { amount, zakat: ofCompany })
  expect(await ctx.db.selectFrom('donation').select('zakat').execute()).toEqual([
    { zakat: ofCompany },
  ])
  const cheap = { ...ofCompany, input: { ...ofCompany.input, kadarMasehi: 1 }, zakatRupiah: 15_000 }
  await expect(
    startDonation(ctx, {
      ...aZakat,
      campaignSlug: 'program-z',
      amount: rupiah(15_000),
      zakat: cheap,
    }),
  ).rejects.toMatchObject({ code: 'zakat/total-mismatch' })
})
