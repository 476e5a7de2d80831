import { type StatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import { deskContext } from '../../context.ts'
import { DeskPage, DeskSection } from '../../ui/desk-page.tsx'
import { RowLink } from '../../ui/list.tsx'
import type { Route } from './+types/laporan.ts'
import { periodOf, statementDays } from './period-filter.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Laporan keuangan – Kelola' }]

export function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { period: periodOf({}, ctx.now()) }
}

const entities = {
  amil: { title: 'Amil', note: 'Semua dana selain wakaf, menurut PSAK 409 dan PSAK 401.' },
  wakaf: { title: 'Wakaf', note: 'Entitas pelaporan sendiri, menurut PSAK 412.' },
} as const

export default function Statements({ loaderData }: Route.ComponentProps) {
  const { period } = loaderData
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
    </DeskPage>
  )
}
