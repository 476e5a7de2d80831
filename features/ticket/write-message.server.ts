import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Label, sealBytes } from '#platform/security/secret-box.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'

/** The label that encrypts a proof: it opens for no other ticket. */
export function proofLabel(ticketId: string): Label {
  return { purpose: 'ticket proof', owner: ticketId }
}

export type NewMessage = {
  ticketId: string
  author: 'person' | 'staff'
  text: string
  proof?: Proof | undefined
}

/** Adds a message with its proof to a ticket; answers its id. */
export async function writeMessage(ctx: Ctx, tx: Tx, message: NewMessage): Promise<string> {
  const { ticketId, author, text, proof } = message
  const id = ctx.newId()
  await tx
    .insertInto('ticket_message')
    .values({ ticket_id: ticketId, id, author, text, written_at: ctx.now() })
    .execute()
  if (!proof) return id
  await tx
    .insertInto('ticket_file')
    .values({
      ticket_id: ticketId,
      id: ctx.newId(),
      message_id: id,
      type: proof.type,
      size: proof.bytes.length,
      sealed: sealBytes(ctx.config, proofLabel(ticketId), proof.bytes),
    })
    .execute()
  return id
}
