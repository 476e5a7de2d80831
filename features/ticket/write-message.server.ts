import type { Ctx } from '#platform/context.ts'
import type { MessageVia } from '#platform/db/schema/schema-help.ts'
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
  via?: MessageVia
  proof?: Proof | undefined
  /** Several, as mail brings them. */
  proofs?: readonly Proof[]
}

/** Adds a message with its proof to a ticket; answers its id. */
export async function writeMessage(ctx: Ctx, tx: Tx, message: NewMessage): Promise<string> {
  const { ticketId, author, text, via = 'page', proof, proofs = proof ? [proof] : [] } = message
  const id = ctx.newId()
  await tx
    .insertInto('ticket_message')
    .values({ ticket_id: ticketId, id, author, text, via, written_at: ctx.now() })
    .execute()
  for (const { type, bytes } of proofs) {
    const sealed = sealBytes(ctx.config, proofLabel(ticketId), bytes)
    const file = { ticket_id: ticketId, id: ctx.newId(), message_id: id, type, sealed }
    await tx
      .insertInto('ticket_file')
      .values({ ...file, size: bytes.length })
      .execute()
  }
  return id
}
