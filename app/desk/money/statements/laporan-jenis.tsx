import { FigureTable } from '#app/ui/figure-table.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatCount } from '#platform/money/money.ts'
import { saidRows } from '#features/statements/said-rows.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import type { Route } from './+types/laporan-jenis.ts'
import { ChangeBars } from './change-bars.tsx'
import { statementDays } from './period-filter.ts'
import { shownStatement } from './shown-statement.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

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
  const files = (['pdf', 'xlsx', 'csv'] as const).map((bentuk) => (
    <ActLink key={bentuk} href={addressWith(`${here}/berkas`, filters, { bentuk })}>
      Unduh {bentuk.toUpperCase()}
    </ActLink>
  ))
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
