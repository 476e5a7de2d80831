import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aDonation,
  type DonationFields,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { donorBankState } from '#features/donor-bank/donor-bank-rows.server.ts'
import { planSuspense, possibleAccepts } from './plan-suspense.server.ts'
import { proposeSuspenseUse, suspenseProposals } from './suspense-proposals.server.ts'

/** Money of a wrong sum in suspense, for a donation of zakat; the ids of both. */
async function kept(ctx: TestCtx, fields: DonationFields = {}) {
  const zakat = { slug: 'zakat-maal', fund: 'Z' as const, title: 'Zakat maal' }
  const { donationId: publicId, charge } = await aCharge(ctx, { campaign: zakat, ...fields })
  await ctx.sandbox.drive(publicId, 'pay-wrong')
  await runJobs(ctx)
  const { id: suspenseId } = await ctx.db
    .selectFrom('suspense')
    .select('id')
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  return { suspenseId, donationId: charge.donation_id, publicId }
}

/** Money of nobody of this sum; answers its id. */
async function orphan(ctx: TestCtx, amount: number): Promise<string> {
  const id = ctx.newId()
  const at = { provider: 'sandbox', provider_id: `sbx_${id}#1`, created_at: ctx.now() }
  const open = { status: 'open' as const, reason: 'orphan' as const, resolved_at: null }
  const of = { id, donation_id: ctx.newId(), charge_id: null, amount: rupiah(amount) }
  await ctx.db
    .insertInto('suspense')
    .values({ ...of, ...at, ...open })
    .execute()
  return id
}

const short = ({ postings }: Awaited<ReturnType<typeof planSuspense>>) =>
  postings.map(({ debit, credit, fund, amount }) => `${debit} ${credit} ${fund} ${amount}`)

const idOf = async ({ db }: TestCtx, publicId: string) => {
  const one = db.selectFrom('donation').select('id').where('public_id', '=', publicId)
  return (await one.executeTakeFirstOrThrow()).id
}

test('money that pays its donation is planned for the fund of the donation, its operational part for the amil', async () => {
  const ctx = await payingContext()
  const { suspenseId, donationId } = await kept(ctx)
  const plan = await planSuspense(ctx, { suspenseId, donationId })
  expect(plan.what).toBe('donasi Siti Aminah untuk Zakat maal')
  expect(short(plan)).toEqual(['2130 2190 IU 49999', '1190 4110 Z 49999'])

  const more = await kept(ctx, { amount: 48_000, operational: 5_000, campaign: { slug: 'sumur' } })
  const whole = await planSuspense(ctx, { ...more })
  expect(short(whole)).toEqual([
    '2130 2190 IU 48000',
    '1190 4210 IT 48000',
    '2130 2190 IU 4999',
    '1190 4430 A 4999',
  ])
  const least = await kept(ctx, { amount: 48_000, operational: 2, campaign: { slug: 'sumur' } })
  expect(short(await planSuspense(ctx, { ...least })).at(-1)).toBe('1190 4430 A 1')
})

test('money that is given to a campaign is planned for that campaign, an unknown one is refused', async () => {
  const ctx = await payingContext()
  const { suspenseId } = await kept(ctx)
  const { id: campaignId } = await makeCampaign(ctx, {
    slug: 'umum',
    fund: 'IU',
    title: 'Infak umum',
  })
  const plan = await planSuspense(ctx, { suspenseId, campaignId })
  expect(plan.what).toBe('Infak umum')
  expect(short(plan)).toEqual(['2130 4220 IU 49999'])
  expect(plan.postings[0]?.campaignId).toBe(campaignId)
  const unknown = planSuspense(ctx, { suspenseId, campaignId: ctx.newId() })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('nobody reads how money becomes a wakaf that may not be collected', async () => {
  const ctx = await payingContext()
  const { suspenseId } = await kept(ctx)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'masjid', fund: 'W' })
  await planSuspense(ctx, { suspenseId, campaignId })
  const { nazhir: _, ...institution } = ctx.config.institution
  const away = { ...ctx, config: { ...ctx.config, institution } }
  await expect(planSuspense(away, { suspenseId, campaignId })).rejects.toMatchObject({
    code: 'donation/wakaf-not-collected',
  })
})

