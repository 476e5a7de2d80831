import { statementColumns } from '#features/bank-statement/file/layouts.ts'
import type { StatementSample } from '#features/bank-statement/upload-statement.server.ts'
import { FirstRows } from '#app/desk/ui/first-rows.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { dayOrderChoices, statementColumnWords } from './statement-words.ts'

const needed: readonly string[] = ['day', 'description']

/** Which column holds what, beside the first rows of the file. */
export function StatementMappingForm({ sample }: { sample: StatementSample }) {
  const { rows, heads, mapping, given } = sample
  const widest = Math.max(...rows.map((row) => row.length))
  const choices = Array.from({ length: widest }, (_, index) => ({
    value: String(index),
    label: `${index + 1}: ${heads[index] || 'tanpa judul'}`,
  }))
  const typed = (sen: number | undefined) =>
    sen === undefined ? '' : `${Math.floor(sen / 100)},${String(sen % 100).padStart(2, '0')}`
  const stored = {
    judul: String(mapping.headRow + 1),
    urutan: mapping.dayOrder ?? '',
    ...Object.fromEntries(statementColumns.map((use) => [use, String(mapping.columns[use] ?? '')])),
    saldoAwal: typed(given.opening),
    saldoAkhir: typed(given.closing),
    tahun: given.year ? String(given.year) : '',
  }
  const fields = {
    judul: field.number('Nomor baris judul', { hint: 'Bila judulnya dua baris, yang bawah.' }),
    urutan: field.optional.choice('Urutan tanggal', dayOrderChoices, {
      anything: 'Menurut isi berkas',
    }),
    ...Object.fromEntries(
      statementColumns.map((use) => [
        use,
        field.choice(statementColumnWords[use], choices, {
          anything: 'Tidak ada',
          isOptional: !needed.includes(use),
        }),
      ]),
    ),
    saldoAwal: field.optional.text('Saldo awal', {
      hint: 'Bila tidak ada di berkas, misalnya 1.250.000,00.',
    }),
    saldoAkhir: field.optional.text('Saldo akhir'),
    tahun: field.optional.number('Tahun', {
      hint: 'Bila tanggal di berkas tanpa tahun.',
      maxLength: 4,
    }),
  }
  return (
    <DeskSection
      title="Kolom berkas"
      note="Pilihan ini diingat untuk berkas rekening ini dengan judul yang sama."
    >
      <FirstRows rows={rows} />
      <DeskForm act="petakan" submit="Baca berkas" columns={2} {...{ stored, fields }} />
    </DeskSection>
  )
}
