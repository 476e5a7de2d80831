import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { MemberRelation } from '#platform/db/schema/schema-mustahik.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { seal } from '#platform/security/secret-box.server.ts'
import { MustahikUnknown, NoHousehold } from './errors.ts'
import { mustahikNumber } from './mustahik.ts'
import { nikMark } from './register.server.ts'

export type MemberInput = {
  name: string
  relation: MemberRelation
  bornOn: string | null
  nik?: string | undefined
}

/** Adds who lives in a house that is helped. */
export async function addMember(
  ctx: Ctx,
  mustahikId: string,
  { input, by }: { input: MemberInput; by: string },
): Promise<void> {
  const { name, relation, bornOn, nik } = input
  if (bornOn && bornOn > dayOf(ctx.now()))
    throw new InvalidInput({ lahir: 'Hari itu belum datang.' })
  const id = ctx.newId()
  const label = { purpose: 'mustahik member nik', owner: `${mustahikId} ${id}` }
  const marked = nik
    ? { nik_sealed: seal(ctx.config, label, nik), nik_mark: nikMark(ctx, nik) }
    : { nik_sealed: null, nik_mark: null }
  await inTransaction(ctx.db, async (tx) => {
    const found = await tx
      .selectFrom('mustahik')
      .select('kind')
      .where('id', '=', mustahikId)
      .executeTakeFirst()
    if (!found) throw new MustahikUnknown()
    if (found.kind !== 'family') throw new NoHousehold()
    const row = { mustahik_id: mustahikId, id, name, relation, born_on: bornOn, ...marked }
    await tx
      .insertInto('mustahik_member')
      .values({ ...row, added_by: by, added_at: ctx.now() })
      .execute()
  })
}

/** Somebody lives there no longer; the row stays. */
export async function endMember(ctx: Ctx, mustahikId: string, memberId: string): Promise<void> {
  await ctx.db
    .updateTable('mustahik_member')
    .set({ left_at: ctx.now() })
    .where('mustahik_id', '=', mustahikId)
    .where('id', '=', memberId)
    .where('left_at', 'is', null)
    .execute()
}

/** Who lives there. Whoever asks has the permission, and the look is written down. */
export async function listMembers(db: Db, mustahikId: string) {
  return db
    .selectFrom('mustahik_member')
    .select(['id', 'name', 'relation', 'born_on as bornOn'])
    .select(sql<boolean>`nik_mark is not null`.as('hasNik'))
    .where('mustahik_id', '=', mustahikId)
    .where('left_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

export type HouseMember = Awaited<ReturnType<typeof listMembers>>[number]

/**
 * The ids of a mustahik `person` and of all who are the same person or of the same house: by NIK, by family card, or as a
 * member who is registered too.
 */
export const sameHouse = sql`
  select person.id union
  select id from mustahik where nik_mark = person.nik_mark union
  select id from mustahik where kk_mark = person.kk_mark union
  select mustahik_id from mustahik_member where nik_mark = person.nik_mark and left_at is null union
  select also.id from mustahik_member as member join mustahik as also on also.nik_mark = member.nik_mark
  where member.mustahik_id = person.id and member.left_at is null`

/** The others of one house in the register, by number; no name. */
export async function houseOf(db: Db, mustahikId: string) {
  const { rows } = await sql<{ id: string; year: number; serial: number }>`
    select other.id, other.year, other.serial
    from mustahik as person cross join lateral (${sameHouse}) as same (id)
    join mustahik as other on other.id = same.id
    where person.id = ${mustahikId} and other.id <> person.id
    order by other.id`.execute(db)
  return rows.map(({ id, ...numbered }) => ({ id, number: mustahikNumber(numbered) }))
}
