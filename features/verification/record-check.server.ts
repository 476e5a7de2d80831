import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { CheckUnknown } from './errors.ts'
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
  validUntil: Date | null
}

/** Screens with a seal. */
const SHOWN_ON = ['/', '/program', '/category/', '/campaign/', '/about']

/** Refuses with CheckUnknown what is not on the list of its document. */
export function assertKnownCheck({ documentId, kind }: Pick<CheckInput, 'documentId' | 'kind'>) {
  const subject = documentId === INSTITUTION_DOCUMENT ? 'institution' : 'campaign'
  if (!Object.hasOwn(checklists[subject], kind)) throw new CheckUnknown()
}

/** Records a check that one person proposed and another has just approved, and renews the screens. */
export async function recordCheck(
  ctx: Ctx,
  input: CheckInput,
  { madeBy, decidedBy }: { madeBy: string; decidedBy: string },
): Promise<void> {
  assertKnownCheck(input)
  const document = { document_id: input.documentId, made_by: madeBy }
  const [id, now] = [ctx.newId(), ctx.now()]
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('verification_check')
      .values({
        ...document,
        id,
        kind: input.kind,
        has_passed: input.hasPassed,
        checked_by: input.checkedBy,
        checked_at: input.checkedAt,
        evidence: input.evidence,
        valid_until: input.validUntil,
        made_at: now,
        is_sample: false,
      })
      .execute()
    await tx
      .insertInto('verification_decision')
      .values({
        ...document,
        check_id: id,
        decided_by: decidedBy,
        is_approved: true,
        decided_at: now,
      })
      .execute()
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
