import {
  type OutwardReport,
  type ReportCell,
  type ReportRow,
  type ReportSpan,
  reportSpanWords,
} from '#features/outward-report/outward-report.ts'
import { formatFigure } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'
import { FileLinks } from '#app/desk/ui/downloads.tsx'

type SpanProps = { report: OutwardReport; years: number[]; year: number; span: ReportSpan }

/** Leads to the report of another year or span. */
export function SpanChoice({ report, years, year, span }: SpanProps) {
  return (
    <nav aria-label="Masa laporan" className="flex flex-wrap gap-x-4 gap-y-1">
      {years.flatMap((each) =>
        report.spans.map((reportSpan) => {
          const isHere = each === year && reportSpan === span
          const words = `${each}, ${reportSpanWords[reportSpan]}`
          return isHere ? (
            <strong key={words}>{words}</strong>
          ) : (
            <RowLink key={words} href={`?tahun=${each}&masa=${reportSpan}`}>
              {words}
            </RowLink>
          )
        }),
      )}
    </nav>
  )
}

type FactsProps = {
  days: { from: string; through: string }
  frozen: { id: string; at: Date } | undefined
  dueOn: string | undefined
  name: string
  /** The first day whose reports have these columns. */
  validFrom: string
}

/** The days of a report, whether they are closed, and by when it is sent. */
export function ReportFacts({ name, days, frozen, dueOn, validFrom }: FactsProps) {
  return (
    <DeskFacts
      facts={[
        { label: 'Masa', value: statementDays(days) },
        {
          label: 'Pembukuan',
          value: frozen ? (
            <RowLink href={`/kelola/laporan/set/${frozen.id}`}>
              {`Ditutup dan dibekukan ${formatDate(frozen.at)}`}
            </RowLink>
          ) : (
            'Masa ini belum dibekukan sebagai satu set laporan'
          ),
        },
        {
          label: 'Kolom',
          value: (
            <RowLink href={`/kelola/laporan-keluar/${name}/kolom`}>
              {`Berlaku sejak ${formatDate(startOfDay(validFrom))}`}
            </RowLink>
          ),
        },
        ...(dueOn ? [{ label: 'Paling lambat', value: formatDate(startOfDay(dueOn)) }] : []),
      ]}
    />
  )
}

const shown = (cell: ReportCell | undefined) =>
  typeof cell === 'number'
    ? formatFigure(cell)
    : cell instanceof Date
      ? formatDate(cell)
      : (cell ?? '')

type TableProps = {
  title: string
  columns: readonly (readonly [name: string, head: string])[]
  rows: readonly ReportRow[]
}

export function ReportTable({ title, columns, rows }: TableProps) {
  return (
    <DeskList
      caption={title}
      columns={columns.map(
        ([cell, head]): Column<ReportRow> => ({ label: head, cell: (row) => shown(row[cell]) }),
      )}
      rows={rows}
      keyOf={(row) => Object.values(row).join(' ')}
      empty={{ title: 'Belum ada yang dilaporkan dalam masa ini' }}
    />
  )
}

/** The same rows as files. */
export function ReportFiles({ address }: { address: string }) {
  return <FileLinks formats={['csv', 'xlsx']} hrefOf={(bentuk) => `${address}&bentuk=${bentuk}`} />
}
