import { disbursementProposal } from '#features/disbursement/proposals.server.ts'
import { openBankProposal, closeBankProposal } from '#features/bank-account/proposals.server.ts'
import { debtProposal, interFundProposal } from '#features/debt/proposals.server.ts'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { dropDisbursement, draftDisbursement } from '#features/disbursement/disburse.server.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { ownTransferProposals } from '#features/bank-account/own-transfer-proposals.server.ts'
import { bookOwnTransfer, undoOwnTransfer } from '#features/bank-account/own-transfer.server.ts'
import { amilPolicyProposal, periodProposal } from '#features/books/policy-proposals.server.ts'
import { bookLine, undoLine } from '#features/bank-statement/book-line.server.ts'
import { statementProposals } from '#features/bank-statement/proposals.server.ts'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import { transferProposal } from '#features/transfer/proposals.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { dropRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { refundProposal } from '#features/refund/refund-proposals.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import {
  settleTakenBack,
  takenBackProposal,
} from '#features/refund/taken-back/settle-taken-back.server.ts'
import {
  acceptSuspenseProposal,
  allocateSuspenseProposal,
  returnSuspenseProposal,
} from '#features/suspense/suspense-proposals.server.ts'
import { undoTransferProposal } from '#features/transfer/undo-proposal.server.ts'
import { undoTransfer } from '#features/transfer/undo-transfer.server.ts'
import { postReportProposal, undoReportProposal } from '#features/payout-report/proposals.server.ts'
import { discardReport } from '#features/payout-report/upload-report.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProposalCase } from './content-proposals.ts'
import type { TestCtx } from '../context.ts'
import { makeCampaign } from '../makers.ts'
import { aCharge, aSettledDonation, runJobs } from '../money/payments.ts'
import { csvOf, readPayout, reported } from '../money/payout-reports.ts'
import { agreePolicy } from '../money/policies.ts'
import { aBank, anApprovedRefund, moneyCame } from '../money/refunds.ts'
import { aStatement, unexplainedLines } from '../money/statements.ts'
import { aBankLine, aTransfer, aTransferBank } from '../money/transfers.ts'

const lines: never[] = []
const sum = rupiah(10_000)

async function bankOf(ctx: TestCtx, fund: Fund = 'IT') {
  const { bankAccountId: id } = await aBank(ctx, fund)
  const close = () =>
    ctx.db
      .updateTable('bank_account')
      .set({ closed_on: '2026-06-15' })
      .where('id', '=', id)
      .execute()
  return { id, close }
}

/** A transfer that was matched to its gift. */
async function aMatch(ctx: TestCtx) {
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  const match = () => matchTransfer(ctx, aBankLine(bank, charge.amount))
  return { bank, charge, match }
}

/** Money in suspense with each of its ways, and its resolution. */
const ofSuspense = (way: 'accept' | 'allocate' | 'return'): ProposalCase['make'] => {
  return async (ctx, { by, other }) => {
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay-wrong')
    await runJobs(ctx)
    const { id } = await ctx.db.selectFrom('suspense').select('id').executeTakeFirstOrThrow()
    const { id: campaignId } = await makeCampaign(ctx, { slug: 'sumur-lain' })
    const sourceId = charge.donation_id
    const move = async () => {
      const suspenseKey = { donation_id: sourceId, id }
      const decision = await proposeSuspense(ctx, { suspenseKey, campaignId, note: 'Lain', by })
      await decideSuspense(ctx, decision, { by: other, isApproved: true })
    }
    const terms = {
      sourceId,
      campaignId: way === 'allocate' ? campaignId : null,
      donationId: way === 'accept' ? sourceId : null,
      bankAccountId: way === 'return' ? (await bankOf(ctx, 'IU')).id : null,
      note: 'Uji',
      lines,
    }
    return { documentId: id, terms, move }
  }
}

