import { statementColumns } from '#features/bank-statement/file/layouts.ts'
import type { StatementSample } from '#features/bank-statement/upload-statement.server.ts'
import { FirstRows } from '#app/desk/ui/first-rows.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import type { Refused } from '#app/submit.server.ts'
import { dayOrderChoices, statementColumnWords } from './statement-words.ts'

type Props = { sample: StatementSample; refused: Refused | undefined }

const needed: readonly string[] = ['day', 'description']

/** Which column holds what, beside the first rows of the file. */
export function StatementMappingForm({ sample: { rows, heads, mapping, given }, refused }: Props) {
  const widest = Math.max(...rows.map((row) => row.length))
  const choices = Array.from({ length: widest }, (_, index) => ({
    value: String(index),
    label: `${index + 1}: ${heads[index] || 'tanpa judul'}`,
  }))
  const typed = (sen: number | undefined) =>
    sen === undefined ? '' : `${Math.floor(sen / 100)},${String(sen % 100).padStart(2, '0')}`
  const value = fieldValues(refused, {
    judul: String(mapping.headRow + 1),
    urutan: mapping.dayOrder ?? '',
    ...Object.fromEntries(statementColumns.map((use) => [use, String(mapping.columns[use] ?? '')])),
    saldoAwal: typed(given.opening),
    saldoAkhir: typed(given.closing),
    tahun: given.year ? String(given.year) : '',
  })
  return (
    <DeskSection
      title="Kolom berkas"
      note="Pilihan ini diingat untuk berkas rekening ini dengan judul yang sama."
    >
      <FirstRows rows={rows} />
      <DeskForm act="petakan" submit="Baca berkas" refused={refused}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskText
            {...value('judul')}
            label="Nomor baris judul"
            hint="Bila judulnya dua baris, yang bawah."
            inputMode="numeric"
          />
          <DeskSelect
            {...value('urutan')}
            label="Urutan tanggal"
            anything="Menurut isi berkas"
            choices={dayOrderChoices}
            isOptional
          />
          {statementColumns.map((use) => (
            <DeskSelect
              key={use}
              {...value(use)}
              label={statementColumnWords[use]}
              anything="Tidak ada"
              choices={choices}
              isOptional={!needed.includes(use)}
            />
          ))}
          <DeskText
            {...value('saldoAwal')}
            label="Saldo awal"
            hint="Bila tidak ada di berkas, misalnya 1.250.000,00."
            isOptional
          />
          <DeskText {...value('saldoAkhir')} label="Saldo akhir" isOptional />
          <DeskText
            {...value('tahun')}
            label="Tahun"
            hint="Bila tanggal di berkas tanpa tahun."
            inputMode="numeric"
            maxLength={4}
            isOptional
          />
        </div>
      </DeskForm>
    </DeskSection>
  )
}
