import { type ActionFunctionArgs, redirect } from 'react-router'
import { recordAudit } from '#features/staff/audit.server.ts'
import { openTicketProof } from '#features/ticket/open-proof.server.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { threadAt } from './ticket-acts.ts'
import type { Route } from './+types/tiket-lampiran.ts'

/** An attachment is taken by a form: a look at the address leads back to its ticket. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(`/kelola/tiket/${rowIdOf(params.id)}`, 303)
}

export const action = acts({ buka: open })

/** The entry is written before the file leaves: nobody sees an attachment without it. */
async function open({ context, params }: ActionFunctionArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const fileId = rowIdOf(params['file'])
  const { ticket } = await threadAt(ctx.db, params['id'])
  const attachment = { ticketId: ticket.id, fileId }
  const proof = await orNotFound(() => openTicketProof(ctx, attachment))
  const sentence = 'Membuka lampiran tiket'
  const details = { nomor: ticket.number, jenis: proof.type }
  await recordAudit(ctx, ctx.db, {
    staff,
    permission,
    sentence,
    documentId: ticket.id,
    details,
  })
  return proofResponse(proof, 'lampiran')
}
