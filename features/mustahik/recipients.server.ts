import { sql } from 'kysely'
import { NotInThisState } from '#features/books/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { AsnafCode, HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import {
  MustahikNotActive,
  NumberUnknown,
  RecipientProven,
  RecipientsMissing,
  RecipientTwice,
} from './errors.ts'
import { listEvidence } from './evidence.server.ts'
import { sameHouse } from './members.server.ts'
import { mustahikNumber } from './mustahik.ts'
import { assertSurveyed } from './register.server.ts'

export type Counts = { men: number; women: number; families: number }

/** One of the register by its number, or a group in words. */
export type RecipientInput = { area: HelpArea } & Counts &
  ({ number: string } | { group: string; asnaf: AsnafCode })

/** So long after a help another of the same kind to the same person is worth a second thought. */
const APART = sql`interval '90 days'`

/** Names whom a disbursement reaches. What was paid may still be completed, and nothing of it is taken away. */
export async function addRecipient(
  ctx: Ctx,
  disbursementId: string,
  { input, by }: { input: RecipientInput; by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { status } = await lockDisbursement(tx, disbursementId)
    if (status === 'rejected') throw new NotInThisState()
    const { area, men, women, families } = input
    const whom = 'group' in input ? groupOf(input) : await mustahikOf(ctx, tx, input.number)
    const row = { id: ctx.newId(), disbursement_id: disbursementId, ...whom, area }
    const added = await tx
      .insertInto('disbursement_mustahik')
      .values({ ...row, men, women, families, added_by: by, added_at: ctx.now() })
      .onConflict((conflict) => conflict.columns(['disbursement_id', 'mustahik_id']).doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) throw new RecipientTwice()
  })
}

function groupOf({ group, asnaf }: { group: string; asnaf: AsnafCode }) {
  return { mustahik_id: null, group_words: group, asnaf }
}

async function mustahikOf(ctx: Ctx, tx: Tx, number: string) {
  const [, year, serial] = /^(?:NRM\/)?(\d{4})\/(\d{1,9})$/i.exec(number.trim()) ?? []
  if (!year) throw new NumberUnknown()
  const found = await tx
    .selectFrom('mustahik')
    .select(['id', 'asnaf', 'state', 'surveyed_on'])
    .where('year', '=', Number(year))
    .where('serial', '=', Number(serial))
    .executeTakeFirst()
  if (!found) throw new NumberUnknown()
  if (found.state !== 'active') throw new MustahikNotActive()
  assertSurveyed(ctx, found.surveyed_on)
  return { mustahik_id: found.id, group_words: null, asnaf: found.asnaf }
}

/** Takes a recipient back, until the disbursement is paid. */
export async function dropRecipient(
  ctx: Ctx,
  disbursementId: string,
  recipientId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { status } = await lockDisbursement(tx, disbursementId)
    if (status === 'paid') throw new NotInThisState()
    const proven = await listEvidence(tx, disbursementId)
    if (proven.some((each) => each.recipientId === recipientId)) throw new RecipientProven()
    await tx
      .deleteFrom('disbursement_mustahik')
      .where('disbursement_id', '=', disbursementId)
      .where('id', '=', recipientId)
      .execute()
  })
}

/** Whom a disbursement names: numbers and counts, and no name of a person. */
export async function listRecipients(db: Db | Tx, disbursementId: string) {
  const rows = await db
    .selectFrom('disbursement_mustahik as row')
    .leftJoin('mustahik', 'mustahik.id', 'row.mustahik_id')
    .select(['row.id', 'row.mustahik_id as mustahikId', 'row.group_words as group'])
    .select(['row.asnaf', 'row.area', 'row.men', 'row.women', 'row.families'])
    .select(['mustahik.year', 'mustahik.serial'])
    .where('row.disbursement_id', '=', disbursementId)
    .orderBy('row.id')
    .execute()
  return rows.map(({ year, serial, ...row }) => ({
    ...row,
    number: year && serial ? mustahikNumber({ year, serial }) : null,
  }))
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** Those of a disbursement whom, or whose house, another one helped in the same area within 90 days. */
export async function helpedLately(db: Db, disbursementId: string) {
  const { rows } = await sql<{ recipientId: string; disbursementId: string; at: Date }>`
    select distinct on (own.id) own.id as "recipientId", other.disbursement_id as "disbursementId",
      coalesce(paid.paid_at, paid.made_at) as at
    from disbursement_mustahik as own
    join disbursement as this on this.id = own.disbursement_id
    join mustahik as person on person.id = own.mustahik_id
    cross join lateral (${sameHouse}) as same (id)
    join disbursement_mustahik as other on other.mustahik_id = same.id and other.area = own.area
      and other.disbursement_id <> own.disbursement_id
    join disbursement as paid on paid.id = other.disbursement_id and paid.status <> 'rejected'
    where own.disbursement_id = ${disbursementId}
      and coalesce(paid.paid_at, paid.made_at)
        between coalesce(this.paid_at, this.made_at) - ${APART}
        and coalesce(this.paid_at, this.made_at) + ${APART}
    order by own.id, at desc`.execute(db)
  return rows
}

/** What one of the register was given, the latest first. */
export async function helpOf(db: Db, mustahikId: string) {
  return db
    .selectFrom('disbursement_mustahik as row')
    .innerJoin('disbursement', 'disbursement.id', 'row.disbursement_id')
    .select(['row.id', 'row.disbursement_id as disbursementId', 'row.area'])
    .select(['disbursement.status', 'disbursement.description', 'disbursement.paid_at as paidAt'])
    .where('row.mustahik_id', '=', mustahikId)
    .orderBy('row.id', 'desc')
    .limit(50)
    .execute()
}

/** Zakat leaves only to somebody: refuses one that names nobody. */
export async function assertRecipients(ctx: Ctx, disbursementId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { fund } = await lockDisbursement(tx, disbursementId)
    if (fund !== 'Z') return
    if ((await listRecipients(tx, disbursementId)).length === 0) throw new RecipientsMissing()
  })
}

/** Holds it as it is: whom it names does not change while it is paid. */
async function lockDisbursement(tx: Tx, id: string) {
  const query = tx.selectFrom('disbursement').select(['status', 'fund']).where('id', '=', id)
  const found = await query.forUpdate().executeTakeFirst()
  if (!found) throw new NotInThisState()
  return found
}
