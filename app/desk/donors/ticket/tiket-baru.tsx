import { redirect } from 'react-router'
import { callForm, takeCall } from '#features/ticket/inbox/take-call.server.ts'
import { ticketKindWords } from '#features/ticket/ticket.ts'
import { act, acts } from '#app/desk/door.ts'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskArea, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/tiket-baru.ts'

export const action = acts({
  simpan: act(
    callForm,
    { says: 'Mencatat laporan lewat telepon', isPersonal: true },
    async ({ ctx, staff }, call) => {
      const id = await takeCall(ctx, call, { by: staff.id })
      return redirect(`/kelola/tiket/${id}`, 303)
    },
  ),
})

const kinds = Object.entries(ticketKindWords).map(([value, label]) => ({ value, label }))

export default function TiketBaru({ actionData }: Route.ComponentProps) {
  const refused = useRefusedAt(actionData, 'simpan')
  const value = fieldValues(refused, { jenis: 'payment' })
  return (
    <DeskPage
      title="Catat telepon"
      lead="Laporan penelepon menjadi tiket yang Anda pegang. Pembayaran yang cocok langsung tampil di sana."
      back={{ href: '/kelola/tiket', label: 'Tiket bantuan' }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Buka tiket" refused={refused}>
        <DeskSelect {...value('jenis')} label="Jenis" choices={kinds} />
        <DeskText
          {...value('kontak')}
          label="Nomor HP atau e-mail penelepon"
          autoComplete="off"
          required
        />
        <DeskArea {...value('pesan')} label="Yang disampaikan" rows={4} required />
        <fieldset className="grid gap-5">
          <legend className="mb-2 font-semibold">Bila tentang pembayaran</legend>
          <DeskText
            {...value('nomor')}
            label="Nomor donasi"
            hint="Misalnya 7K3M-9QXD."
            isOptional
          />
          <div className="grid gap-5 sm:grid-cols-3">
            <DeskText {...value('jumlah')} label="Jumlah" inputMode="numeric" isOptional />
            <DeskText {...value('tanggal')} label="Tanggal bayar" type="date" isOptional />
            <DeskText {...value('lewat')} label="Lewat" hint="Bank atau dompetnya." isOptional />
          </div>
        </fieldset>
      </DeskForm>
    </DeskPage>
  )
}
