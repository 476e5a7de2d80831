import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  listOwnTransfers,
  type OwnTransferRow,
} from '#features/bank-account/own-transfer.server.ts'
import {
  proposeOwnTransfer,
  proposeOwnTransferUndo,
} from '#features/bank-account/own-transfer-proposals.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf, formatDate, formatDateTime, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/pemindahan.ts'
import { allBankChoices } from './shared-banks.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

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

const columns: readonly Column<OwnTransferRow>[] = [
  { label: 'Tanggal', cell: ({ movedOn }) => formatDate(startOfDay(movedOn)) },
  { label: 'Dari', cell: ({ fromBank, fromNumber }) => `${fromBank} ${fromNumber}` },
  { label: 'Ke', cell: ({ toBank, toNumber }) => `${toBank} ${toNumber}` },
  {
    label: 'Keterangan',
    cell: ({ note }) => <span className="[overflow-wrap:anywhere]">{note}</span>,
  },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true },
  {
    label: 'Keadaan',
    cell: ({ id, amount, undoneAt }) =>
      undoneAt ? (
        `Dibatalkan ${formatDateTime(undoneAt)}`
      ) : (
        <PressForm
          act="batalkan"
          fields={{ id }}
          look="quiet"
          label={`Ajukan pembatalan ${formatRupiah(amount)}`}
        >
          Ajukan pembatalan
        </PressForm>
      ),
  },
]

/** The latest transfers between our own bank accounts. */
function OwnTransferList({ transfers }: { transfers: readonly OwnTransferRow[] }) {
  return (
    <DeskList
      caption="Pemindahan antar rekening lembaga"
      columns={columns}
      rows={transfers}
      empty={{ title: 'Belum ada pemindahan yang dicatat' }}
    />
  )
}

type FormProps = {
  choices: readonly DeskChoice[]
  stored: Readonly<Record<string, string>>
  today: string
}

/** Books one that has happened at the banks; another person agrees. */
function OwnTransferForm({ choices, stored, today }: FormProps) {
  if (choices.length === 0) {
    return <p className="text-muted">Setiap akun buku hanya punya satu rekening yang dipakai.</p>
  }
  const fields = {
    dari: field.choice('Dari rekening', choices, { anything: 'Pilih rekening' }),
    ke: field.choice('Ke rekening', choices, { anything: 'Pilih rekening' }),
    nominal: field.rupiah('Nominal'),
    tanggal: field.day('Tanggal dipindahkan', { max: today }),
    keterangan: field.text('Keterangan', { maxLength: 200 }),
  }
  return (
    <DeskSection
      title="Catat pemindahan"
      note="Setelah disetujui orang lain, baris kedua rekening korannya dapat dihubungkan."
    >
      <DeskForm
        isReadable={false}
        act="ajukan"
        submit="Ajukan"
        columns={2}
        stored={stored}
        fields={fields}
      />
    </DeskSection>
  )
}
