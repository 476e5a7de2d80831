import * as v from 'valibot'
import { banksNow } from '#features/bank-account/bank-account.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { ProposalOpen } from '#features/staff/errors.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import { hasOpenProposal } from '#features/staff/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { DonorBank } from '#features/donor-bank/donor-bank.ts'
import {
  assertDonorBank,
  donorBankWords,
  dropTypedBank,
  typeDonorBank,
} from '#features/donor-bank/donor-bank-rows.server.ts'
import { planSuspense, type SuspensePlan } from './plan-suspense.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const terms = v.object({
  sourceId: v.string(),
  campaignId: v.nullable(v.string()),
  donationId: v.nullable(v.string()),
  /** The bank account that pays it back; null leaves it to the provider. */
  bankAccountId: v.nullable(v.string()),
  /** The sender's account that the desk typed with it. */
  typedBankId: v.optional(v.nullable(v.string()), null),
  note: v.string(),
  lines,
})

const TO = 'Rekening tujuan'

function kindOf(kind: string, words: string) {
  return defineProposal({
    kind,
    words,
    propose: 'books.write',
    approve: 'books.approve',
    terms,
    describe: ({ lines: shown }) => shown,
    address: (id) => `/kelola/titipan/${id}`,
    basis: async (ctx, { documentId: suspenseId, terms: use }) => {
      const { suspense, postings, what } = await planSuspense(ctx, { suspenseId, ...use })
      const banks = await banksNow(ctx.db, [use.bankAccountId])
      return { status: suspense.status, amount: suspense.amount, postings, what, banks }
    },
    since: async (ctx, { documentId: suspenseId, terms: use }) => {
      if (!use.bankAccountId) return []
      const value = await donorBankWords(ctx, { donationId: use.sourceId, suspenseId })
      const isKnown = use.lines.some((line) => line.label === TO && line.value === value)
      return isKnown ? [] : [{ label: `${TO} sekarang`, value }]
    },
    apply: async (ctx, { documentId: id, terms: use, madeBy, decidedBy }) => {
      const { sourceId, campaignId, donationId, bankAccountId, note } = use
      if (bankAccountId) await assertDonorBank(ctx, { donationId: sourceId, suspenseId: id })
      const decision = await proposeSuspense(ctx, {
        suspenseKey: { donation_id: sourceId, id },
        campaignId,
        ...(donationId && { donationId }),
        ...(bankAccountId && { from: { by: 'bank' as const, bankAccountId } }),
        note,
        by: madeBy,
      })
      await decideSuspense(ctx, decision, { by: decidedBy, isApproved: true })
    },
    dismiss: (ctx, { terms: { typedBankId } }) => dropTypedBank(ctx, typedBankId),
  })
}

/** Money in suspense pays the donation it was meant for. */
export const acceptSuspenseProposal = kindOf('suspense.accept', 'Menerima titipan sebagai donasi')
/** It becomes a donation of its own for a campaign. */
export const allocateSuspenseProposal = kindOf(
  'suspense.allocate',
  'Mengalihkan titipan ke program',
)
/** It goes back to its sender. */
export const returnSuspenseProposal = kindOf('suspense.return', 'Mengembalikan titipan')

/** Every kind of proposal about money in suspense. */
export const suspenseProposals = [
  acceptSuspenseProposal,
  allocateSuspenseProposal,
  returnSuspenseProposal,
]

/**
 * Proposes what becomes of money in suspense, with the journal it will post. Answers the proposal's id. Refuses while
 * another use of it is proposed; of two made at the same moment the second is refused when it is approved.
 */
export async function proposeSuspenseUse(
  ctx: Ctx,
  use: SuspensePlan,
  { by, note, bank }: { by: string; note: string; bank?: DonorBank | undefined },
): Promise<string> {
  const { suspense, postings, what } = await planSuspense(ctx, use)
  if (await hasOpenProposal(ctx.db, suspense.id)) throw new ProposalOpen()
  const { campaignId = null, donationId = null, bankAccountId = null } = use
  const kind = donationId
    ? acceptSuspenseProposal
    : campaignId
      ? allocateSuspenseProposal
      : returnSuspenseProposal
  const moneyKey = { donationId: suspense.donation_id, suspenseId: suspense.id }
  const isByBank = kind === returnSuspenseProposal && bankAccountId !== null
  const typedBankId = isByBank && bank ? await typeDonorBank(ctx, { moneyKey, bank, by }) : null
  const to = isByBank ? [{ label: TO, value: await donorBankWords(ctx, moneyKey) }] : []
  return propose(ctx, kind, {
    documentId: suspense.id,
    title: `${formatRupiah(suspense.amount)}: ${what}`,
    terms: {
      sourceId: suspense.donation_id,
      campaignId,
      donationId,
      bankAccountId,
      typedBankId,
      note,
      lines: [
        { label: 'Titipan', value: formatRupiah(suspense.amount) },
        { label: 'Menjadi', value: what },
        ...to,
        ...(await postingLines(ctx.db, postings)),
      ],
    },
    note,
    by,
  })
}
