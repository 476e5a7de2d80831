import { type DeskChoice, DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'
import type { AddressedLine } from './line-in-address.ts'

/** Who gave it, as far as it is known. */
export const offlineDonorFields: FieldTable = {
  name: field.optional.text('Nama donatur', {
    hint: 'Kosongkan bagi Hamba Allah.',
    autoComplete: 'off',
  }),
  phone: field.optional.text('Nomor HP', { type: 'tel', autoComplete: 'off' }),
  email: field.optional.text('E-mail', { type: 'email', autoComplete: 'off' }),
  taxId: field.optional.number('NPWP atau NIK', {
    hint: 'Hanya untuk zakat yang memerlukan Bukti Setor Zakat.',
    autoComplete: 'off',
  }),
}

type Props = {
  id: string
  today: string
  line: AddressedLine | undefined
  stored: Readonly<Record<string, string>>
  campaigns: Record<string, string>
  banks: readonly DeskChoice[]
  codes: readonly DeskChoice[]
}

/** What came to a bank without a form of ours, what of it an acquirer kept, and for what it is. */
export function BankedForm({ id, today, line, stored, campaigns, banks, codes }: Props) {
  const fields = {
    id: field.newId(id),
    line: line && field.hidden(line.id),
    bank: field.choice('Masuk ke rekening', banks, { anything: 'Pilih' }),
    net: field.rupiah('Yang masuk'),
    qris:
      codes.length > 0 &&
      field.optional.choice('Kode QRIS', codes, { anything: 'Bukan QRIS: transfer biasa' }),
    fee:
      codes.length > 0 &&
      field.optional.rupiah('Biaya QRIS yang dipotong', {
        hint: 'Kosongkan: dihitung dari tarif kodenya. Donasinya ialah yang masuk ditambah biayanya.',
      }),
    day: field.day('Diterima pada', { max: today }),
    program: field.choice('Program', campaigns, { anything: 'Pilih' }),
    ...offlineDonorFields,
    reference: field.optional.text('Nomor transaksi', {
      hint: 'RRN dari laporan QRIS, atau nomor transfer. Nomor yang sama tidak dicatat dua kali.',
      maxLength: 60,
    }),
  }
  return (
    <DeskForm
      isReadable={false}
      act="simpan"
      submit="Simpan dan terbitkan kuitansi"
      {...(line && { query: `line=${line.id}` })}
      stored={stored}
      fields={fields}
    />
  )
}