const reportOf = async (ctx: TestCtx) => {
  const { donationId, charge } = await aCharge(ctx, { amount: 50_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { reference } = charge
  const id = await readPayout(ctx, { bytes: await csvOf([reported(reference)]), by: ctx.newId() })
  const settled = { provider: 'sandbox', reference: 'PO-9', settledAt: ctx.now() }
  const move = () =>
    recordSettlement(ctx, { ...settled, lines: [{ reference, gross: 50_000, fee: 0, tax: 0 }] })
  return { id, move }
}

const lineOf = async (ctx: TestCtx) => {
  const { id: bank } = await bankOf(ctx, 'A')
  const held = { account: '1124', income: '4430', fund: 'A', bankAccountId: bank } as const
  await moneyCame(ctx, { ...held, amount: rupiah(100_000) })
  const statement = await aStatement(ctx, bank, [['2026-06-15', -5_000, 'BIAYA ADM']])
  const [line] = await unexplainedLines(ctx, bank, statement)
  return line?.id ?? ''
}

const [moveKind, moveUndoKind] = ownTransferProposals
const [lineKind, lineUndoKind] = statementProposals
const cost = { kind: 'cost' as const }
const yesterday = '2026-06-14'

/** Proposals about money. */
export const moneyCases: ProposalCase[] = [
  {
    kind: transferProposal,
    make: async (ctx) => {
      const { bank, charge: held, match } = await aMatch(ctx)
      const terms = { bankAccountId: bank, bank: 'BSI', amount: held.amount, evidence: 'Ref 1' }
      return {
        documentId: held.id,
        terms: { ...terms, receivedOn: '2026-06-15' },
        move: match,
      }
    },
  },
  {
    kind: undoTransferProposal,
    make: async (ctx) => {
      const { charge: held, match } = await aMatch(ctx)
      await match()
      const reason = 'Pengirim lain'
      const move = () => undoTransfer(ctx, { chargeId: held.id, reason })
      return { documentId: held.id, terms: { reason, lines }, move }
    },
  },
  {
    kind: refundProposal,
    make: async (ctx, { by }) => {
      const { donationId: publicId } = await aSettledDonation(ctx)
      const from = await aBank(ctx)
      const note = 'Dua kali'
      const refund = await draftRefund(ctx, { publicId, reason: 'double', note, by, from })
      const move = () => dropRefund(ctx, refund)
      return { documentId: refund.donation_id, terms: { refundId: refund.id, lines }, move }
    },
  },
  {
    kind: takenBackProposal,
    make: async (ctx) => {
      const { donationId } = await aSettledDonation(ctx)
      await payRefund(ctx, await anApprovedRefund(ctx, donationId, await aBank(ctx)))
      await ctx.sandbox.drive(donationId, 'reverse')
      await runJobs(ctx)
      const row = await ctx.db
        .selectFrom('refund_taken_back')
        .select('return_id')
        .executeTakeFirstOrThrow()
      const move = () => settleTakenBack(ctx, { returnId: row.return_id, end: { how: 'borne' } })
      const terms = { bankAccountId: null, receivedAt: ctx.now().toISOString(), lines }
      return { documentId: row.return_id, terms, move }
    },
  },
  {
    kind: openBankProposal,
    make: async (ctx) => {
      const facts = { bank: 'BSI', number: '7111222333', holder: 'Yayasan', openedOn: '2026-01-02' }
      const move = () => recordBankAccount(ctx, { ...facts, fund: 'Z' })
      return { documentId: 'BSI 7111222333', terms: { ...facts, fund: 'IT' }, move }
    },
  },
  {
    kind: closeBankProposal,
    make: async (ctx) => {
      const { id, close } = await bankOf(ctx)
      return { documentId: id, terms: { closedOn: '2026-06-15', lines }, move: close }
    },
  },
  {
    kind: disbursementProposal,
    make: async (ctx, { by }) => {
      const { campaignId } = await aSettledDonation(ctx)
      const use = { campaignId, fund: 'IT' as const, account: '5210', amount: sum }
      const words = { description: 'Pompa', beneficiaries: 4 }
      const id = await draftDisbursement(ctx, { ...use, ...words }, { by })
      return { documentId: id, terms: { lines }, move: () => dropDisbursement(ctx, id) }
    },
  },
  {
    kind: debtProposal,
    make: async (ctx) => {
      const { id, close } = await bankOf(ctx, 'A')
      const terms = { amount: sum, note: 'Tagihan', banks: [id], lines }
      return { documentId: ctx.newId(), terms, move: close }
    },
  },
  {
    kind: moveKind as ProposalCase['kind'],
    make: async (ctx) => {
      const [from, to] = [await bankOf(ctx), await bankOf(ctx)]
      const given = { fromId: from.id, toId: to.id, amount: sum, movedOn: '2026-06-15' }
      return { documentId: ctx.newId(), terms: { ...given, note: 'Pindah', lines }, move: to.close }
    },
  },
  {
    kind: moveUndoKind as ProposalCase['kind'],
    make: async (ctx) => {
      const [from, to] = [await bankOf(ctx), await bankOf(ctx)]
      await moneyCame(ctx, {
        account: '1122',
        fund: 'IU',
        income: '4220',
        bankAccountId: from.id,
      })
      const id = ctx.newId()
      const given = { fromId: from.id, toId: to.id, amount: sum, movedOn: '2026-06-15' }
      await bookOwnTransfer(ctx, { id, ...given, note: 'Pindah' })
      return { documentId: id, terms: { lines }, move: () => undoOwnTransfer(ctx, id) }
    },
  },
  {
    kind: postReportProposal,
    make: async (ctx) => {
      const { id, move } = await reportOf(ctx)
      return { documentId: id, terms: { digest: 'x', banks: [], lines }, move }
    },
  },
  {
    kind: undoReportProposal,
    make: async (ctx) => {
      const { id } = await reportOf(ctx)
      return { documentId: id, terms: { lines }, move: () => discardReport(ctx, id) }
    },
  },
  {
    kind: lineKind as ProposalCase['kind'],
    make: async (ctx, { by }) => {
      const id = await lineOf(ctx)
      const move = () => bookLine(ctx, { lineId: id, ...cost }, { by })
      return { documentId: id, terms: { ...cost, journal: '[]', lines }, move }
    },
  },
  {
    kind: lineUndoKind as ProposalCase['kind'],
    make: async (ctx, { by }) => {
      const id = await lineOf(ctx)
      await bookLine(ctx, { lineId: id, ...cost }, { by })
      return { documentId: id, terms: { lines }, move: () => undoLine(ctx, id) }
    },
  },
  {
    kind: amilPolicyProposal,
    make: async (ctx) => {
      const law = { basis: 'zakat', basisText: 'Asnaf', decree: 'SK 1', validFrom: '2026-07-01' }
      return {
        documentId: 'Z.semua',
        terms: { fund: 'Z', campaignId: null, perMille: 100, ...law },
        move: () => agreePolicy(ctx, { fund: 'Z' }),
      }
    },
  },
  {
    kind: interFundProposal,
    make: async (ctx) => {
      const terms = { one: 'IU', other: 'A', net: 0, banks: [], lines }
      const postings = [
        { debit: '5220', credit: '2190', fund: 'IU', amount: sum },
        { debit: '1190', credit: '4430', fund: 'A', amount: sum },
      ] as const
      const of = { sourceId: ctx.newId(), source: 'uji', event: 'masuk', description: 'Uji' }
      const move = () => withBooks(ctx, (tx) => enterJournal(ctx, tx, { ...of, postings }))
      return { documentId: 'IU.A', terms, move }
    },
  },
  {
    kind: periodProposal,
    make: async (ctx) => {
      const at = new Date('2026-06-14T03:00:00Z')
      const income = { account: '1122', fund: 'IU', income: '4220', at } as const
      const terms = { through: yesterday, note: 'Tutup', lines }
      return { documentId: 'pembukuan', terms, move: () => moneyCame(ctx, income) }
    },
  },
  { kind: acceptSuspenseProposal, make: ofSuspense('accept') },
  { kind: allocateSuspenseProposal, make: ofSuspense('allocate') },
  { kind: returnSuspenseProposal, make: ofSuspense('return') },
]