test('money goes back by our bank, or by the provider where it sends such money', async () => {
  const ctx = await payingContext()
  const { suspenseId } = await kept(ctx)
  const { bankAccountId } = await aBank(ctx, 'IU')
  const { bankAccountId: foreign } = await aBank(ctx, 'Z')
  // Money without a code has no way back through the provider.
  const nobodys = planSuspense(ctx, { suspenseId: await orphan(ctx, 7_000) })
  await expect(nobodys).rejects.toMatchObject({ code: 'payment/payer-missing' })
  const elsewhere = planSuspense(ctx, { suspenseId, bankAccountId: foreign })
  await expect(elsewhere).rejects.toMatchObject({ code: 'books/foreign-bank-account' })
  const plan = await planSuspense(ctx, { suspenseId, bankAccountId })
  expect(plan.what).toBe('dikembalikan kepada pengirimnya')
  expect(short(plan)).toEqual(['2130 2140 IU 49999'])
  expect(short(await planSuspense(ctx, { suspenseId }))).toEqual(short(plan))
})

test('money that was decided about already is planned for nothing', async () => {
  const ctx = await payingContext()
  const { suspenseId, donationId } = await kept(ctx)
  await ctx.db
    .updateTable('suspense')
    .set({ status: 'refunded', resolved_at: ctx.now() })
    .where('id', '=', suspenseId)
    .execute()
  const late = planSuspense(ctx, { suspenseId, donationId })
  await expect(late).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  expect(await possibleAccepts(ctx, suspenseId)).toEqual([])
})

test('money of a code may pay its own donation alone, that of nobody each that waits for its sum', async () => {
  const ctx = await payingContext()
  const { suspenseId, donationId } = await kept(ctx)
  const twin = await idOf(ctx, await aDonation(ctx, { amount: 49_999 + 1 }))
  // Its donor gave up the code, and sent the money all the same.
  const cancelled = { status: 'cancelled' as const }
  await ctx.db.updateTable('donation').set(cancelled).where('id', '=', twin).execute()
  expect(await possibleAccepts(ctx, suspenseId)).toMatchObject([{ donationId }])
  const others = await possibleAccepts(ctx, await orphan(ctx, 50_000))
  expect(others.map((each) => each.donationId).toSorted()).toEqual([donationId, twin].toSorted())
  expect(others.find((each) => each.donationId === donationId)).toMatchObject({
    what: 'donasi Siti Aminah untuk Zakat maal',
    lines: [
      { label: 'Jurnal 1 (Dana infak tidak terikat)', value: expect.stringContaining('Rp50.000') },
      { value: expect.stringContaining('Kredit 4110') },
    ],
  })
  const taken = planSuspense(ctx, { suspenseId, donationId: twin })
  await expect(taken).rejects.toMatchObject({ code: 'payment/not-acceptable' })
})

test('what cannot be taken now is not offered', async () => {
  const ctx = await payingContext()
  const { suspenseId, donationId } = await kept(ctx)
  const paid = { status: 'paid' as const, paid_at: ctx.now() }
  await ctx.db.updateTable('donation').set(paid).where('id', '=', donationId).execute()
  expect(await possibleAccepts(ctx, suspenseId)).toEqual([])
})

test('a fault while the journals are read is not taken for a donation that cannot be paid', async () => {
  const ctx = await payingContext()
  const { suspenseId } = await kept(ctx)
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"ledger_account"')) throw new Error('it is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(possibleAccepts({ ...ctx, db }, suspenseId)).rejects.toThrow('it is gone')
})

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }
const TO = 'Rekening tujuan'

/** Money in suspense, our bank, and what two people do with it. */
async function people() {
  const ctx = await payingContext()
  const of = await kept(ctx)
  const { bankAccountId } = await aBank(ctx, 'IU')
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  const asked = { by, note: 'Pengirim setuju' }
  const decide = (id: string, isApproved = true) =>
    decideProposal(ctx, { kinds: suspenseProposals, id }, { by: other, role: 'admin', isApproved })
  const statusOf = async () => {
    const one = ctx.db.selectFrom('suspense').select('status').where('id', '=', of.suspenseId)
    return (await one.executeTakeFirstOrThrow()).status
  }
  const read = async (id: string) => {
    const found = await findProposal(ctx.db, id)
    const kind = suspenseProposals.find((each) => each.kind === found?.kind)
    return { found, kind, lines: kind?.describe(found?.terms) ?? [] }
  }
  return { ctx, ...of, bankAccountId, asked, decide, statusOf, read }
}

