import { type FigureRow, FigureTable } from '#app/ui/figure-table.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatCount, formatFigure } from '#platform/money/money.ts'
import { saidRows } from '#features/statements/said-rows.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { FileLinks } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import type { Route } from './+types/laporan-jenis.ts'
import { statementDays } from './period-filter.ts'
import { shownStatement } from './shown-statement.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

type Props = { rows: readonly FigureRow[]; years: readonly string[] }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  return await shownStatement(ctx, params.jenis, searchParams)
}

export default function Statement({ loaderData }: Route.ComponentProps) {
  const { kind, title, columns, rows, period, prior, late, filters } = loaderData
  const isRoll = columns.length > 1
  const years = [period, prior].map(({ through }) => through.slice(0, 4))
  const heads = isRoll ? columns : [years[0] ?? '', `${years[1]} (banding)`, 'Selisih']
  // What changed stands last; a sum of a heading has no figures.
  const table = saidRows(rows).map((row) => {
    const [now = 0, then = 0] = row.figures
    const isCompared = !isRoll && row.figures.length > 0
    return isCompared ? { ...row, figures: [now, then, now - then] } : row
  })
  const here = `/kelola/laporan/${kind}`
  const files = (
    <FileLinks
      formats={['pdf', 'xlsx', 'csv']}
      hrefOf={(bentuk) => addressWith(`${here}/berkas`, filters, { bentuk })}
    />
  )
  return (
    <DeskPage
      title={title}
      back={{ href: '/kelola/laporan', label: 'Laporan keuangan' }}
      lead={`${statementDays(period)}${isRoll ? '' : `, dibandingkan ${statementDays(prior)}`}. Tekan angka untuk membuka jurnalnya.`}
      acts={
        <>
          {files}
          <ActLink href={`${here}/susunan`}>Susunan</ActLink>
        </>
      }
    >
      <FilterBar
        filters={{
          ...dayFilters,
          'banding-dari': { label: 'Banding dari', type: 'date' },
          'banding-sampai': { label: 'Banding sampai', type: 'date' },
        }}
        values={{ dari: period.from, sampai: period.through }}
      />
      {late > 0 && (
        <Notice tone="info" title="Ada jurnal susulan">
          {formatCount(late)} baris jurnal di periode ini terjadi di hari yang sudah ditutup.{' '}
          <a
            href={addressWith(
              '/kelola/jurnal',
              { dari: period.from, sampai: period.through },
              { susulan: 'ya' },
            )}
            className="text-primary underline"
          >
            Lihat jurnal susulan
          </a>
        </Notice>
      )}
      {!isRoll && <ChangeBars rows={rows} years={years} />}
      <FigureTable caption={title} heads={heads} rows={table} main={isRoll ? heads.length : 1} />
    </DeskPage>
  )
}

/** The sums of a statement against those of the period before, as pairs of bars: what changed is seen at a glance. */
function ChangeBars({ rows, years }: Props) {
  const sums = barsOf(rows)
  const most = Math.max(...sums.flatMap(({ figures }) => figures.map(Math.abs)), 0)
  if (most === 0) return null
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm text-muted">
        Rupiah, {years[0]} di atas dan {years[1]} di bawahnya
      </figcaption>
      {sums.map(({ words, figures }) => (
        <div key={words} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{words}</span>
            <span className="tabular">{formatFigure(figures[0] ?? 0)}</span>
          </p>
          {figures.map((figure, which) => (
            <svg
              key={which}
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className={`h-2 w-full ${which === 0 ? 'text-primary' : 'text-muted'}`}
              aria-hidden="true"
            >
              <rect width={(Math.abs(figure) / most) * 100} height="2" fill="currentColor" />
            </svg>
          ))}
        </div>
      ))}
    </figure>
  )
}

/** What each fund has at the end where a statement is by fund; else the sums of its parts. */
function barsOf(rows: readonly FigureRow[]): Pick<FigureRow, 'words' | 'figures'>[] {
  const blocks = rows.filter(({ role }) => role === 'block')
  if (blocks.length === 0) return rows.filter(({ role }) => role === 'total')
  const ends = rows.filter(({ role }) => role === 'end')
  return blocks.map(({ words }, at) => ({ words, figures: ends[at]?.figures ?? [] }))
}
