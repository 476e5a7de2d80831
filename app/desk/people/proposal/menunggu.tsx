import { listOpenProposals } from '#features/staff/queries.server.ts'
import type { Route } from './+types/menunggu.ts'
import { deskContext } from '#app/desk/context.ts'
import { mayReadProposal, waitingFor } from './proposal-kinds.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const open = await listOpenProposals(ctx.db)
  const mine = waitingFor(staff, open)
  const isMine = new Set(mine.map(({ id }) => id))
  const others = open.filter((each) => !isMine.has(each.id) && mayReadProposal(staff, each))
  return { mine, others, staffId: staff.id }
}

export default function Menunggu({ loaderData: { mine, others } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Menunggu Anda"
      lead="Setiap perubahan penting diajukan oleh satu orang dan diputuskan oleh orang lain."
    >
      <ProposalList
        title="Perlu keputusan Anda"
        proposals={mine}
        empty="Tidak ada yang menunggu Anda."
      />
      <ProposalList
        title="Menunggu orang lain"
        proposals={others}
        empty="Tidak ada pengajuan lain yang terbuka."
      />
    </DeskPage>
  )
}
