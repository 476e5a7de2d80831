import {
  type Payroll,
  payrollColumns,
  readPayroll,
} from '#features/voucher/payroll/payroll-rows.ts'
import { formatFigure, formatRupiah } from '#platform/money/money.ts'
import { acts } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { lookAtSheet, type SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/transaksi-gaji.ts'

export const action = acts({ lihat: lookAtSheet(async (_ctx, text) => readPayroll(text)) })

export default function TransaksiGaji({ actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<Payroll>>(actionData)
  return (
    <DeskPage
      title="Gaji dari berkas"
      lead="Daftar gaji dijumlahkan per masa. Nama dan gaji tiap orang tidak disimpan; hanya jumlahnya yang dibukukan."
      back={{ href: '/kelola/transaksi/baru/gaji', label: 'Membayar gaji' }}
      isNarrow
    >
      {refused && <DeskRefusal answer={actionData} />}
      {preview && <Sums {...preview} />}
      <DeskSection
        title={preview ? 'Perbaiki isinya' : 'Daftar gaji'}
        note={`Baris pertama nama kolom: ${payrollColumns.join(', ')}. Bersih = bruto + BPJS lembaga − PPh 21 − BPJS − cicilan.`}
      >
        <SheetForm text={preview?.text ?? ''} hasPreview={preview !== undefined} />
      </DeskSection>
    </DeskPage>
  )
}

function Sums({ sums, problems }: Payroll) {
  const { people, sum, tax, premium, instalment, net } = sums
  const facts = [
    { label: 'Orang', value: String(people) },
    { label: 'Bruto dan BPJS lembaga', value: formatRupiah(sum) },
    { label: 'PPh 21', value: formatRupiah(tax) },
    { label: 'BPJS yang disetor', value: formatRupiah(premium) },
    { label: 'Cicilan uang muka', value: formatRupiah(instalment) },
    { label: 'Dibayarkan', value: formatRupiah(net) },
  ]
  const fields = {
    sum: formatFigure(sum),
    tax: formatFigure(tax),
    premium: formatFigure(premium),
    instalment: instalment > 0 ? formatFigure(instalment) : '',
    note: `Gaji ${people} orang`,
  }
  return (
    <DeskSection title="Jumlahnya">
      <SheetProblems problems={problems} />
      <DeskFacts facts={facts} />
      {problems.length === 0 && (
        <p>
          <ActLink href={addressWith('/kelola/transaksi/baru/gaji', {}, fields)} look="primary">
            Isi formulir gaji
          </ActLink>
        </p>
      )}
    </DeskSection>
  )
}
