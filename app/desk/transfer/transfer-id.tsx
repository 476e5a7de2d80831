import { data, redirect } from 'react-router'
import { confirmForm, proposeTransfer } from '#features/payment/proposals.server.ts'
import { findOpenTransfer, wasTransfer } from '#features/payment/open-transfers.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf, formatDateTime } from '#platform/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money.ts'
import { EmptyState } from '#app/ui/states.tsx'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { DeskFacts } from '../ui/facts.tsx'
import { DeskArea, DeskForm, DeskText, fieldValues } from '../ui/form.tsx'
import { rowIdOf } from '../ui/found.ts'
import { refusedOf } from '../ui/refused.ts'
import { transferStateWords } from './transfer-words.ts'
import type { Route } from './+types/transfer-id.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Transfer bank – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const transfer = await findOpenTransfer(ctx, id)
  if (!transfer && !(await wasTransfer(ctx, id))) {
    throw data({ message: 'Page Not Found' }, { status: 404 })
  }
  const mayWrite = isPermitted(staff.role, 'books.write')
  return { transfer: transfer ?? null, mayWrite, today: dayOf(ctx.now()) }
}

export const action = acts({
  ajukan: act(
    confirmForm,
    { says: 'Mengajukan kepastian transfer bank' },
    async ({ ctx, staff, params }, input) => {
      await proposeTransfer(ctx, rowIdOf(params['id']), { ...input, by: staff.id })
      return redirect('/kelola/transfer?kabar=ajukan', 303)
    },
  ),
})

export default function DeskTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer, mayWrite, today } = loaderData
  const refused = refusedOf(actionData)
  const value = fieldValues(refused, { receivedOn: today, evidence: '' })
  const back = { href: '/kelola/transfer', label: 'Transfer bank' }
  if (!transfer) {
    return (
      <DeskPage title="Transfer bank" back={back} isNarrow>
        <EmptyState
          icon="bank"
          title="Transfer ini tidak ditunggu lagi"
          text="Dananya sudah dicatat, atau nominalnya sudah lewat masa istirahat."
        />
      </DeskPage>
    )
  }
  const { amount, added, bank, number, status, campaign, createdAt, expiresAt } = transfer
  return (
    <DeskPage title={formatRupiah(amount)} back={back} isNarrow>
      <DeskFacts
        facts={[
          { label: 'Rekening', value: `${bank} ${number}` },
          { label: 'Nominal persis', value: formatRupiah(amount) },
          { label: 'Angka unik di dalamnya', value: formatRupiah(rupiah(added)) },
          { label: 'Program', value: campaign },
          { label: 'Keadaan', value: transferStateWords(status) },
          { label: 'Dibuat', value: formatDateTime(createdAt) },
          { label: 'Batas akhir', value: formatDateTime(expiresAt) },
          {
            label: 'Donasi',
            value: (
              <a className="underline" href={`/kelola/donasi/${transfer.donationId}`}>
                Buka donasinya
              </a>
            ),
          },
        ]}
      />
      {mayWrite && (
        <DeskSection title="Dananya sudah tampak di bank?">
          <p className="text-sm text-muted">
            Cara biasa: muat mutasi rekening, dan transfer ini cocok sendiri. Bila tidak dapat
            menunggu, ajukan di sini; orang lain memeriksanya di bank sebelum menyetujui. Mutasi
            yang datang kemudian tidak mencatatnya dua kali.
          </p>
          <DeskForm act="ajukan" submit="Ajukan" refused={refused}>
            <DeskText {...value('receivedOn')} label="Tanggal dana masuk" type="date" />
            <DeskArea
              {...value('evidence')}
              label="Bukti di bank"
              hint="Misalnya nomor referensi di mutasi. Jangan tulis data pribadi."
              rows={2}
              maxLength={300}
            />
          </DeskForm>
        </DeskSection>
      )}
    </DeskPage>
  )
}
