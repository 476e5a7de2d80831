import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { DonationInput } from '../contract.ts'
import { findDonation } from '../queries.server.ts'
import { startDonation } from './start-donation.server.ts'

function aDonation(fields: Partial<DonationInput> = {}): DonationInput {
  return {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Ahmad Subagja',
    donorPhone: '+6281234567889',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
    ...fields,
  }
}

function countRows(ctx: TestCtx) {
  return ctx.db.selectFrom('donation').select('public_id').execute()
}

test('a gift waits for its payment, with all that was said', async () => {
  const ctx = await testContext()
  const campaign = await makeCampaign(ctx, { title: 'Sumur' })
  const id = ctx.newPublicId()
  const said = { donorEmail: 'ahmad@contoh.id', prayer: 'Semoga berkah', showsPrayer: true }
  const input = aDonation({ id, isAnonymous: true, ...said })
  expect(await startDonation(ctx, input)).toEqual({ donationId: id })

  expect(await findDonation(ctx.db, id)).toMatchObject({
    publicId: id,
    status: 'awaiting_payment',
    amount: 50_000,
    fund: 'IT',
    donorName: 'Ahmad Subagja',
    donorPhone: '+6281234567889',
    isAnonymous: true,
    ...said,
    paidAt: null,
    createdAt: ctx.now(),
    campaign: { id: campaign.id, slug: 'sumur-desa', title: 'Sumur', incomeAccount: '4210' },
  })
})

test('fifty at once of the same form are one donation', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const input = aDonation({ id: ctx.newPublicId() })
  const answers = await Promise.all(Array.from({ length: 50 }, () => startDonation(ctx, input)))
  expect(new Set(answers.map((answer) => answer.donationId))).toEqual(new Set([input.id]))
  expect(await countRows(ctx)).toEqual([{ public_id: input.id }])
})

test('fifty at once with one Idempotency-Key and no id are one donation', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const idempotencyKey = 'a-key-of-the-client'
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => startDonation(ctx, aDonation(), { idempotencyKey })),
  )
  const [one] = await countRows(ctx)
  expect(await countRows(ctx)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.donationId))).toEqual(new Set([one?.public_id]))
  expect(await ctx.db.selectFrom('donation_key').select('key').execute()).toHaveLength(2)
})

test('forty repeats at once share their statements as forty new donations do', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const counted = { statements: 0 }
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counted.statements += 1
      return result
    },
  }
  const watched = { ...ctx, db: ctx.db.withPlugin(counting) }
  async function giveForty(): Promise<{ donationIds: string[]; statements: number }> {
    counted.statements = 0
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        return startDonation(watched, aDonation(), { idempotencyKey: `kunci-${n}` })
      }),
    )
    return { donationIds: answers.map((each) => each.donationId), ...counted }
  }
  const first = await giveForty()
  const again = await giveForty()

  expect(again.donationIds).toEqual(first.donationIds)
  // Where a batch ends is a matter of the machine's pace; repeats written one by one would cost forty.
  expect(first.statements).toBeLessThan(20)
  expect(again.statements).toBeLessThan(20)
  expect(await countRows(ctx)).toHaveLength(40)
  expect(await ctx.db.selectFrom('donation_key').select('key').execute()).toHaveLength(80)
})

test('two forms without a key are two donations, however alike', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const first = await startDonation(ctx, aDonation())
  const second = await startDonation(ctx, aDonation())
  expect(first).not.toEqual(second)
  expect(await countRows(ctx)).toHaveLength(2)
})

test.each<[string, Partial<DonationInput>]>([
  ['amount', { amount: rupiah(60_000) }],
  ['name', { donorName: 'Orang Lain' }],
  ['contact', { donorPhone: '+6281200000000' }],
  ['anonymity', { isAnonymous: true }],
  ['e-mail', { donorEmail: 'lain@contoh.id' }],
  ['prayer', { prayer: 'Lain' }],
  ['wish for the prayer', { showsPrayer: true }],
  ['wish for news', { wantsNews: true }],
  ['way of news', { newsByPhone: true }],
  ['wish for a tax receipt', { wantsTaxReceipt: true }],
  ['NPWP', { taxId: '3174012005670001' }],
  ['salutation', { salutation: 'ibu' }],
  ['person it is given for', { onBehalfOf: ['Aminah'] }],
  ['intention', { isIntended: true }],
  ['campaign', { campaignSlug: 'lain' }],
])('the same id or key with another %s is a conflict', async (_, other) => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'lain' })
  const input = aDonation({ id: ctx.newPublicId() })
  const idempotencyKey = 'kunci-1'
  await startDonation(ctx, input, { idempotencyKey })

  const reused = { code: 'donation/key-reused', status: 409 }
  await expect(startDonation(ctx, { ...input, ...other })).rejects.toMatchObject(reused)
  const newForm = { ...input, ...other, id: ctx.newPublicId() }
  await expect(startDonation(ctx, newForm, { idempotencyKey })).rejects.toMatchObject(reused)
  expect(await countRows(ctx)).toHaveLength(1)
})

test('the same NPWP is a repeat, another one a conflict, and what is kept tells neither', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const input = aDonation({ id: ctx.newPublicId(), taxId: '3174012005670001' })
  const first = await startDonation(ctx, input)
  expect(await startDonation(ctx, input)).toEqual(first)
  const other = startDonation(ctx, { ...input, taxId: '3174012005670002' })
  await expect(other).rejects.toMatchObject({ code: 'donation/key-reused' })
  const keys = await ctx.db.selectFrom('donation_key').selectAll().execute()
  expect(JSON.stringify(keys)).not.toContain('317401234567')
})

