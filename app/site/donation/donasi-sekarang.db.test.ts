import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addressContext } from '#app/context.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  donationFormArgs as routeArgs,
  filledForm as filled,
} from '#tests/screens/donation-form.ts'
import { makeCampaign } from '#tests/makers.ts'
import { action, handle, loader } from './donasi-sekarang.tsx'
import { action as sedekah } from './sedekah.tsx'

test('every page brings an id of its own and is never kept', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const ids = [
    await loader(routeArgs(ctx, 'sumur-desa')),
    await loader(routeArgs(ctx, 'sumur-desa')),
  ]
  expect(handle).toMatchObject({ cache: 'none' })
  expect(new Set(ids.map(({ donationId }) => donationId)).size).toBe(2)
  expect(ids[0]?.donationId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})

test('an old address leads to the new one with its amount, an unknown one nowhere', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await ctx.db
    .insertInto('campaign_slug')
    .values({ slug: 'sumur-lama', campaign_id: id, created_at: ctx.now() })
    .execute()
  const moved = await loader(routeArgs(ctx, 'sumur-lama?nominal=75000')).catch((thrown) => thrown)
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/donasi-sekarang/sumur-desa?nominal=75000',
  ])
  await expect(loader(routeArgs(ctx, 'tidak-ada'))).rejects.toMatchObject({ init: { status: 404 } })
  await expect(loader(routeArgs(ctx, 'Sumur%27--'))).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test.each([
  [{ endsAt: new Date('2026-01-01T00:00:00Z') }, { isOpen: false, isOver: true }],
  [{ status: 'ended' }, { isOpen: false, isOver: true }],
  [{ status: 'paused' }, { isOpen: false, isOver: false, state: 'Dijeda sementara' }],
] as const)('a campaign that takes nothing says so and names others: %j', async (given, said) => {
  const ctx = await testContext({ now: '2026-11-21T07:00:00Z' })
  const startsAt = new Date('2025-12-01T00:00:00Z')
  await makeCampaign(ctx, { ...given, startsAt })
  await makeCampaign(ctx, { slug: 'masjid-desa', title: 'Masjid desa', startsAt })
  const view = await loader(routeArgs(ctx, 'sumur-desa'))
  expect(view.campaign).toMatchObject(said)
  expect(view.others.map(({ slug }) => slug)).toEqual(['masjid-desa'])
})

test('a wakaf that nobody may take says so, at its page and at its form', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { fund: 'W' })
  const { nazhir: _, ...institution } = ctx.config.institution
  const there = { ...ctx, config: { ...ctx.config, institution } }
  const { campaign, donationId: id } = await loader(routeArgs(there, 'sumur-desa'))
  expect(campaign).toMatchObject({ isOpen: false })
  expect(campaign.unlicensed).toMatch(/nazhir yang terdaftar/)
  const refused = await action(routeArgs(there, 'sumur-desa', { ...filled, id }))
  expect(refused).toMatchObject({
    init: { status: 409 },
    data: { errors: { _: campaign.unlicensed } },
  })
})

test('the form posted without script starts the donation once, however often it is pressed', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { donationId: id } = await loader(routeArgs(ctx, 'sumur-desa'))
  const post = () => action(routeArgs(ctx, 'sumur-desa', { ...filled, id })) as Promise<Response>
  const answers = [await post(), await post()]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    `/payment/${id}`,
    `/payment/${id}`,
  ])
  const rows = await ctx.db.selectFrom('donation').select(['amount', 'donor_phone']).execute()
  expect(rows).toEqual([{ amount: 50_000, donor_phone: '+6281234567890' }])
})

async function makeWells(ctx: TestCtx, remaining = 12) {
  const price = rupiah(12_500_000)
  const { id } = await makeCampaign(ctx, { fund: 'W', minimumAmount: price, amountStep: price })
  const unit = { campaign_id: id, name: 'sumur', price, total: 12, remaining }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
}

