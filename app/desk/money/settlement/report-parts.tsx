import type { Difference, MatchedPayout } from '#features/settlement/match-payout.ts'
import { columnUses } from '#features/payout-report/report-columns.ts'
import {
  columnHints,
  columnWords,
  differenceReasonWords,
  previewWords,
  statusMeaningWords,
} from '#features/payout-report/report-words.ts'
import type { SaidStatuses } from '#features/payout-report/payout-status.ts'
import type { ReportSample } from '#features/payout-report/upload-report.server.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'
import { statusFields } from './mapping-input.ts'
import type { DifferencePage } from './report-data.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { FirstRows } from '#app/desk/ui/first-rows.tsx'
import { DeskFacts, type Fact } from '#app/desk/ui/facts.tsx'
import { DeskForm, DeskSelect, field, fieldValues } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

type MappingProps = { sample: ReportSample; refused: Refused | undefined }

/** Which column holds what, beside the first rows of the file. */
export function MappingForm({ sample: { rows, mapping }, refused }: MappingProps) {
  const columns = Math.max(...rows.map((row) => row.length))
  const heads = rows[mapping.headRow] ?? []
  const choices = Array.from({ length: columns }, (_, index) => ({
    value: String(index),
    label: `${index + 1}. ${heads[index] || 'tanpa judul'}`,
  }))
  const stored = Object.fromEntries(
    columnUses.map((use) => [use, String(mapping.columns[use] ?? '')]),
  )
  const said = Object.values(mapping.statuses ?? {}).map((meaning, at) => [
    statusFields(at).meaning,
    meaning ?? '',
  ])
  const value = fieldValues(refused, {
    ...stored,
    ...Object.fromEntries(said),
    judul: String(mapping.headRow + 1),
  })
  const fields = {
    judul: field.number('Nomor baris judul', { maxLength: 2 }),
    more: () => (
      <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {columnUses.map((use) => (
          <DeskSelect
            key={use}
            {...value(use)}
            label={columnWords[use]}
            hint={columnHints[use]}
            anything="Tidak ada"
            choices={choices}
            isOptional={!needed.includes(use)}
          />
        ))}
      </div>
    ),
    statusWords: () => <StatusWords statuses={mapping.statuses ?? {}} value={value} />,
    semuaCair: field.check('Semua baris di berkas ini sudah dicairkan', {
      hint: 'Hanya bila berkas tidak punya kolom status.',
      isChecked: mapping.allSettled ?? false,
    }),
    tanpaBiaya: field.check('Penyedia tidak memotong biaya di berkas ini', {
      hint: 'Hanya bila berkas tidak punya kolom biaya, atau biayanya memang nol.',
      isChecked: mapping.noFees ?? false,
    }),
  }
  return (
    <DeskSection
      title="Kolom berkas"
      note="Pilihan ini diingat untuk berkas penyedia yang sama dengan judul yang sama."
    >
      <FirstRows rows={rows.slice(0, Math.max(6, mapping.headRow + 5))} />
      <DeskForm
        act="petakan"
        submit="Baca berkas"
        stored={{
          ...stored,
          ...Object.fromEntries(said),
          judul: String(mapping.headRow + 1),
        }}
        fields={fields}
      />
    </DeskSection>
  )
}

const needed: readonly string[] = ['gross', 'reference', 'status', 'fee']

type StatusWordsProps = {
  statuses: SaidStatuses
  value: ReturnType<typeof fieldValues>
}

/** Words of the status that no provider documents. */
function StatusWords({ statuses, value }: StatusWordsProps) {
  const choices = Object.entries(statusMeaningWords).map(([meaning, label]) => ({
    value: meaning,
    label,
  }))
  return Object.keys(statuses).map((word, at) => {
    const { word: name, meaning: said } = statusFields(at)
    return (
      <div key={word}>
        <input type="hidden" name={name} value={word} />
        <DeskSelect
          {...value(said)}
          label={`Arti status “${word}”`}
          anything="Pilih artinya"
          choices={choices}
        />
      </div>
    )
  })
}

const differenceColumns: readonly Column<Difference>[] = [
  { label: 'Baris', cell: ({ line }) => line },
  { label: 'Rujukan', cell: ({ reference }) => <span className="break-all">{reference}</span> },
  { label: 'Di laporan', cell: ({ gross }) => formatRupiah(gross), isNumber: true },
  { label: 'Di pembukuan', cell: ({ expected }) => formatRupiah(expected), isNumber: true },
  { label: 'Mengapa', cell: ({ reason }) => differenceReasonWords[reason] },
]

/** The lines of a report that are not booked, page by page, and all of them as a file. */
export function DifferenceList({ page: { id, total, shown, next } }: { page: DifferencePage }) {
  if (total === 0) {
    return (
      <DeskSection title="Selisih">
        <p className="text-muted">Tidak ada: semua baris cocok.</p>
      </DeskSection>
    )
  }
  const file = `/kelola/pencocokan/${id}/selisih`
  return (
    <DeskSection title={`Selisih (${formatCount(total)})`} note="Baris ini tidak dibukukan.">
      <p className="flex flex-wrap gap-4">
        {['csv', 'xlsx'].map((format) => (
          <a key={format} href={`${file}.${format}`} className="text-primary underline">
            Unduh semua ({format.toUpperCase()})
          </a>
        ))}
      </p>
      <DeskList
        caption="Baris yang tidak cocok"
        columns={differenceColumns}
        rows={shown}
        keyOf={({ line }) => String(line)}
        empty={{ title: 'Tidak ada selisih sesudah baris ini' }}
        next={next === undefined ? undefined : `?sesudah=${next}`}
      />
    </DeskSection>
  )
}

type PreviewProps = { preview: MatchedPayout & { lines: Fact[] }; leftOut: number }

/** What booking would post. */
export function Preview({ preview, leftOut }: PreviewProps) {
  const left = { label: 'Tidak dihitung', value: `${formatCount(leftOut)} baris belum dicairkan` }
  return (
    <DeskSection title="Yang akan dibukukan">
      <DeskFacts
        facts={[...previewWords(preview), ...(leftOut > 0 ? [left] : []), ...preview.lines]}
      />
    </DeskSection>
  )
}
