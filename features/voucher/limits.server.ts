import * as v from 'valibot'
import { roles, roleWords, type Role } from '#features/staff/permissions.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'

/** Up to which sum a role records alone on a day; zero where nobody gave it a limit. */
export async function limitOf(db: Db | Tx, role: Role, day: string): Promise<Rupiah> {
  const row = await db
    .selectFrom('voucher_limit')
    .select('most')
    .where('role', '=', role)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  return row?.most ?? rupiah(0)
}

/** All limits, those in force last of each role first. */
export async function listLimits(db: Db | Tx) {
  return db
    .selectFrom('voucher_limit as limit')
    .leftJoin('staff as maker', 'maker.id', 'limit.made_by')
    .leftJoin('staff as approver', 'approver.id', 'limit.approved_by')
    .select(['limit.role', 'limit.valid_from as validFrom', 'limit.most'])
    .select(['maker.name as maker', 'approver.name as approver'])
    .orderBy('limit.role')
    .orderBy('limit.valid_from', 'desc')
    .execute()
}

const terms = v.object({
  role: v.picklist(roles),
  most: v.pipe(v.number(), v.transform(rupiah)),
  validFrom: v.pipe(v.string(), v.check(isDay)),
})

/** A limit changes by two people, from a day on. */
export const limitProposal = defineProposal({
  kind: 'voucher.limit',
  words: 'Mengubah batas transaksi',
  propose: 'books.write',
  approve: 'voucher.approve',
  terms,
  address: () => '/kelola/transaksi/batas',
  describe: ({ role, most, validFrom }) => [
    { label: 'Peran', value: roleWords[role].name },
    { label: 'Dicatat sendiri sampai', value: formatRupiah(most) },
    { label: 'Berlaku sejak', value: formatDate(startOfDay(validFrom)) },
  ],
  basis: async ({ db }, { terms: { role } }) => ({
    limits: (await listLimits(db)).filter((limit) => limit.role === role),
  }),
  apply: async (ctx, { terms: { role, most, validFrom }, madeBy, decidedBy }) => {
    const changed = { most, made_by: madeBy, approved_by: decidedBy, changed_at: ctx.now() }
    await ctx.db
      .insertInto('voucher_limit')
      .values({ role, valid_from: validFrom, ...changed })
      .onConflict((conflict) => conflict.columns(['role', 'valid_from']).doUpdateSet(changed))
      .execute()
  },
})

export type NewLimit = { role: Role; most: Rupiah; validFrom: string }

/** Proposes another limit of a role. */
export async function proposeLimit(
  ctx: Ctx,
  limit: NewLimit,
  { by }: { by: string },
): Promise<void> {
  const { role } = limit
  const now = { ...limit, most: await limitOf(ctx.db, role, dayOf(ctx.now())) }
  const title = `${roleWords[role].name}: ${formatRupiah(limit.most)}`
  await propose(ctx, limitProposal, {
    documentId: `voucher-limit ${role}`,
    title,
    terms: limit,
    before: now,
    by,
  })
}
