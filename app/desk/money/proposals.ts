import { booksProposals } from '#features/books/policy-proposals.server.ts'
import { bankAccountProposals } from '#features/bank-account/proposals.server.ts'
import { permitProposal } from '#features/collection-permit/proposals.server.ts'
import { debtProposals } from '#features/debt/proposals.server.ts'
import { disbursementProposal } from '#features/disbursement/proposals.server.ts'
import { statementProposals } from '#features/bank-statement/proposals.server.ts'
import { columnsProposal } from '#features/outward-report/columns.server.ts'
import { refundProposals } from '#features/refund/taken-back/settle-taken-back.server.ts'
import { suspenseProposals } from '#features/suspense/suspense-proposals.server.ts'
import { reportProposals } from '#features/payout-report/proposals.server.ts'
import { transferProposals } from '#features/transfer/undo-proposal.server.ts'
import { layoutProposal } from '#features/statements/layout-proposals.server.ts'
import { planProposal } from '#features/plan/proposals.server.ts'
import { openingProposals } from '#features/opening/proposals.server.ts'
import { voucherProposals } from '#features/voucher/proposals.server.ts'

/** What two people decide about money. */
export const moneyProposals = [
  ...transferProposals,
  ...refundProposals,
  ...bankAccountProposals,
  disbursementProposal,
  ...debtProposals,
  ...reportProposals,
  ...statementProposals,
  ...booksProposals,
  ...suspenseProposals,
  ...voucherProposals,
  layoutProposal,
  permitProposal,
  columnsProposal,
  ...openingProposals,
  planProposal,
]
