import * as v from 'valibot'
import { roleWords } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { tierOf } from './tiers.server.ts'
import { refusal } from '#platform/refusal.ts'

/** One person is never both of two deciders. */
class AgreedAlready extends refusal({
  code: 'voucher/agreed-already',
  status: 403,
  message: 'Anda sudah menyetujuinya. Persetujuan kedua diberikan rekan lain.',
}) {}

class DeciderRoleMissing extends refusal({
  code: 'voucher/decider-role-missing',
  status: 403,
}) {
  constructor(role: string) {
    super(`Di atas batas ini salah satu yang menyetujui berperan ${role}.`)
  }
}

/** Who agreed first, where two must: part of a proposal's terms. */
export const agreed = v.optional(v.array(v.object({ id: v.string(), name: v.string() })), [])
type Agreed = v.InferOutput<typeof agreed>

/** Who agreed first, as lines of what is shown. */
export function agreedLines({ agreed: first }: { agreed: Agreed }) {
  return first.map(({ name }) => ({ label: 'Sudah disetujui', value: name }))
}

/** The people who agreed so far, where another must still; undefined where all did. */
export async function nextAgreed(
  ctx: Ctx,
  { sum, agreed: first, by }: { sum: number; agreed: Agreed; by: string },
): Promise<Agreed | undefined> {
  const earlier = first.map(({ id }) => id)
  if (await isAgreedByAll(ctx, { sum, earlier, by })) return undefined
  const query = ctx.db.selectFrom('staff').select('name').where('id', '=', by)
  return [...first, { id: by, ...(await query.executeTakeFirstOrThrow()) }]
}

/** Who agreed, one after the other. */
type Agreement = { sum: number; earlier: readonly string[]; by: string }

/**
 * Whether a voucher has all who must agree to it, with `by` as the last. Refuses the same person twice, and as the last
 * one somebody without the role that none of them has.
 */
async function isAgreedByAll(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { sum, earlier, by }: Agreement,
): Promise<boolean> {
  if (earlier.includes(by)) throw new AgreedAlready()
  const { deciders, role } = await tierOf(db, { sum, day: dayOf(now()) })
  const all = [...earlier, by]
  if (all.length < deciders) return false
  if (!role) return true
  const found = await db.selectFrom('staff').select('role').where('id', 'in', all).execute()
  if (!found.some((each) => each.role === role)) throw new DeciderRoleMissing(roleWords[role].name)
  return true
}

/** Who agreed to a voucher before whoever decided it, first first. */
export async function earlierAgreements(
  db: Db | Tx,
  { id, decided_by: last }: { id: string; decided_by: string | null },
) {
  return db
    .selectFrom('proposal')
    .innerJoin('staff', 'staff.id', 'proposal.decided_by')
    .select(['proposal.id', 'staff.name', 'proposal.decided_at as at'])
    .where('proposal.document_id', '=', id)
    .where('proposal.kind', '=', 'voucher.post')
    .where('proposal.status', '=', 'approved')
    .where('proposal.decided_by', 'is distinct from', last)
    .orderBy('proposal.decided_at')
    .execute()
}
