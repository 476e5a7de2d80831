import { saidRows } from '#features/statements/said-rows.ts'
import { type besideStatements, withLate } from '#features/statements/frozen/beside-sets.ts'
import type { LateJournal } from '#features/statements/frozen/late-journals.server.ts'
import type { FrozenSet } from '#features/statements/freeze-statements.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from './period-filter.ts'

/** What happened in the days of a frozen set and was booked in a later period, since those days were closed. */
export function LateJournals({ late }: { late: readonly LateJournal[] }) {
  if (late.length === 0) return null
  return (
    <DeskSection
      title="Susulan setelah ditutup"
      note="Terjadi di hari-hari ini, dibukukan di periode berikutnya. Yang ditandatangani tidak berubah; di bawah keduanya berdampingan."
    >
      <DeskList
        caption="Susulan setelah ditutup"
        columns={[
          {
            label: 'Jurnal',
            cell: ({ id, description }) => (
              <RowLink href={`/kelola/jurnal?kata=${id}`}>{description}</RowLink>
            ),
          },
          { label: 'Terjadi', cell: ({ happenedAt }) => formatDate(happenedAt) },
          { label: 'Dibukukan', cell: ({ bookedAt }) => formatDate(bookedAt) },
          { label: 'Jumlah', cell: ({ sum }) => formatRupiah(sum), isNumber: true },
        ]}
        rows={late}
        empty={{ title: 'Tidak ada susulan' }}
      />
    </DeskSection>
  )
}

type Props = {
  set: FrozenSet
  /** Of another closed period beside it. */
  otherDays: string | null
  beside: ReturnType<typeof besideStatements> | null
}

/** A frozen set as it was signed, and beside it another one, or the same with what came too late for it. */
export function FrozenTables({ set, otherDays, beside }: Props) {
  if (!beside) {
    return set.statements.map(({ kind, title, columns, rows }) => (
      <DeskSection key={kind} title={title}>
        <FigureTable caption={title} heads={columns} rows={saidRows(rows)} />
      </DeskSection>
    ))
  }
  const heads = otherDays
    ? [statementDays(set.period), otherDays, 'Selisih']
    : ['Ditandatangani', 'Susulan', 'Dengan susulan']
  return beside.map(({ kind, title, rows }) => (
    <DeskSection key={kind} title={title}>
      <FigureTable
        caption={title}
        heads={heads}
        main={1}
        rows={saidRows(rows).map((row) => (otherDays ? row : withLate(row)))}
      />
    </DeskSection>
  ))
}
