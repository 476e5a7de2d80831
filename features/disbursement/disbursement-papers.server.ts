import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { type Label, sealBytes, unsealBytes } from '#platform/security/secret-box.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { DocumentUnknown, TooManyPapers } from './errors.ts'

/** As many papers as a disbursement may have. */
export const MOST_PAPERS = 6

/** The label that encrypts a paper: it opens for no other disbursement. */
function labelOf(disbursementId: string, id: string): Label {
  return { purpose: 'disbursement paper', owner: `${disbursementId} ${id}` }
}

/** Adds a paper to a disbursement that nobody has decided: whoever approves sees all of them. Answers its id. */
export async function addPaper(
  ctx: Ctx,
  { disbursementId, name, proof }: { disbursementId: string; name: string; proof: Proof },
  { by }: { by: string },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    await lockProposed(tx, disbursementId)
    if ((await listPapers(tx, disbursementId)).length >= MOST_PAPERS) throw new TooManyPapers()
    const id = ctx.newId()
    const { type, bytes } = proof
    const sealed = sealBytes(ctx.config, labelOf(disbursementId, id), bytes)
    await tx
      .insertInto('disbursement_paper')
      .values({
        disbursement_id: disbursementId,
        id,
        name,
        type,
        size: bytes.length,
        sealed,
        saved_by: by,
        saved_at: ctx.now(),
      })
      .execute()
    return id
  })
}

async function lockProposed(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .selectFrom('disbursement')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotInThisState()
}

/** The papers of a disbursement without their bytes, in the order they came. */
export async function listPapers(db: Db | Tx, disbursementId: string) {
  return db
    .selectFrom('disbursement_paper')
    .select(['id', 'name', 'type', 'size'])
    .where('disbursement_id', '=', disbursementId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** Opens one for staff, whose look the door writes down. Refuses with DocumentUnknown. */
export async function openPaper(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  { disbursementId, id }: { disbursementId: string; id: string },
): Promise<Proof> {
  const row = await db
    .selectFrom('disbursement_paper')
    .select(['type', 'sealed'])
    .where('disbursement_id', '=', disbursementId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DocumentUnknown()
  return { type: row.type, bytes: unsealBytes(config, labelOf(disbursementId, id), row.sealed) }
}