test('a wakaf in units posted without script is units times their price, and the server is the judge', async () => {
  const ctx = await testContext()
  await makeWells(ctx, 3)
  const { campaign, donationId: id } = await loader(routeArgs(ctx, 'sumur-desa'))
  expect(campaign.unit).toMatchObject({ name: 'sumur', price: 12_500_000, remaining: 3 })
  const post = (fields: Record<string, string>) =>
    action(routeArgs(ctx, 'sumur-desa', { ...filled, nominal: '', id, ...fields }))
  for (const [fields, field] of [
    [{ units: '2', unitPrice: '6250000' }, 'units'],
    [{ units: '2', unitPrice: '1' }, 'amount'],
    [{ units: '4', unitPrice: '12500000' }, 'units'],
    [{ units: '1,5', unitPrice: '12500000' }, 'units'],
    [{ amount: '12.500.001' }, 'amount'],
  ] as const) {
    const refused = (await post(fields)) as { data: { errors: object } }
    expect(Object.keys(refused.data.errors), JSON.stringify(fields)).toEqual([field])
  }
  expect(await post({ units: '2', unitPrice: '12500000' })).toMatchObject({ status: 303 })
  const { amount } = await ctx.db.selectFrom('donation').select('amount').executeTakeFirstOrThrow()
  expect(amount).toBe(25_000_000)
})

test('the address may bring the number of units; where all are taken the form asks for an amount', async () => {
  const ctx = await testContext()
  await makeWells(ctx)
  const unitsAt = async (query: string) =>
    (await loader(routeArgs(ctx, `sumur-desa${query}`))).units
  expect(await unitsAt('?jumlah=3')).toMatchObject({ units: '3' })
  expect(await unitsAt('?nominal=25000000')).toMatchObject({ units: '2' })
  expect(await unitsAt('?nominal=18750000')).toMatchObject({ units: '1' })
  expect(await unitsAt('?jumlah=13')).toMatchObject({ units: '12' })
  await ctx.db.updateTable('wakaf_unit').set({ remaining: 0 }).execute()
  const { campaign } = await loader(routeArgs(ctx, 'sumur-desa'))
  expect([campaign.unit, campaign.notice]).toEqual([undefined, expect.stringMatching('umum')])
})

test('who gives without script is counted like who gives with it: by the address', async () => {
  const ctx = await testContext({ env: { GIFTS_PER_MINUTE: '2' } })
  await makeCampaign(ctx)
  const post = async (address: string) => {
    const { donationId: id } = await loader(routeArgs(ctx, 'sumur-desa'))
    const args = routeArgs(ctx, 'sumur-desa', { ...filled, id })
    ;(args.context as RouterContextProvider).set(addressContext, address)
    return action(args)
  }
  await post('203.0.113.7')
  await post('203.0.113.7')
  expect(await post('203.0.113.7')).toMatchObject({
    init: { status: 429 },
    data: { errors: { _: 'Terlalu banyak percobaan. Coba lagi dalam 30 detik.' } },
  })
  expect(await post('203.0.113.8')).toMatchObject({ status: 303 })
})

test('the form of a zakat posted without script takes an NPWP and the wish for a Bukti Setor Zakat', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const { donationId: id } = await loader(routeArgs(ctx, 'zakat-maal'))
  const zakat = { ...filled, id, campaignSlug: 'zakat-maal', wantsTaxReceipt: 'on' }
  expect(
    await action(routeArgs(ctx, 'zakat-maal', { ...zakat, taxId: '01.234.567.8-901.000' })),
  ).toMatchObject({
    init: { status: 422 },
    data: {
      values: { taxId: '01.234.567.8-901.000' },
      errors: { taxId: expect.stringContaining('ditulis dengan 0 di depannya') },
    },
  })
  const answer = await action(
    routeArgs(ctx, 'zakat-maal', { ...zakat, taxId: '001.234.567.8-901.000' }),
  )
  expect((answer as Response).status).toBe(303)
  const row = await ctx.db
    .selectFrom('donation')
    .select(['tax_id', 'wants_tax_receipt'])
    .executeTakeFirstOrThrow()
  expect(row.wants_tax_receipt).toBe(true)
  expect(row.tax_id).toMatch(/^v1\./)
})