test('two people return money to the account they both read, masked', async () => {
  const { ctx, suspenseId, donationId, bankAccountId, asked, decide, statusOf, read } =
    await people()
  const id = await proposeSuspenseUse(ctx, { suspenseId, bankAccountId }, { ...asked, bank })
  const { found, kind, lines } = await read(id)
  expect(found).toMatchObject({
    kind: 'suspense.return',
    title: 'Rp49.999: dikembalikan kepada pengirimnya',
    documentId: suspenseId,
  })
  expect(lines.map(({ label }) => label)).toEqual([
    'Titipan',
    'Menjadi',
    TO,
    'Jurnal 1 (Dana infak tidak terikat)',
  ])
  expect(lines[0]?.value).toBe('Rp49.999')
  expect(lines[2]?.value).toMatch(/BCA .*7890/)
  expect(JSON.stringify(found?.terms)).not.toContain(bank.number)
  expect(kind?.address(suspenseId)).toBe(`/kelola/titipan/${suspenseId}`)
  const since = (shown: unknown) =>
    kind?.since?.(ctx, {
      documentId: suspenseId,
      terms: { ...(found?.terms as object), lines: shown },
    })
  expect(await since(lines)).toEqual([])
  // The same words of another line are not where the money goes.
  const elsewhere = lines.map((line) => ({
    ...line,
    label: line.label === TO ? 'Menjadi' : line.label,
  }))
  expect(await since(elsewhere)).toMatchObject([{ label: `${TO} sekarang` }])
  await decide(id)
  expect(await statusOf()).toBe('refunded')
  const decision = ctx.db.selectFrom('suspense_decision').select(['pays_from', 'bank_account_id'])
  expect(await decision.execute()).toEqual([{ pays_from: 'bank', bank_account_id: bankAccountId }])
  const of = { donationId, suspenseId }
  expect((await donorBankState(ctx, of)).knownBank?.masked).toContain('BCA')
})

test('without an account nothing goes back, and one that is rejected leaves no account behind', async () => {
  const { ctx, suspenseId, donationId, bankAccountId, asked, decide, statusOf, read } =
    await people()
  const bare = await proposeSuspenseUse(ctx, { suspenseId, bankAccountId }, asked)
  await expect(decide(bare)).rejects.toMatchObject({ code: 'payment/donor-bank-missing' })
  await decide(bare, false)
  const id = await proposeSuspenseUse(ctx, { suspenseId, bankAccountId }, { ...asked, bank })
  const { found, kind } = await read(id)
  const open = { documentId: suspenseId, terms: found?.terms }
  await decide(id, false)
  expect((await donorBankState(ctx, { donationId, suspenseId })).knownBank).toBeNull()
  expect(await kind?.since?.(ctx, open)).toEqual([
    { label: `${TO} sekarang`, value: expect.stringContaining('Belum ada') },
  ])
  expect(await statusOf()).toBe('open')
})

test('two people let money pay its donation, or give it to a campaign; no account is asked or kept', async () => {
  const { ctx, suspenseId, donationId, bankAccountId, asked, decide, statusOf, read } =
    await people()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'umum', fund: 'IU', title: 'Umum' })
  const given = await proposeSuspenseUse(ctx, { suspenseId, campaignId }, { ...asked, bank })
  const { found, kind, lines } = await read(given)
  expect(found).toMatchObject({ kind: 'suspense.allocate', title: 'Rp49.999: Umum' })
  expect(lines.map(({ label }) => label)).not.toContain(TO)
  expect(await kind?.since?.(ctx, { documentId: suspenseId, terms: found?.terms })).toEqual([])
  expect((await donorBankState(ctx, { donationId, suspenseId })).knownBank).toBeNull()
  await decide(given, false)

  // An account of ours that was chosen before pays nothing back either.
  const chosen = { suspenseId, campaignId, bankAccountId }
  const again = await proposeSuspenseUse(ctx, chosen, { ...asked, bank })
  expect((await read(again)).lines.map(({ label }) => label)).not.toContain(TO)
  expect((await donorBankState(ctx, { donationId, suspenseId })).knownBank).toBeNull()
  await decide(again, false)
  // What the provider sends back goes the way it came, whatever the donor told.
  const byProvider = await proposeSuspenseUse(ctx, { suspenseId }, { ...asked, bank })
  expect((await read(byProvider)).lines.map(({ label }) => label)).not.toContain(TO)
  expect((await donorBankState(ctx, { donationId, suspenseId })).knownBank).toBeNull()
  await decide(byProvider, false)

  const accepted = await proposeSuspenseUse(ctx, { suspenseId, donationId }, asked)
  expect((await read(accepted)).found?.kind).toBe('suspense.accept')
  await decide(accepted)
  await runJobs(ctx)
  expect(await statusOf()).toBe('allocated')
  const one = ctx.db.selectFrom('donation').selectAll().where('id', '=', donationId)
  expect(await one.executeTakeFirstOrThrow()).toMatchObject({ status: 'paid', amount: 49_999 })
})
