import * as v from 'valibot'
import { fundWords } from '#features/ledger/funds.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import { formatRupiah } from '#platform/money.ts'
import { formatDay, startOfDay } from '#platform/jakarta.ts'
import {
  assertLawful,
  policyInForce,
  type PolicyTerms,
  recordPolicy,
} from './amil-policy.server.ts'
import { amilBases } from './amil-share.ts'
import { banksNow } from './bank-account.server.ts'
import { bankFacts, chooseBanks } from './bank-choice.server.ts'
import type { NamedBanks } from './bank-namer.server.ts'
import { decideClose, findClosing, proposeClose } from './close-period.server.ts'
import { NothingOwed, PeriodBlocked } from './errors.ts'
import { planInterFund, settleInterFund } from './inter-fund.server.ts'

const access = { propose: 'books.write', approve: 'books.approve' } as const
const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const fund = v.picklist(['Z', 'IT', 'IU', 'W', 'A', 'D', 'N'])

/** The rate of a fund or campaign from a day on. */
export const amilPolicyProposal = defineProposal({
  ...access,
  kind: 'books.amil-policy',
  words: 'Menetapkan bagian amil',
  terms: v.object({
    fund: v.picklist(['Z', 'IT', 'IU']),
    campaignId: v.nullable(v.string()),
    perMille: v.number(),
    basis: v.picklist(['zakat', 'infak', 'pub', 'waived']),
    basisText: v.string(),
    decree: v.string(),
    validFrom: v.string(),
  }),
  describe: (terms) => [
    { label: 'Dana', value: fundWords[terms.fund] },
    { label: 'Bagian amil', value: rateWords(terms.perMille) },
    { label: 'Batas menurut', value: amilBases[terms.basis].name },
    { label: 'Dasar', value: terms.basisText },
    { label: 'Keputusan', value: terms.decree },
    { label: 'Berlaku mulai', value: formatDay(startOfDay(terms.validFrom)) },
  ],
  address: () => '/kelola/bagian-amil',
  basis: async (ctx, { terms: { fund: of, campaignId } }) => ({
    inForce: await policyInForce(ctx, { fund: of, campaignId }),
  }),
  apply: async (ctx, { terms, madeBy, decidedBy }) => {
    await recordPolicy(ctx, terms, { madeBy, decidedBy })
  },
})

/** What two funds owe each other, set off and moved from bank to bank. */
export const interFundProposal = defineProposal({
  ...access,
  kind: 'books.inter-fund',
  words: 'Melunasi utang antar dana',
  terms: v.object({
    one: fund,
    other: fund,
    net: v.number(),
    banks: v.optional(v.array(v.string()), []),
    lines,
  }),
  describe: ({ net, lines: shown }) => [
    { label: 'Dipindahkan antar rekening', value: formatRupiah(net) },
    ...shown,
  ],
  address: () => '/kelola/antar-dana',
  basis: async ({ db }, { terms: { one, other, banks } }) => {
    const { payer, net, postings } = await planInterFund(db, [one, other])
    return { payer, net, postings, banks: await banksNow(db, banks) }
  },
  apply: async (ctx, { id, terms }) => {
    const { one, other, banks } = terms
    await settleInterFund(ctx, { id, between: [one, other], banks })
  },
})

/** The books are closed through a day, for good. */
export const periodProposal = defineProposal({
  ...access,
  kind: 'books.period',
  words: 'Menutup periode pembukuan',
  terms: v.object({ through: v.string(), note: v.string(), lines }),
  describe: ({ through, lines: shown }) => [
    { label: 'Ditutup sampai', value: formatDay(startOfDay(through)) },
    ...shown,
  ],
  address: () => '/kelola/periode',
  basis: async (ctx, { terms: { through } }) => {
    const { checks, blocks } = await findClosing(ctx, through)
    return { checks, blocks }
  },
  apply: async (ctx, { terms, madeBy, decidedBy }) => {
    const id = await proposeClose(ctx, { through: terms.through, note: terms.note, by: madeBy })
    await decideClose(ctx, id, { by: decidedBy, isApproved: true })
  },
})

/** Every kind of proposal about policies, debts between funds and periods. */
export const ledgerProposals = [amilPolicyProposal, interFundProposal, periodProposal]

type By = { by: string; note?: string }

/** Proposes a policy; refuses one above the law's cap. Answers the proposal's id. */
export async function proposePolicy(
  ctx: Ctx,
  terms: PolicyTerms,
  { by, note = '' }: By,
): Promise<string> {
  await assertLawful(ctx, terms)
  const { fund: of, campaignId } = terms
  return propose(ctx, amilPolicyProposal, {
    documentId: `${of}.${campaignId ?? 'semua'}`,
    title: `${rateWords(terms.perMille)} dari ${fundWords[of].toLowerCase()}`,
    terms,
    before: await policyInForce(ctx, { fund: of, campaignId }),
    note,
    by,
  })
}

/** Proposes to settle what two funds owe each other; refuses when that is nothing. */
export async function proposeInterFund(
  ctx: Ctx,
  [one, other]: [Fund, Fund],
  { by, note = '', banks: typed = [] }: By & { banks?: NamedBanks },
): Promise<string> {
  const { net, postings } = await planInterFund(ctx.db, [one, other])
  if (postings.length === 0) throw new NothingOwed()
  const chosen = await chooseBanks(ctx.db, postings, typed)
  const lines = [...(await bankFacts(ctx.db, chosen)), ...(await postingLines(ctx.db, postings))]
  return propose(ctx, interFundProposal, {
    documentId: `${one}.${other}`,
    title: `${fundWords[one]} dan ${fundWords[other].toLowerCase()}`,
    terms: { one, other, net, banks: chosen.map(({ id }) => id), lines },
    note,
    by,
  })
}

/** Proposes to close the books through a past day, with what the checks say of it. */
export async function proposePeriod(
  ctx: Ctx,
  { through, note }: { through: string; note: string },
  { by }: By,
): Promise<string> {
  const { checks, said, blocks } = await findClosing(ctx, through)
  if (blocks.length > 0) throw new PeriodBlocked(blocks)
  return propose(ctx, periodProposal, {
    documentId: 'pembukuan',
    title: `Sampai ${formatDay(startOfDay(through))}`,
    terms: { through, note, lines: [...checks, ...said] },
    note,
    by,
  })
}

/** '12,5%' of a rate per thousand. */
export function rateWords(perMille: number): string {
  return `${String(perMille / 10).replace('.', ',')}%`
}
