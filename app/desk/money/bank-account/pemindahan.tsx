import { redirect } from 'react-router'
import * as v from 'valibot'
import { listOwnTransfers } from '#features/bank-account/own-transfer.server.ts'
import {
  proposeOwnTransfer,
  proposeOwnTransferUndo,
} from '#features/bank-account/own-transfer-proposals.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf, isDay } from '#platform/time/jakarta.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/pemindahan.ts'
import { OwnTransferForm, OwnTransferList } from './own-transfer-parts.tsx'
import { allBankChoices } from './shared-banks.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const today = dayOf(ctx.now())
  // A line of a statement leads here with what it tells.
  const parameter = (name: string) => searchParams.get(name) ?? ''
  const typed = { dari: parameter('dari'), ke: parameter('ke'), nominal: parameter('nominal') }
  return {
    transfers: await listOwnTransfers(ctx.db),
    choices: await allBankChoices(ctx.db),
    stored: { ...typed, tanggal: isDay(parameter('tanggal')) ? parameter('tanggal') : today },
    mayWrite: isPermitted(staff.role, 'books.write'),
    today,
  }
}

const bank = v.pipe(v.string(), v.uuid('Pilih rekeningnya.'))
const move = v.object({
  dari: bank,
  ke: bank,
  nominal: rupiahOf('Tulis rupiah bulat, contoh 1.500.000.'),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
  keterangan: boundedText('Tulis untuk apa dipindahkan, atau nomor transfernya.', 3, 200),
})

export const action = acts({
  ajukan: act(
    move,
    'Mengajukan pemindahan antar rekening',
    async ({ ctx, staff }, { dari: fromId, ke: toId, nominal: amount, tanggal, keterangan }) => {
      const transfer = { fromId, toId, amount, movedOn: tanggal, note: keterangan }
      await proposeOwnTransfer(ctx, transfer, { by: staff.id })
      return redirect('/kelola/pemindahan?kabar=ajukan', 303)
    },
  ),
  batalkan: act(
    v.object({ id: v.pipe(v.string(), v.uuid()) }),
    'Mengajukan pembatalan pemindahan antar rekening',
    async ({ ctx, staff }, { id }) => {
      await proposeOwnTransferUndo(ctx, id, { by: staff.id })
      return redirect('/kelola/pemindahan?kabar=ajukan', 303)
    },
  ),
})

export default function Pemindahan({ loaderData, actionData }: Route.ComponentProps) {
  const { transfers, choices, stored, mayWrite, today } = loaderData
  const refused = useRefusedAt(actionData, 'ajukan')
  return (
    <DeskPage
      title="Pemindahan antar rekening"
      lead="Uang yang berpindah di antara rekening lembaga sendiri dengan akun buku yang sama. Saldo dana tidak berubah; saldo tiap rekening berubah."
      back={{ href: '/kelola/rekening', label: 'Rekening lembaga' }}
    >
      {!refused && <DeskRefusal answer={actionData} />}
      <OwnTransferList transfers={transfers} />
      {mayWrite && <OwnTransferForm {...{ choices, stored, today }} />}
    </DeskPage>
  )
}
