import { sql } from 'kysely'
import * as v from 'valibot'
import { sumDonors } from '#features/donor/sum-donors.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { DonorsNotMergeable, MergeOver } from './errors.ts'

const UNDO_DAYS = 30

const terms = v.object({
  keepId: v.pipe(v.string(), v.uuid()),
  goneId: v.pipe(v.string(), v.uuid()),
  /** What was given, as it was when it was proposed; no name, for a proposal outlives the person. */
  keep: v.string(),
  gone: v.string(),
})

type Pair = { keepId: string; goneId: string }

/** Two records that are one person's become one by two people; no row of a gift, a paper or a plan is touched. */
export const mergeDonorsProposal = defineProposal({
  kind: 'donor.merge',
  words: 'Menggabungkan donatur',
  propose: 'donation.write',
  approve: 'donor-export.approve',
  terms,
  address: (id) => `/kelola/donatur/${id}`,
  describe: ({ keep, gone }) => [
    { label: 'Tetap', value: keep },
    { label: 'Digabungkan ke sana', value: gone },
    { label: 'Dapat dibatalkan', value: `${UNDO_DAYS} hari` },
  ],
  // Who they are is read while somebody decides, and kept nowhere.
  since: async (ctx, { terms: pair }) => [
    { label: 'Nama yang tetap', value: await nameOf(ctx, pair.keepId) },
    { label: 'Nama yang digabungkan', value: await nameOf(ctx, pair.goneId) },
  ],
  basis: async (ctx, { terms: pair }) => ({ ...(await standing(ctx, pair)) }),
  apply: async (ctx, { id, terms: pair, madeBy, decidedBy }) => {
    await assertMergeable(ctx, pair)
    const { db, now } = ctx
    const moved = await db
      .updateTable('donor')
      .set({ root_id: pair.keepId })
      .where('root_id', '=', pair.goneId)
      .returning('id')
      .execute()
    await db
      .insertInto('donor_merge')
      .values({
        id,
        keep_id: pair.keepId,
        gone_id: pair.goneId,
        moved: moved.map((row) => row.id),
        made_by: madeBy,
        approved_by: decidedBy,
        merged_at: now(),
      })
      .execute()
    await sql`
      update donor_suggestion set state = 'merged', decided_by = ${decidedBy}, decided_at = ${now()}
      where state = 'open'
        and donor_id in (select id from donor where root_id = ${pair.keepId})
        and other_id in (select id from donor where root_id = ${pair.keepId})`.execute(db)
    await db.deleteFrom('donor_sum').where('donor_id', '=', pair.goneId).execute()
    await sumDonors(db, [pair.keepId])
  },
})

/** Proposes that two records are one person's; the one that is kept has the account, or gave first. */
export async function proposeMerge(ctx: Ctx, pair: Pair, { by }: { by: string }): Promise<void> {
  await assertMergeable(ctx, pair)
  const [keep, gone] = [await givenOf(ctx, pair.keepId), await givenOf(ctx, pair.goneId)]
  await propose(ctx, mergeDonorsProposal, {
    documentId: pair.goneId,
    title: 'Dua catatan donatur menjadi satu',
    terms: { ...pair, keep, gone },
    by,
  })
}

/** Takes a merge back whole, as long as nothing was put on top of it. */
export async function undoMerge(ctx: Ctx, id: string, { by }: { by: string }): Promise<string> {
  const { db, now } = ctx
  const merge = await db
    .updateTable('donor_merge')
    .set({ undone_by: by, undone_at: now() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('merged_at', '>', new Date(now().getTime() - UNDO_DAYS * DAY_MS))
    .returningAll()
    .executeTakeFirst()
  if (!merge) throw new MergeOver()
  const { numUpdatedRows } = await db
    .updateTable('donor')
    .set({ root_id: merge.gone_id })
    .where('id', 'in', merge.moved)
    .where('root_id', '=', merge.keep_id)
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(merge.moved.length)) throw new MergeOver()
  await sql`
    update donor_suggestion set state = 'open', decided_by = null, decided_at = null
    where state = 'merged' and (donor_id = any(${merge.moved}::uuid[])
      or other_id = any(${merge.moved}::uuid[]))`.execute(db)
  await sumDonors(db, [merge.keep_id, merge.gone_id])
  return merge.keep_id
}

async function assertMergeable(ctx: Ctx, pair: Pair): Promise<void> {
  const { keep, gone } = await standing(ctx, pair)
  const isSound =
    pair.keepId !== pair.goneId &&
    keep?.root_id === pair.keepId &&
    gone?.root_id === pair.goneId &&
    keep.erased_at === null &&
    gone.erased_at === null &&
    gone.origin !== 'account'
  if (!isSound) throw new DonorsNotMergeable()
}

/** Holds both until the transaction ends: nobody merges one of them meanwhile. */
async function standing({ db }: Ctx, { keepId, goneId }: Pair) {
  const { rows } = await sql<{
    id: string
    root_id: string
    origin: string
    erased_at: string | null
  }>`select id, root_id, origin, erased_at::text from donor
    where id in (${keepId}, ${goneId}) order by id for update`.execute(db)
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  return { keep: rowOf(keepId), gone: rowOf(goneId) }
}

async function givenOf({ db }: Ctx, id: string): Promise<string> {
  const row = await db
    .selectFrom('donor_sum')
    .select(['gifts', 'amount'])
    .where('donor_id', '=', id)
    .executeTakeFirst()
  return `${row?.gifts ?? 0} donasi, ${formatRupiah(row?.amount ?? rupiah(0))}`
}

async function nameOf({ db }: Ctx, id: string): Promise<string> {
  const row = await db
    .selectFrom('donor')
    .leftJoin('donor_sum as total', 'total.donor_id', 'donor.id')
    .select(['donor.name', 'total.is_anonymous as isAnonymous'])
    .where('donor.id', '=', id)
    .executeTakeFirst()
  return row?.isAnonymous ? 'Hamba Allah' : (row?.name ?? '')
}
