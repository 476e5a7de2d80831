import { banksFor } from '#features/books/bank-account.server.ts'
import { possibleAccepts } from '#features/payment/plan-suspense.server.ts'
import { campaignChoices, findSuspense } from '#features/payment/suspense-list.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { orNotFound, rowIdOf } from '../ui/found.ts'
import { ProposalList } from '../ui/proposal-list.tsx'
import type { Route } from './+types/suspense-id.ts'
import { acceptForm, allocateForm, askFor, returnForm } from './suspense-acts.ts'
import { SuspenseFacts, SuspenseForms } from './suspense-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Titipan – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const { row, decision } = await orNotFound(() => findSuspense(ctx.db, id))
  const isOpen = row.status === 'open'
  const proposals = await listProposalsOf(ctx.db, id)
  return {
    row,
    note: decision?.note ?? null,
    proposals: proposals.filter(({ status }) => status === 'proposed'),
    forms:
      isOpen && isPermitted(staff.role, 'books.write')
        ? {
            donations: await possibleAccepts(ctx, id),
            campaigns: await campaignChoices(ctx.db),
            banks: await banksFor(ctx.db, 'IU'),
          }
        : null,
  }
}

export const action = acts({
  terima: act(
    acceptForm,
    { says: 'Mengajukan titipan sebagai donasi' },
    (args, { donasi, catatan }) => askFor(args, { donationId: donasi }, catatan),
  ),
  salurkan: act(
    allocateForm,
    { says: 'Mengajukan penyaluran titipan' },
    (args, { program, alasan }) => askFor(args, { campaignId: program }, alasan),
  ),
  kembalikan: act(
    returnForm,
    { says: 'Mengajukan pengembalian titipan' },
    (args, { rekening, sebab }) => askFor(args, { bankAccountId: rekening || null }, sebab),
  ),
})

export default function SuspenseEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { row, note, proposals, forms } = loaderData
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
      {forms && <SuspenseForms {...forms} answer={actionData} />}
    </DeskPage>
  )
}
