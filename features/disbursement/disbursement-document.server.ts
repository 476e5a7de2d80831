import type { Ctx } from '#platform/context.ts'
import { unsealBytes, type Label } from '#platform/security/secret-box.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { DocumentUnknown } from './errors.ts'

/** The label that encrypts the paper of a disbursement: it opens for no other. */
export function documentLabel(id: string): Label {
  return { purpose: 'disbursement document', owner: id }
}

/** Opens the paper of a disbursement for staff, whose look the door writes down. Refuses with DocumentUnknown. */
export async function openDocument(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  id: string,
): Promise<Proof> {
  const row = await db
    .selectFrom('disbursement_document')
    .select(['type', 'sealed'])
    .where('disbursement_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DocumentUnknown()
  return { type: row.type, bytes: unsealBytes(config, documentLabel(id), row.sealed) }
}

/** The same for everybody: only what is ticked, of a report that is published. */
export async function openPublicDocument(
  ctx: Pick<Ctx, 'config' | 'db'>,
  id: string,
): Promise<Proof> {
  const shown = await ctx.db
    .selectFrom('disbursement_document as document')
    .innerJoin(
      'disbursement_report as report',
      'report.disbursement_id',
      'document.disbursement_id',
    )
    .select('document.disbursement_id')
    .where('document.disbursement_id', '=', id)
    .where('document.is_public', '=', true)
    .where('report.published_at', 'is not', null)
    .executeTakeFirst()
  if (!shown) throw new DocumentUnknown()
  return openDocument(ctx, id)
}
