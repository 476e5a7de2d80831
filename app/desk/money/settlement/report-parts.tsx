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
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { FirstRows } from '#app/desk/ui/first-rows.tsx'
import { DeskFacts, type Fact } from '#app/desk/ui/facts.tsx'
import { DeskFields, DeskForm, type FieldTable, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

/** Which column holds what, beside the first rows of the file. */
export function MappingForm({ sample: { rows, mapping } }: { sample: ReportSample }) {
  const columns = Math.max(...rows.map((row) => row.length))
  const heads = rows[mapping.headRow] ?? []
  const choices = Array.from({ length: columns }, (_, index) => ({
    value: String(index),
    label: `${index + 1}. ${heads[index] || 'tanpa judul'}`,
  }))
  const stored = Object.fromEntries(
    columnUses.map((use) => [use, String(mapping.columns[use] ?? '')]),
  )
  const meanings = Object.values(mapping.statuses ?? {}).map((meaning, at) => [
    statusFields(at).meaning,
    meaning ?? '',
  ])
  const columnFields = Object.fromEntries(
    columnUses.map((use) => [
      use,
      field.choice(columnWords[use], choices, {
        hint: columnHints[use],
        anything: 'Tidak ada',
        isOptional: !needed.includes(use),
      }),
    ]),
  )
  const fields = {
    judul: field.number('Nomor baris judul', { maxLength: 2 }),
    more: () => (
      <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <DeskFields fields={columnFields} />
      </div>
    ),
    ...statusWordFields(mapping.statuses ?? {}),
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
          ...Object.fromEntries(meanings),
          judul: String(mapping.headRow + 1),
        }}
        fields={fields}
      />
    </DeskSection>
  )
}

const needed: readonly string[] = ['gross', 'reference', 'status', 'fee']

/** Words of the status that no provider documents. */
function statusWordFields(statuses: SaidStatuses): FieldTable {
  const choices = Object.entries(statusMeaningWords).map(([meaning, label]) => ({
    value: meaning,
    label,
  }))
  const rows = Object.keys(statuses).flatMap((word, at) => {
    const { word: name, meaning } = statusFields(at)
    return [
      [name, field.hidden(word)],
      [meaning, field.choice(`Arti status “${word}”`, choices, { anything: 'Pilih artinya' })],
    ]
  })
  return Object.fromEntries(rows)
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
