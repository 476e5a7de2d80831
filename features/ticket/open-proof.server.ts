import type { Ctx } from '#platform/context.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { unsealBytes } from '#platform/security/secret-box.server.ts'
import { TicketNotFound } from './errors.ts'
import { proofLabel } from './write-message.server.ts'

/** A decrypted proof; one of another ticket counts as missing. */
export async function openTicketProof(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  { ticketId, fileId }: { ticketId: string; fileId: string },
): Promise<Proof> {
  const file = await db
    .selectFrom('ticket_file')
    .select(['type', 'sealed'])
    .where('ticket_id', '=', ticketId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) throw new TicketNotFound()
  return { type: file.type, bytes: unsealBytes(config, proofLabel(ticketId), file.sealed) }
}
