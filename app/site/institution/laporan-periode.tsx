import { Link } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { saidRows } from '#features/statements/said-rows.ts'
import { correctedStatements } from '#features/statements/frozen/corrected-statements.server.ts'
import { frozenOn } from '#features/statements/frozen-sets.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/laporan-periode.ts'

export const handle = { cache: 'public', maxAge: 300 }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { days, from, through } = loaderData
  return pageMeta(matches, {
    title: `Laporan keuangan ${days}`,
    description: `Posisi keuangan, perubahan dana, dan arus kas ${days}.`,
    path: `/laporan/periode/${from}_${through}`,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { read } = context.get(ctxContext)
  const found = existing(await frozenOn(read, params.hari))
  const { set, hash, from, through } = found
  const days = `${formatDate(startOfDay(from))} – ${formatDate(startOfDay(through))}`
  const statements = set.statements.map(({ kind, title, columns, rows }) => ({
    kind,
    title,
    columns,
    rows: saidRows(rows).map(({ role, words, figures }) => ({ role, words, figures })),
  }))
  // A fund or an entity without money has nothing to say.
  const filled = statements.filter(({ rows }) => rows.some(({ figures }) => figures.some(Boolean)))
  const corrected = await correctedStatements(read, set)
  return { statements: filled, corrected, hash, from, through, days }
}

export default function PublicReport({ loaderData }: Route.ComponentProps) {
  const { statements, corrected, hash, from, through, days } = loaderData
  const files = `/laporan/berkas/${from}_${through}`
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-8 px-page pt-6 lg:pt-10">
      <header className="grid max-w-reading gap-3">
        <Link to="/laporan" className="text-primary">
          ← Laporan keuangan
        </Link>
        <h1 className="text-2xl lg:text-3xl">Laporan keuangan</h1>
        <p className="text-muted">{days}</p>
        <p className="flex flex-wrap gap-3">
          <a href={`${files}/pdf`} className={buttonClass('ghost')}>
            Unduh PDF
          </a>
          <a href={`${files}/json`} className={buttonClass('ghost')}>
            Unduh JSON
          </a>
        </p>
      </header>
      {statements.length === 0 && <p>Tidak ada uang yang tercatat di hari-hari itu.</p>}
      {statements.map(({ kind, title, columns, rows }) => (
        <section key={kind} aria-labelledby={kind} className="grid gap-3">
          <h2 id={kind} className="text-xl">
            {title}
          </h2>
          <FigureTable caption={title} heads={columns} rows={rows} />
        </section>
      ))}
      {corrected.length > 0 && (
        <section aria-labelledby="susulan" className="grid gap-4">
          <div className="grid max-w-reading gap-2">
            <h2 id="susulan" className="text-xl">
              Susulan setelah ditutup
            </h2>
            <p className="text-muted">
              Terjadi di hari-hari ini, baru dibukukan di periode berikutnya. Yang ditandatangani di
              atas tidak berubah.
            </p>
          </div>
          {corrected.map(({ kind, title, rows }) => (
            <FigureTable
              key={kind}
              caption={`${title}, dengan susulan`}
              heads={['Ditandatangani', 'Susulan', 'Dengan susulan']}
              main={1}
              rows={rows}
            />
          ))}
        </section>
      )}
      <p className="text-sm text-muted">
        Sidik SHA-256: <code className="break-all">{hash}</code>
      </p>
    </div>
  )
}
