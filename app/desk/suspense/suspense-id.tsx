import { banksFor } from '#features/books/bank-account.server.ts'
import { canAskDonor } from '#features/payment/ask-donor-bank.server.ts'
import { donorBankState } from '#features/payment/donor-bank-rows.server.ts'
import { possibleAccepts } from '#features/payment/plan-suspense.server.ts'
import { isKeptSentByGateway } from '#features/payment/refund-way.server.ts'
import { campaignChoices, findSuspense } from '#features/payment/suspense-list.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '../ui/found.ts'
import { ProposalList } from '../ui/proposal-list.tsx'
import { payerChoices } from '../refund/payer-field.ts'
import type { Route } from './+types/suspense-id.ts'
import { suspenseActTable } from './suspense-act-table.ts'
import { SuspenseFacts, SuspenseForms } from './suspense-parts.tsx'
import { SuspenseReturn } from './suspense-return.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Titipan – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const { kept, row, decision } = await orNotFound(() => findSuspense(ctx.db, id))
  const isOpen = row.status === 'open'
  const proposals = await listProposalsOf(ctx.db, id)
  const payers = payerChoices({
    banks: await banksFor(ctx.db, 'IU'),
    isByGateway: await isKeptSentByGateway(ctx, ctx.db, kept),
  })
  return {
    row,
    note: decision?.note ?? null,
    proposals: proposals.filter(({ status }) => status === 'proposed'),
    payers,
    bank: await donorBankState(ctx, { donationId: kept.donation_id, suspenseId: id }),
    canAsk: await canAskDonor(ctx, kept.donation_id),
    mayReveal: isPermitted(staff.role, 'refund.pay'),
    today: dayOf(ctx.now()),
    goingBack:
      decision?.kind === 'refund' && decision.status !== 'proposed'
        ? {
            isPaid: decision.status === 'paid',
            by: decision.bank_account_id,
            reference: decision.bank_reference,
          }
        : null,
    forms:
      isOpen && isPermitted(staff.role, 'books.write')
        ? {
            donations: await possibleAccepts(ctx, id),
            campaigns: await campaignChoices(ctx.db),
          }
        : null,
  }
}

export const action = suspenseActTable

export default function SuspenseEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { row, note, proposals, forms, payers } = loaderData
  return (
    <DeskPage
      title={`Titipan ${formatRupiah(row.amount)}`}
      back={{ href: '/kelola/titipan', label: 'Titipan' }}
    >
      <DoneNotice />
      <SuspenseFacts row={row} note={note} />
      {proposals.length > 0 && (
        <ProposalList title="Menunggu keputusan" proposals={proposals} empty="" />
      )}
      <SuspenseReturn {...loaderData} isOpen={forms !== null} answer={actionData} />
      {forms && <SuspenseForms {...forms} payers={payers} answer={actionData} />}
    </DeskPage>
  )
}
