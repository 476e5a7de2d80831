import { type FrozenSummary, listFrozen } from '#features/statements/frozen-sets.server.ts'
import { type StatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/laporan.ts'
import { periodOf, statementDays } from './period-filter.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { period: periodOf({}, ctx.now()), sets: await listFrozen(ctx.db) }
}

const columns: Column<FrozenSummary>[] = [
  {
    label: 'Periode',
    cell: ({ id, from, through }) => (
      <RowLink href={`/kelola/laporan/set/${id}`}>{statementDays({ from, through })}</RowLink>
    ),
  },
  { label: 'Jenis', cell: ({ span }) => (span === 'year' ? 'Tahun' : 'Periode') },
  { label: 'Dibekukan', cell: ({ frozenAt }) => formatDateTime(frozenAt) },
  { label: 'SHA-256', cell: ({ hash }) => <code className="text-xs">{hash.slice(0, 12)}…</code> },
]

const entities = {
  amil: { title: 'Amil', note: 'Semua dana selain wakaf, menurut PSAK 409 dan PSAK 401.' },
  wakaf: { title: 'Wakaf', note: 'Entitas pelaporan sendiri, menurut PSAK 412.' },
} as const

export default function Statements({ loaderData }: Route.ComponentProps) {
  const { period, sets } = loaderData
  const kinds = Object.entries(statementKinds) as [
    StatementKind,
    (typeof statementKinds)[StatementKind],
  ][]
  return (
    <DeskPage
      title="Laporan keuangan"
      lead={`Dari satu pembukuan, ${statementDays(period)}. Pilih laporan, lalu periodenya.`}
    >
      {Object.entries(entities).map(([entity, { title, note }]) => (
        <DeskSection key={entity} title={title} note={note}>
          <ul className="grid gap-2 rounded-card border border-line bg-surface p-4">
            {kinds
              .filter(([, kind]) => kind.entity === entity)
              .map(([name, kind]) => (
                <li key={name} className="flex min-h-touch items-center lg:min-h-8">
                  <RowLink href={`/kelola/laporan/${name}`}>{kind.title}</RowLink>
                </li>
              ))}
          </ul>
        </DeskSection>
      ))}
      <DeskSection
        title="Periode tertutup"
        note="Laporan dibekukan beberapa menit setelah periode ditutup, lengkap dengan sidik SHA-256-nya."
      >
        <DeskList
          caption="Periode tertutup"
          columns={columns}
          rows={sets}
          empty={{ title: 'Belum ada periode yang ditutup' }}
        />
      </DeskSection>
    </DeskPage>
  )
}
