import { redirect } from 'react-router'
import { confirmForm, proposeTransfer } from '#features/transfer/proposals.server.ts'
import { transferRecord } from '#features/transfer/transfer-record.server.ts'
import { proposeTransferUndo, undoForm } from '#features/transfer/undo-proposal.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import { Matches, ProofSection, UndoForm } from './matched-transfer.tsx'
import { PendingTransferView } from './pending-transfer.tsx'
import type { Route } from './+types/transfer-id.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const record = existing(await transferRecord(ctx, id))
  return {
    id,
    ...record,
    mayWrite: isPermitted(staff.role, 'books.write'),
    mayOpen: isPermitted(staff.role, 'donation.reveal'),
    today: dayOf(ctx.now()),
  }
}

export const action = acts({
  ajukan: act(
    confirmForm,
    'Mengajukan kepastian transfer bank',
    async ({ ctx, staff, params }, input) => {
      await proposeTransfer(ctx, rowIdOf(params['id']), { ...input, by: staff.id })
      return redirect('/kelola/transfer?kabar=ajukan', 303)
    },
  ),
  batalkan: act(
    undoForm,
    'Mengajukan pembatalan pencocokan transfer',
    async ({ ctx, staff, params }, { reason }) => {
      await proposeTransferUndo(ctx, rowIdOf(params['id']), { reason, by: staff.id })
      return redirect('/kelola/transfer?kabar=ajukan', 303)
    },
  ),
})

export default function DeskTransfer({ loaderData }: Route.ComponentProps) {
  const { id, transfer, matches, isMatched, provenAt, mayWrite, mayOpen, today } = loaderData
  const amount = transfer?.amount ?? matches[0]?.amount
  return (
    <DeskPage
      title={amount === undefined ? 'Transfer bank' : formatRupiah(amount)}
      tab="Transfer bank"
      back={{ href: '/kelola/transfer', label: 'Transfer bank' }}
      isNarrow
    >
      {!transfer && matches.length === 0 && (
        <EmptyState
          icon="bank"
          title="Transfer ini tidak ditunggu lagi"
          text="Waktunya sudah habis dan dananya tidak masuk. Bila kemudian masuk, dananya menjadi titipan."
        />
      )}
      {transfer && <PendingTransferView {...{ transfer, mayWrite, today }} />}
      <Matches matches={matches} />
      {provenAt && <ProofSection id={id} sentAt={provenAt} mayOpen={mayOpen} />}
      {isMatched && mayWrite && <UndoForm />}
    </DeskPage>
  )
}
