import { ledgerProposals } from '#features/books/policy-proposals.server.ts'
import { booksProposals } from '#features/books/proposals.server.ts'
import { statementProposals } from '#features/bank-statement/proposals.server.ts'
import { refundProposals } from '#features/refund/settle-taken-back.server.ts'
import { suspenseProposals } from '#features/suspense/suspense-proposals.server.ts'
import { reportProposals } from '#features/payout-report/proposals.server.ts'
import { transferProposals } from '#features/transfer/undo-proposal.server.ts'
import { layoutProposal } from '#features/statements/layout-proposals.server.ts'
import { voucherProposals } from '#features/voucher/proposals.server.ts'

/** What two people decide about money. */
export const moneyProposals = [
  ...transferProposals,
  ...refundProposals,
  ...booksProposals,
  ...reportProposals,
  ...statementProposals,
  ...ledgerProposals,
  ...suspenseProposals,
  ...voucherProposals,
  layoutProposal,
]
