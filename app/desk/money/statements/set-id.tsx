import { data } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { findFrozen } from '#features/statements/frozen-sets.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { rowIdOf } from '#app/desk/ui/found.ts'
import type { Route } from './+types/set-id.ts'
import { statementDays } from './period-filter.ts'
import { saidRows } from '#features/statements/draw-statement.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Laporan tertutup – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const found = await findFrozen(ctx.db, { id: rowIdOf(params.id) })
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  const { set, hash, id } = found
  return { set, hash, id }
}

export default function FrozenStatements({ loaderData }: Route.ComponentProps) {
  const { set, hash, id } = loaderData
  const { closing, signers, statements, period } = set
  const files = (['pdf', 'json'] as const).map((bentuk) => (
    <a
      key={bentuk}
      href={`/kelola/laporan/set/${id}/berkas?bentuk=${bentuk}`}
      className={buttonClass('ghost')}
    >
      Unduh {bentuk.toUpperCase()}
    </a>
  ))
  return (
    <DeskPage
      title="Laporan tertutup"
      back={{ href: '/kelola/laporan', label: 'Laporan keuangan' }}
      lead={`${statementDays(period)}. Angkanya dibekukan saat periode ditutup dan tidak berubah lagi.`}
      acts={files}
    >
      <DeskFacts
        facts={[
          { label: 'Diajukan', value: closing.proposedBy || '–' },
          {
            label: 'Disetujui',
            value: `${closing.approvedBy || '–'}, ${formatDateTime(closing.approvedAt)}`,
          },
          {
            label: 'Penanda tangan',
            value: signers.map(({ name, office }) => `${name || '–'} (${office})`).join(', '),
          },
          { label: 'SHA-256', value: <code className="text-xs break-all">{hash}</code> },
        ]}
      />
      {statements.map(({ kind, title, columns, rows }) => (
        <DeskSection key={kind} title={title}>
          <FigureTable caption={title} heads={columns} rows={saidRows(rows)} />
        </DeskSection>
      ))}
    </DeskPage>
  )
}
