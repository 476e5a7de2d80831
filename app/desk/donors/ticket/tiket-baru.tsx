import { redirect } from 'react-router'
import { callForm, takeCall } from '#features/ticket/inbox/take-call.server.ts'
import { ticketKindWords } from '#features/ticket/ticket.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskFields, DeskForm, field } from '#app/desk/ui/form.tsx'

export const action = acts({
  simpan: personalAct(callForm, 'Mencatat laporan lewat telepon', async ({ ctx, staff }, call) => {
    const id = await takeCall(ctx, call, { by: staff.id })
    return redirect(`/kelola/tiket/${id}`, 303)
  }),
})

const kinds = Object.entries(ticketKindWords).map(([value, label]) => ({ value, label }))

const payment = {
  nomor: field.optional.text('Nomor donasi', { hint: 'Misalnya 7K3M-9QXD.' }),
  paid: field.columns(3, {
    jumlah: field.optional.number('Jumlah'),
    tanggal: field.optional.day('Tanggal bayar'),
    lewat: field.optional.text('Lewat', { hint: 'Bank atau dompetnya.' }),
  }),
}

export default function TiketBaru() {
  const fields = {
    jenis: field.choice('Jenis', kinds, { stored: 'payment' }),
    kontak: field.text('Nomor HP atau e-mail penelepon', { autoComplete: 'off', required: true }),
    pesan: field.area('Yang disampaikan', { rows: 4, required: true }),
    payment: () => (
      <fieldset className="grid gap-5">
        <legend className="mb-2 font-semibold">Bila tentang pembayaran</legend>
        <DeskFields fields={payment} />
      </fieldset>
    ),
  }
  return (
    <DeskPage
      title="Catat telepon"
      lead="Laporan penelepon menjadi tiket yang Anda pegang. Pembayaran yang cocok langsung tampil di sana."
      back={{ href: '/kelola/tiket', label: 'Tiket bantuan' }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Buka tiket" fields={fields} />
    </DeskPage>
  )
}
