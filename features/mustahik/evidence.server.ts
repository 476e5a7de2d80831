import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { EvidenceKind } from '#platform/db/schema/schema-mustahik.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import {
  type Label,
  seal,
  sealBytes,
  unseal,
  unsealBytes,
} from '#platform/security/secret-box.server.ts'
import { EvidenceTooEarly, EvidenceUnknown, TooMuchEvidence } from './errors.ts'

export type NewEvidence = {
  disbursementId: string
  /** Without one it proves the whole handover. */
  recipientId: string | null
  files: readonly { kind: EvidenceKind; proof: Proof }[]
  /** Who signed, of a receipt. */
  signer?: string
}

const MOST_OF_ONE = 6
const MOST_OF_ALL = 20

function labelOf(disbursementId: string, id: string, part: 'file' | 'signer'): Label {
  return { purpose: `disbursement evidence ${part}`, owner: `${disbursementId} ${id}` }
}

/** Keeps what proves a handover that was agreed to, sealed; it stays. */
export async function addEvidence(
  ctx: Ctx,
  { disbursementId, recipientId, files, signer = '' }: NewEvidence,
  { by }: { by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockAgreed(tx, disbursementId)
    if (recipientId) await assertOf(tx, disbursementId, recipientId)
    const evidence = await listEvidence(tx, disbursementId)
    const own = evidence.filter((each) => each.recipientId === recipientId)
    if (own.length + files.length > (recipientId ? MOST_OF_ONE : MOST_OF_ALL))
      throw new TooMuchEvidence()
    for (const { kind, proof } of files) {
      const id = ctx.newId()
      const sealed = sealBytes(ctx.config, labelOf(disbursementId, id, 'file'), proof.bytes)
      const signed = seal(ctx.config, labelOf(disbursementId, id, 'signer'), signer)
      const said = { kind, signer_sealed: kind === 'receipt' ? signed : null, type: proof.type }
      const row = { disbursement_id: disbursementId, id, recipient_id: recipientId, ...said }
      await tx
        .insertInto('disbursement_evidence')
        .values({ ...row, size: proof.bytes.length, sealed, saved_by: by, saved_at: ctx.now() })
        .execute()
    }
  })
}

async function lockAgreed(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .selectFrom('disbursement')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['approved', 'paid'])
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new EvidenceTooEarly()
}

async function assertOf(tx: Tx, disbursementId: string, recipientId: string): Promise<void> {
  const found = await tx
    .selectFrom('disbursement_mustahik')
    .select('id')
    .where('disbursement_id', '=', disbursementId)
    .where('id', '=', recipientId)
    .executeTakeFirst()
  if (!found) throw new EvidenceUnknown()
}

/** What proves a handover, without the bytes and the names of those who signed. */
export async function listEvidence(db: Db | Tx, disbursementId: string) {
  return db
    .selectFrom('disbursement_evidence')
    .select(['id', 'recipient_id as recipientId', 'kind', 'type', 'saved_at as savedAt'])
    .where('disbursement_id', '=', disbursementId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

export type Evidence = Awaited<ReturnType<typeof listEvidence>>[number]

/** Opens one for whoever may see names, whose look the door writes down. Refuses with EvidenceUnknown. */
export async function openEvidence(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  { disbursementId, id }: { disbursementId: string; id: string },
): Promise<Proof & { kind: EvidenceKind; recipientId: string | null }> {
  const row = await db
    .selectFrom('disbursement_evidence')
    .select(['type', 'kind', 'recipient_id as recipientId', 'sealed'])
    .where('disbursement_id', '=', disbursementId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new EvidenceUnknown()
  const { sealed, ...said } = row
  return { ...said, bytes: unsealBytes(config, labelOf(disbursementId, id, 'file'), sealed) }
}

/** Who signed the receipts of one recipient, for whoever may see names. */
export async function receiptSigners(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  { disbursementId, recipientId }: { disbursementId: string; recipientId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('disbursement_evidence')
    .select(['id', 'signer_sealed as sealed'])
    .where('disbursement_id', '=', disbursementId)
    .where('recipient_id', '=', recipientId)
    .where('kind', '=', 'receipt')
    .orderBy('saved_at')
    .execute()
  return rows.map(({ id, sealed }) =>
    unseal(config, labelOf(disbursementId, id, 'signer'), sealed ?? ''),
  )
}
