import * as v from 'valibot'
import { isPermitted, type Role, roles, roleWords } from '#features/staff/permissions.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { limitProposal } from '../limits.server.ts'

/** How many people decide besides the recorder, and which role one of them has. */
export type Tier = { deciders: 1 | 2; role: Role | null }

export const deciderRoles = roles.filter((role) => isPermitted(role, 'voucher.approve'))

const oneOther: Tier = { deciders: 1, role: null }

/** Who decides a voucher of a sum on a day: the highest tier below it. */
export async function tierOf(
  db: Db | Tx,
  { sum, day }: { sum: number; day: string },
): Promise<Tier> {
  const rows = await db
    .selectFrom('voucher_tier')
    .distinctOn('above')
    .select(['above', 'deciders', 'role'])
    .where('valid_from', '<=', day)
    .where('above', '<', rupiah(sum))
    .orderBy('above', 'desc')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows[0] ?? oneOther
}

/** 'rekan lain', 'dua rekan, salah satunya Admin': who decides. */
export function tierWords({ deciders, role }: Tier): string {
  const who = deciders === 2 ? 'dua rekan lain' : 'rekan lain'
  if (!role) return who
  const { name } = roleWords[role]
  return deciders === 2 ? `${who}, salah satunya ${name}` : `${who} yang berperan ${name}`
}

/** All tiers, the highest sum first, of each the one in force last first. */
export async function listTiers(db: Db | Tx) {
  return db
    .selectFrom('voucher_tier as tier')
    .leftJoin('staff as approver', 'approver.id', 'tier.approved_by')
    .select(['tier.above', 'tier.valid_from as validFrom', 'tier.deciders', 'tier.role'])
    .select('approver.name as approver')
    .orderBy('tier.above', 'desc')
    .orderBy('tier.valid_from', 'desc')
    .execute()
}

const terms = v.object({
  above: v.pipe(v.number(), v.minValue(0), v.transform(rupiah)),
  deciders: v.picklist([1, 2]),
  role: v.nullable(v.picklist(roles)),
  validFrom: v.pipe(v.string(), v.check(isDay)),
})

/** A tier changes by two people, from a day on. */
export const tierProposal = defineProposal({
  kind: 'voucher.tier',
  words: 'Mengubah jenjang persetujuan',
  propose: 'books.write',
  approve: 'voucher.approve',
  terms,
  address: () => '/kelola/transaksi/batas',
  describe: ({ above, validFrom, ...tier }) => [
    { label: 'Di atas', value: formatRupiah(above) },
    { label: 'Disetujui', value: tierWords(tier) },
    { label: 'Berlaku sejak', value: formatDate(startOfDay(validFrom)) },
  ],
  basis: async ({ db }, { terms: { above } }) => ({
    tiers: (await listTiers(db)).filter((tier) => tier.above === above),
  }),
  apply: async (ctx, { terms: { above, validFrom, ...tier }, madeBy, decidedBy }) => {
    const changed = { ...tier, made_by: madeBy, approved_by: decidedBy, changed_at: ctx.now() }
    await ctx.db
      .insertInto('voucher_tier')
      .values({ above, valid_from: validFrom, ...changed })
      .onConflict((conflict) => conflict.columns(['above', 'valid_from']).doUpdateSet(changed))
      .execute()
  },
})

/** What changes limits and tiers. */
export const limitProposals = [limitProposal, tierProposal]

export type NewTier = Tier & { above: Rupiah; validFrom: string }

/** Proposes who decides above a sum. */
export async function proposeTier(ctx: Ctx, tier: NewTier, { by }: { by: string }): Promise<void> {
  const { above } = tier
  const day = dayOf(ctx.now())
  const now = { ...tier, ...(await tierOf(ctx.db, { sum: above + 1, day })) }
  await propose(ctx, tierProposal, {
    documentId: `voucher-tier ${above}`,
    title: `Di atas ${formatRupiah(above)}: ${tierWords(tier)}`,
    terms: tier,
    before: now,
    by,
  })
}
