import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { decideProposal, type TermLine, withdrawProposal } from '#features/staff/proposal.server.ts'
import { ProposalUnknown } from '#features/staff/errors.ts'
import { findProposal, listProposalsOf } from '#features/staff/queries.server.ts'
import { isRowId } from '#platform/row-id.ts'
import type { Route } from './+types/menunggu-id.ts'
import { deskContext } from './context.ts'
import { act, type ActArgs, acts } from './door.ts'
import { mayOpen } from './doors.ts'
import { proposalKindOf, mayDecide, proposalKinds } from './proposal-kinds.ts'
import { DeskPage } from './ui/desk-page.tsx'
import { refusedOf } from './ui/refused.ts'
import { ProposalView } from './ui/proposal-view.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Pengajuan – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const proposal = isRowId(params.id) ? await findProposal(ctx.db, params.id) : undefined
  if (!proposal) throw data({ message: 'Page Not Found' }, { status: 404 })
  const kind = proposalKindOf(proposal)
  const past = await listProposalsOf(ctx.db, proposal.documentId)
  const { documentId, terms } = proposal
  const address = kind?.address(documentId)
  const isOpen = proposal.status === 'proposed'
  const since = (isOpen && (await kind?.since?.(ctx, { documentId, terms }))) || []
  return {
    proposal,
    words: kind?.words ?? proposal.kind,
    address: address && mayOpen(address, staff.role) ? address : null,
    after: [...(kind?.describe(proposal.terms) ?? []), ...since],
    before: linesBefore(kind, proposal.before),
    past: past.filter(({ id, kind: other }) => id !== proposal.id && other === proposal.kind),
    mayDecide: proposal.status === 'proposed' && mayDecide(staff, proposal),
    mayWithdraw: proposal.status === 'proposed' && proposal.madeBy.id === staff.id,
  }
}

function linesBefore(kind: ReturnType<typeof proposalKindOf>, before: unknown): TermLine[] | null {
  return kind && before !== null ? kind.describe(before) : null
}

const NOTE = v.object({ catatan: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '') })
const REASON = v.object({
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Tuliskan alasannya, minimal 5 huruf.'),
    v.maxLength(500),
  ),
})

export const action = acts({
  setujui: act(NOTE, { says: 'Menyetujui pengajuan' }, (args, { catatan }) =>
    decide(args, { isApproved: true, note: catatan }),
  ),
  tolak: act(REASON, { says: 'Menolak pengajuan' }, (args, { alasan }) =>
    decide(args, { isApproved: false, note: alasan }),
  ),
  tarik: act(v.object({}), { says: 'Menarik pengajuan' }, async ({ ctx, staff, params }) => {
    await withdrawProposal(ctx, params['id'] ?? '', { by: staff.id, kinds: proposalKinds })
    return redirect('/kelola/menunggu', 303)
  }),
})

async function decide(
  { ctx, staff, params, details }: ActArgs,
  { isApproved, note }: { isApproved: boolean; note: string },
) {
  const id = params['id'] ?? ''
  const proposal = isRowId(id) ? await findProposal(ctx.db, id) : undefined
  if (!proposal) throw new ProposalUnknown()
  Object.assign(details, { pengajuan: proposal.kind, judul: proposal.title })
  const decision = { by: staff.id, role: staff.role, isApproved, note }
  await decideProposal(ctx, { kinds: proposalKinds, id }, decision)
  return redirect('/kelola/menunggu', 303)
}

export default function MenungguId({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, words, address } = loaderData
  return (
    <DeskPage
      title={words}
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
