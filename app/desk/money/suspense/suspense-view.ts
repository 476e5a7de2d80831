import { banksFor } from '#features/bank-account/bank-account.server.ts'
import { possibleAccepts } from '#features/suspense/plan-suspense.server.ts'
import { isSuspenseSentByGateway } from '#features/suspense/return-payer.server.ts'
import { campaignChoices, findSuspense } from '#features/suspense/suspense-list.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Desk } from '#app/desk/context.ts'
import { bankView } from '../refund/bank-view.ts'
import { payerChoices } from '../refund/payer-field.ts'
import { orNotFound } from '#app/not-found.ts'

/** One entry of titipan with what may become of it, and how it goes back. */
export async function suspenseView(desk: Desk, id: string) {
  const { ctx, staff } = desk
  const { suspense, row, decision, bank } = await orNotFound(() => findSuspense(ctx.db, id))
  const all = await listProposalsOf(ctx.db, id)
  const proposals = all.filter(({ status }) => status === 'proposed')
  const payers = payerChoices({
    banks: await banksFor(ctx.db, 'IU'),
    isByGateway: await isSuspenseSentByGateway(ctx, ctx.db, suspense),
  })
  const isOpen = row.status === 'open' && isPermitted(staff.role, 'books.write')
  const isReturning = decision?.kind === 'refund' && decision.status !== 'proposed'
  return {
    row,
    bankWords: bank ?? null,
    note: decision?.note ?? null,
    proposals,
    isOpen,
    payers,
    bank: await bankView(desk, { donationId: suspense.donation_id, suspenseId: id }),
    today: dayOf(ctx.now()),
    goingBack: isReturning
      ? {
          isPaid: decision.status === 'paid',
          by: decision.bank_account_id,
          reference: decision.bank_reference,
        }
      : null,
    forms:
      // One decision at a time: what is proposed already is decided or withdrawn first.
      isOpen && proposals.length === 0
        ? {
            donations: await possibleAccepts(ctx, id),
            campaigns: await campaignChoices(ctx.db),
          }
        : null,
  }
}
