import { campaignProposals } from '#features/campaign/edit/proposals.server.ts'
import { donorExportProposal } from '#features/donation-log/proposals.server.ts'
import { mergeDonorsProposal } from '#features/donor-record/merge-donors.server.ts'
import { hadKifayahProposal } from '#features/mustahik/had-kifayah.server.ts'
import { eraseGuestProposal } from '#features/privacy/guest-leave/leave-proposal.server.ts'
import { sendingProposals } from '#features/sending/proposals.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { ProposalKind } from '#features/staff/proposal.server.ts'
import type { ProposalRow } from '#features/staff/queries.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { staffProposals } from '#features/staff/staff-proposals.server.ts'
import { checkProposal } from '#features/verification/proposals.server.ts'
import { mayOpen } from '#app/desk/doors.ts'
import { contentProposals } from '#app/desk/content/proposals.ts'
import { moneyProposals } from '#app/desk/money/proposals.ts'

/** Every kind of proposal of the product: what two people decide. */
export const proposalKinds: readonly ProposalKind[] = [
  ...campaignProposals,
  checkProposal,
  donorExportProposal,
  mergeDonorsProposal,
  eraseGuestProposal,
  hadKifayahProposal,
  ...sendingProposals,
  ...staffProposals,
  ...contentProposals,
  ...moneyProposals,
]

/** The kind of a proposal; undefined for one that no longer exists. */
export function proposalKindOf({ kind }: { kind: string }): ProposalKind | undefined {
  return proposalKinds.find((each) => each.kind === kind)
}

type Decider = Pick<Staff, 'id' | 'role'>

/** Whether this person may decide it: the role approves its kind, and another proposed it. */
export function mayDecide({ id, role }: Decider, proposal: ProposalRow): boolean {
  const kind = proposalKindOf(proposal)
  return kind !== undefined && proposal.madeBy.id !== id && isPermitted(role, kind.approve)
}

/** Whether this person may read it: who decides or proposes its kind, and who may look at its document. */
export function mayReadProposal({ id, role }: Decider, proposal: ProposalRow): boolean {
  const kind = proposalKindOf(proposal)
  if (kind === undefined) return isPermitted(role, 'audit.read')
  return (
    proposal.madeBy.id === id ||
    isPermitted(role, kind.propose) ||
    isPermitted(role, kind.approve) ||
    mayOpen(kind.address(proposal.documentId), role)
  )
}

/** The proposals that wait for this person. */
export function waitingFor(staff: Decider, open: readonly ProposalRow[]): ProposalRow[] {
  return open.filter((proposal) => mayDecide(staff, proposal))
}
