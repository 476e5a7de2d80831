import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  decideProposal,
  type ProposalDecision,
  shownProposal,
  withdrawProposal,
} from '#features/staff/proposal.server.ts'
import { ProposalUnknown } from '#features/staff/errors.ts'
import { findProposal, listProposalsOf } from '#features/staff/queries.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Route } from './+types/menunggu-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, type ActArgs, acts } from '#app/desk/door.ts'
import { mayOpen } from '#app/desk/doors.ts'
import { mayDecide, mayReadProposal, proposalKindOf, proposalKinds } from './proposal-kinds.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { ProposalView, SHOWN } from '#app/desk/ui/proposal-view.tsx'
import { pageNotFound } from '#app/not-found.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const proposal = isRowId(params.id) ? await findProposal(ctx.db, params.id) : undefined
  if (!proposal || !mayReadProposal(staff, proposal)) throw pageNotFound()
  const kind = proposalKindOf(proposal)
  const past = await listProposalsOf(ctx.db, proposal.documentId)
  const address = kind?.address(proposal.documentId)
  const isOpen = proposal.status === 'proposed'
  const shown = kind && (await shownProposal(ctx, kind, { ...proposal, isOpen }))
  return {
    proposal,
    words: kind?.words ?? proposal.kind,
    address: address && mayOpen(address, staff.role) ? address : null,
    after: shown?.after ?? [],
    before: shown?.before ?? null,
    digest: shown?.digest ?? '',
    past: past.filter(({ id, kind: other }) => id !== proposal.id && other === proposal.kind),
    mayDecide: isOpen && mayDecide(staff, proposal),
    mayWithdraw: isOpen && proposal.madeBy.id === staff.id,
  }
}

const NOTE = v.object({
  catatan: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  /** What the page showed; a form without it approves nothing. */
  [SHOWN]: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})
const REASON = v.object({
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Tuliskan alasannya, minimal 5 huruf.'),
    v.maxLength(500),
  ),
})

export const action = acts({
  setujui: act(NOTE, 'Menyetujui pengajuan', (args, { catatan, [SHOWN]: shown }) =>
    decide(args, { isApproved: true, note: catatan, shown }),
  ),
  tolak: act(REASON, 'Menolak pengajuan', (args, { alasan }) =>
    decide(args, { isApproved: false, note: alasan }),
  ),
  tarik: act(v.object({}), 'Menarik pengajuan', async ({ ctx, staff, params }) => {
    await withdrawProposal(ctx, params['id'] ?? '', { by: staff.id, kinds: proposalKinds })
    return redirect('/kelola/menunggu', 303)
  }),
})

async function decide(
  { ctx, staff, params, details }: ActArgs,
  decision: Pick<ProposalDecision, 'isApproved' | 'note' | 'shown'>,
) {
  const id = params['id'] ?? ''
  const proposal = isRowId(id) ? await findProposal(ctx.db, id) : undefined
  if (!proposal) throw new ProposalUnknown()
  Object.assign(details, { pengajuan: proposal.kind, judul: proposal.title })
  const { id: by, role } = staff
  await decideProposal(ctx, { kinds: proposalKinds, id }, { ...decision, by, role })
  return redirect('/kelola/menunggu', 303)
}

export default function MenungguId({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, words, address } = loaderData
  return (
    <DeskPage
      title={words}
      tab="Pengajuan"
      lead={proposal.title}
      back={{ href: '/kelola/menunggu', label: 'Menunggu Anda' }}
    >
      <ProposalView {...loaderData} refused={refusedOf(actionData)} />
      {address && (
        <p>
          <a
            href={address}
            className="inline-flex min-h-touch items-center font-semibold text-primary underline"
          >
            Lihat yang dimaksud
          </a>
        </p>
      )}
    </DeskPage>
  )
}
