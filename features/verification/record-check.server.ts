import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { CheckDecided, CheckUnknown, SameVerifier } from './errors.ts'
import { checklists, INSTITUTION_DOCUMENT } from './verification.ts'

export type CheckInput = {
  /** A campaign's id, or INSTITUTION_DOCUMENT. */
  documentId: string
  kind: string
  hasPassed: boolean
  /** Name and office, as visitors read them. */
  checkedBy: string
  checkedAt: Date
  evidence: string
  validUntil?: Date | null
  isSample?: boolean
}

type Parts = Pick<Ctx, 'newId' | 'now'>

/** Screens with a seal. */
const SHOWN_ON = ['/', '/program', '/category/', '/campaign/', '/about']

/** Records a check; it counts once another person approves it. `by` is the staff account. Answers its id. */
export async function proposeCheck(
  { newId, now }: Parts,
  tx: Db | Tx,
  { by, ...input }: CheckInput & { by: string },
): Promise<string> {
  const subject = input.documentId === INSTITUTION_DOCUMENT ? 'institution' : 'campaign'
  if (!Object.hasOwn(checklists[subject], input.kind)) throw new CheckUnknown()
  const id = newId()
  await tx
    .insertInto('verification_check')
    .values({
      document_id: input.documentId,
      id,
      kind: input.kind,
      has_passed: input.hasPassed,
      checked_by: input.checkedBy,
      checked_at: input.checkedAt,
      evidence: input.evidence,
      valid_until: input.validUntil ?? null,
      made_by: by,
      made_at: now(),
      is_sample: input.isSample ?? false,
    })
    .execute()
  return id
}

/** Records a check that one person proposed and another has just approved, and renews the screens. */
export async function enterCheck(
  ctx: Ctx,
  input: CheckInput,
  { madeBy, decidedBy }: { madeBy: string; decidedBy: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { documentId } = input
    const checkId = await proposeCheck(ctx, tx, { ...input, by: madeBy })
    await enterDecision(ctx, tx, { documentId, checkId, by: decidedBy, isApproved: true })
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}

/** The last check of a kind that two people recorded, by its id. */
export async function latestCheck(
  db: Db | Tx,
  { documentId, kind }: Pick<CheckInput, 'documentId' | 'kind'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('verification_check')
    .select('id')
    .where('document_id', '=', documentId)
    .where('kind', '=', kind)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

export type CheckDecision = { documentId: string; checkId: string; by: string; isApproved: boolean }

/** Approves or rejects a check that another person recorded, in one's own transaction, and renews the screens. */
export async function decideCheck(ctx: Ctx, decision: CheckDecision): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await enterDecision(ctx, tx, decision)
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}

async function enterDecision(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { documentId, checkId, by, isApproved }: CheckDecision,
): Promise<void> {
  const check = await tx
    .selectFrom('verification_check')
    .select('made_by')
    .where('document_id', '=', documentId)
    .where('id', '=', checkId)
    .executeTakeFirst()
  if (!check) throw new CheckDecided()
  if (check.made_by === by) throw new SameVerifier()
  const { numInsertedOrUpdatedRows: written = 0n } = await tx
    .insertInto('verification_decision')
    .values({
      document_id: documentId,
      check_id: checkId,
      made_by: check.made_by,
      decided_by: by,
      is_approved: isApproved,
      decided_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written === 0n) throw new CheckDecided()
}
