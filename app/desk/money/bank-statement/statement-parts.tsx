import type { LinesShown } from '#features/bank-statement/review.server.ts'
import { senWords } from '#features/bank-statement/file/statement-balances.ts'
import type { StatementLayout } from '#platform/db/schema/schema-statement.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { layoutWords, periodWords, statementStatusWords } from './statement-words.ts'
import { formatCount } from '#platform/money/money.ts'

type ReadFacts = {
  status: keyof typeof statementStatusWords
  layout: StatementLayout
  failure: string | null
  total: number | null
  done: number
  fileName: string
  from: string | null
  to: string | null
  opening: number | null
  closing: number | null
}

/** Why nothing of the file was taken. */
export function WhyNotRead({ failure }: { failure: string }) {
  return (
    <Notice tone="danger" title="Rekening koran ini tidak dimuat, dan tidak ada yang dicatat.">
      <ul className="list-disc pl-5">
        {failure.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** How far the reading is; the page looks again by itself. */
export function ReadingProgress({ done, total }: { done: number; total: number | null }) {
  return (
    <div className="grid gap-2">
      <meta httpEquiv="refresh" content="3" />
      <ProgressBar ratio={done / Math.max(1, total ?? 1)} label="Baris yang sudah dibaca" />
      <p role="status" className="text-muted">
        {total === null
          ? 'Menunggu giliran dibaca.'
          : `${formatCount(done)} dari ${formatCount(total)} baris dibaca.`}{' '}
        Halaman ini memperbarui diri, dan boleh ditutup.
      </p>
    </div>
  )
}

/** What the file is, and its balances. */
export function StatementFacts({ facts }: { facts: ReadFacts }) {
  const { status, layout, total, fileName, from, to, opening, closing } = facts
  const money = (sen: number | null) => (sen === null ? '–' : senWords(sen))
  return (
    <DeskFacts
      facts={[
        { label: 'Keadaan', value: statementStatusWords[status] },
        { label: 'Periode', value: periodWords(from, to) },
        { label: 'Saldo awal', value: money(opening) },
        { label: 'Saldo akhir', value: money(closing) },
        { label: 'Baris', value: total === null ? '–' : formatCount(total) },
        { label: 'Berkas', value: `${fileName} (${layoutWords[layout]})` },
      ]}
    />
  )
}

type Counts = { open: number; linked: number; all: number }

/** Which lines are shown. */
export function LineTabs({ shown, counts }: { shown: LinesShown; counts: Counts }) {
  const tabs = [
    { id: 'terbuka', label: `Terbuka (${counts.open})` },
    { id: 'cocok', label: `Dijelaskan (${counts.linked})` },
    { id: 'semua', label: `Semua (${counts.all})` },
  ]
  return (
    <nav aria-label="Baris yang ditampilkan" className="flex flex-wrap gap-x-5 gap-y-1">
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          href={`?tampil=${id}`}
          aria-current={id === shown ? 'page' : undefined}
          className={`inline-flex min-h-touch items-center ${id === shown ? 'font-semibold' : 'text-primary underline'}`}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
