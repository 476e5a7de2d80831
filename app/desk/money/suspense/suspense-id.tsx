import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/not-found.ts'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import type { Route } from './+types/suspense-id.ts'
import { suspenseActs } from './suspense-acts.ts'
import { SuspenseFacts, SuspenseForms } from './suspense-parts.tsx'
import { SuspenseReturn } from './suspense-return.tsx'
import { suspenseView } from './suspense-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return suspenseView(context.get(deskContext), rowIdOf(params.id))
}

export const action = suspenseActs

export default function SuspenseEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { row, note, proposals, isOpen, forms, payers } = loaderData
  return (
    <DeskPage
      title={`Titipan ${formatRupiah(row.amount)}`}
      tab="Titipan"
      back={{ href: '/kelola/titipan', label: 'Titipan' }}
    >
      <SuspenseFacts row={row} note={note} bank={loaderData.bankWords} />
      {proposals.length > 0 && (
        <>
          {isOpen && <DeskRefusal answer={actionData} />}
          <ProposalList title="Menunggu keputusan" proposals={proposals} empty="" />
          {isOpen && (
            <p className="text-muted">
              Usulan ini diputuskan orang lain, atau ditarik pengusulnya di halamannya. Baru sesudah
              itu hal lain dapat diajukan untuk titipan ini.
            </p>
          )}
        </>
      )}
      <SuspenseReturn {...loaderData} answer={actionData} />
      {forms && <SuspenseForms {...forms} isOfNobody={row.donationId === null} payers={payers} />}
    </DeskPage>
  )
}
