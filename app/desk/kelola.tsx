import { listOpenProposals } from '#features/staff/queries.server.ts'
import type { Route } from './+types/kelola.ts'
import { deskContext } from './context.ts'
import { waitingFor } from './proposal-kinds.ts'
import { DeskPage } from './ui/desk-page.tsx'
import { ProposalList } from './ui/proposal-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Ringkasan – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const waiting = waitingFor(staff, await listOpenProposals(ctx.db))
  return { name: staff.name, waiting: waiting.slice(0, 5) }
}

export default function Kelola({ loaderData: { name, waiting } }: Route.ComponentProps) {
  return (
    <DeskPage title="Ringkasan" lead={`Selamat bekerja, ${name}.`}>
      <ProposalList
        title="Menunggu Anda"
        proposals={waiting}
        empty="Tidak ada yang menunggu Anda."
      />
    </DeskPage>
  )
}