test('what is wrong comes back beside its field, with what was typed', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { minimumAmount: rupiah(10_000) })
  const id = ctx.newPublicId()
  const { consent: _, ...unread } = {
    ...filled,
    id,
    amount: '75.00',
    donorName: '',
    donorPhone: '',
  }
  expect(await action(routeArgs(ctx, 'sumur-desa', unread))).toMatchObject({
    init: { status: 422 },
    data: {
      values: { amount: '75.00', nominal: '50000' },
      errors: {
        amount: 'Penulisan nominal tidak dikenali, contoh 50.000.',
        donorName: 'Isi nama lengkap Anda.',
        donorPhone: 'Isi nomor WhatsApp atau e-mail, cukup salah satu.',
        consent: 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.',
      },
    },
  })
  const small = { ...filled, id, nominal: '', amount: '9.000' }
  expect(await action(routeArgs(ctx, 'sumur-desa', small))).toMatchObject({
    init: { status: 422 },
    data: { errors: { amount: 'Nominal minimal Rp10.000.' } },
  })
})

test.each([
  ['5000', 'Nominal minimal Rp10.000.'],
  ['10500', 'Nominal harus kelipatan Rp1.000.'],
  ['999999999999', 'Nominal maksimal Rp1.000.000.000 sekali bayar.'],
  [
    '100,000',
    '“100,000” terbaca Rp100 dengan sen, karena koma memisahkan sen. Bila maksud Anda Rp100.000, tulis 100.000.',
  ],
])(
  'an amount of %s is named together with the other mistakes, at both forms',
  async (amount, words) => {
    const ctx = await testContext()
    const terms = { minimumAmount: rupiah(10_000), amountStep: rupiah(1_000) }
    await makeCampaign(ctx, terms)
    await makeCampaign(ctx, { slug: 'infak-umum', fund: 'IU', ...terms })
    const {
      consent: _,
      nominal: __,
      ...wrong
    } = { ...filled, amount, donorName: '', donorPhone: '' }
    const refused = await action(routeArgs(ctx, 'sumur-desa', { ...wrong, id: ctx.newPublicId() }))
    expect(refused).toMatchObject({ data: { errors: { amount: words } } })
    expect(namesIn(refused)).toEqual(['amount', 'consent', 'donorName', 'donorPhone'])

    const quick = { id: ctx.newPublicId(), campaignSlug: 'infak-umum', amount, contact: '' }
    const args: Parameters<typeof sedekah>[0] = routeArgs(ctx, 'infak-umum', quick) as never
    const refusedQuick = await sedekah(args)
    expect(refusedQuick).toMatchObject({ data: { errors: { amount: words } } })
    expect(namesIn(refusedQuick)).toEqual(['amount', 'consent', 'donorPhone'])
  },
)

const namesIn = (refused: unknown) =>
  Object.keys((refused as { data: { errors: object } }).data.errors).sort()

test('a campaign that ended while the form was filled says so instead of taking the gift', async () => {
  const ctx = await testContext({ now: '2026-11-21T07:00:00Z' })
  await makeCampaign(ctx, { endsAt: new Date('2026-11-21T07:05:00Z') })
  const id = ctx.newPublicId()
  ctx.clock.advance({ minutes: 6 })
  expect(await action(routeArgs(ctx, 'sumur-desa', { ...filled, id }))).toMatchObject({
    init: { status: 409 },
    data: { errors: { _: 'Program baru saja berakhir. Silakan pilih program serupa.' } },
  })
})

test.each([
  ['2026-02-18T12:00:00+07:00', { isOpen: false }, 'dibuka mulai 19 Februari 2026'],
  ['2026-03-01T12:00:00+07:00', { isOpen: true, fund: 'Z' }, undefined],
  ['2026-03-21T05:00:00+07:00', { isOpen: false, fund: 'Z' }, 'Tunaikan langsung sebelum salat'],
  ['2026-03-21T06:00:00+07:00', { isOpen: true, fund: 'IU' }, 'dicatat sebagai sedekah'],
])('at %s the form of zakat fitrah is %j', async (now, said, words) => {
  const ctx = await testContext({ now })
  await makeCampaign(ctx, {
    fund: 'Z',
    incomeAccount: '4120',
    startsAt: new Date('2025-12-01T00:00:00Z'),
  })
  const { campaign } = await loader(routeArgs(ctx, 'sumur-desa'))
  expect(campaign).toMatchObject(said)
  const sentence = campaign.offSeason ?? campaign.notice
  expect(sentence).toEqual(words && expect.stringContaining(words))
  const answer = await action(routeArgs(ctx, 'sumur-desa', { ...filled, id: ctx.newPublicId() }))
  expect((answer as { init?: { status: number } }).init?.status).toBe(said.isOpen ? undefined : 409)
})
