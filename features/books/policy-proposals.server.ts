import * as v from 'valibot'
import { fundWords } from '#features/ledger/funds.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDay, startOfDay } from '#platform/time/jakarta.ts'
import {
  assertLawful,
  policyInForce,
  type PolicyTerms,
  recordPolicy,
} from './amil-policy.server.ts'
import { amilBases } from './amil-share.ts'
import { decideClose, findClosing, proposeClose } from './close-period.server.ts'
import { PeriodBlocked } from './errors.ts'

const access = { propose: 'books.write', approve: 'books.approve' } as const
const lines = v.array(v.object({ label: v.string(), value: v.string() }))

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
  basis: async (ctx, { terms: { fund, campaignId } }) => ({
    inForce: await policyInForce(ctx, { fund, campaignId }),
  }),
  apply: async (ctx, { terms, madeBy, decidedBy }) => {
    await recordPolicy(ctx, terms, { madeBy, decidedBy })
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

/** Every kind of proposal about policies and periods. */
export const booksProposals = [amilPolicyProposal, periodProposal]

type By = { by: string; note?: string }

/** Proposes a policy; refuses one above the law's cap. Answers the proposal's id. */
export async function proposePolicy(
  ctx: Ctx,
  terms: PolicyTerms,
  { by, note = '' }: By,
): Promise<string> {
  await assertLawful(ctx, terms)
  const { fund, campaignId } = terms
  return propose(ctx, amilPolicyProposal, {
    documentId: `${fund}.${campaignId ?? 'semua'}`,
    title: `${rateWords(terms.perMille)} dari ${fundWords[fund].toLowerCase()}`,
    terms,
    before: await policyInForce(ctx, { fund, campaignId }),
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