test('a key and an id of two different donations cannot be mixed', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const first = aDonation({ id: ctx.newPublicId() })
  await startDonation(ctx, first, { idempotencyKey: 'satu' })
  await startDonation(ctx, aDonation({ id: ctx.newPublicId() }), { idempotencyKey: 'dua' })
  await expect(startDonation(ctx, first, { idempotencyKey: 'dua' })).rejects.toMatchObject({
    code: 'donation/key-reused',
  })
})

test('a campaign that ended meanwhile refuses new gifts but still knows the earlier one', async () => {
  const ctx = await testContext()
  const endsAt = new Date(ctx.now().getTime() + 60_000)
  await makeCampaign(ctx, { endsAt })
  const input = aDonation({ id: ctx.newPublicId() })
  await startDonation(ctx, input)
  ctx.clock.advance({ minutes: 1 })

  expect(await startDonation(ctx, input)).toEqual({ donationId: input.id })
  const over = { code: 'donation/campaign-over', status: 409 }
  await expect(startDonation(ctx, aDonation())).rejects.toMatchObject(over)
  expect(await countRows(ctx)).toHaveLength(1)
})

test('an amount that cannot be taken is said at its field, also when the form was used before', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const input = aDonation({ id: ctx.newPublicId() })
  await startDonation(ctx, input)
  await expect(startDonation(ctx, { ...input, amount: rupiah(500) })).rejects.toMatchObject({
    status: 422,
    fields: { amount: 'Nominal minimal Rp10.000.' },
  })
})

test('drafts and unknown campaigns take nothing; a former slug leads to its campaign', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'konsep', status: 'draft' })
  const former = { slug: 'sumur-lama', campaign_id: id, created_at: ctx.now() }
  await ctx.db.insertInto('campaign_slug').values(former).execute()
  const missing = { status: 404, code: 'campaign/not-found' }
  for (const campaignSlug of ['konsep', 'tidak-ada']) {
    await expect(startDonation(ctx, aDonation({ campaignSlug }))).rejects.toMatchObject(missing)
  }
  const { donationId } = await startDonation(ctx, aDonation({ campaignSlug: 'sumur-lama' }))
  expect((await findDonation(ctx.db, donationId))?.campaign.slug).toBe('sumur-desa')
})

test('ids that nobody was given find nothing', async () => {
  const ctx = await testContext()
  expect(await findDonation(ctx.db, ctx.newPublicId())).toBeUndefined()
  expect(await findDonation(ctx.db, "' or true --")).toBeUndefined()
})

test('wakaf is not taken without a registered nazhir, nor by the sample in earnest; other gifts are', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'wakaf-uang', fund: 'W' })
  const { nazhir: _, ...institution } = ctx.config.institution
  const refused = { code: 'donation/wakaf-not-collected', status: 409 }
  for (const other of [{ institution }, { mode: 'live' as const }]) {
    const there = { ...ctx, config: { ...ctx.config, ...other } }
    const given = startDonation(there, aDonation({ campaignSlug: 'wakaf-uang' }))
    await expect(given).rejects.toMatchObject(refused)
    await startDonation(there, aDonation())
  }
  await startDonation(ctx, aDonation({ campaignSlug: 'wakaf-uang' }))
  expect(await countRows(ctx)).toHaveLength(3)
})

test('a prayer that was not written is not shown, and what was not given is kept as nothing', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const input = aDonation({
    donorPhone: undefined,
    donorEmail: 'siti@contoh.id',
    showsPrayer: true,
  })
  await startDonation(ctx, input)
  const row = await ctx.db.selectFrom('donation').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    shows_prayer: false,
    operational: 0,
    salutation: null,
    donor_phone: null,
    prayer: null,
    account_id: null,
    zakat: null,
    tax_id: null,
    wants_tax_receipt: false,
    on_behalf_of: null,
    package_id: null,
    intended_at: null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
})

test('infak for the institution’s own work has no operational part on top of it', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'operasional', fund: 'A' })
  await makeCampaign(ctx)
  const operational = rupiah(5_000)
  for (const campaignSlug of ['operasional', 'sumur-desa'])
    await startDonation(ctx, aDonation({ campaignSlug, operational }))
  const rows = ctx.db.selectFrom('donation').select(['fund', 'operational']).orderBy('fund')
  expect(await rows.execute()).toEqual([
    { fund: 'A', operational: 0 },
    { fund: 'IT', operational: 5_000 },
  ])
})

test('who asks at once for several campaigns, by new slugs and old ones, gets the terms of each', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'lain', minimumAmount: rupiah(100_000) })
  await makeCampaign(ctx, { slug: 'ditinjau', status: 'review' })
  const former = { slug: 'sumur-lama', campaign_id: id, created_at: ctx.now() }
  await ctx.db.insertInto('campaign_slug').values(former).execute()
  const codes = ['sumur-desa', 'lain', 'ditinjau', 'sumur-lama', 'sumur-desa'].map((campaignSlug) =>
    startDonation(ctx, aDonation({ campaignSlug })).then(
      () => 'started',
      ({ code }: { code: string }) => code,
    ),
  )
  expect(await Promise.all(codes)).toEqual([
    'started',
    'donation/amount-too-small',
    'campaign/not-found',
    'started',
    'started',
  ])
})
