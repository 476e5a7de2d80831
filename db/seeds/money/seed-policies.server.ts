import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { demoId } from '../deterministic.ts'

const LONG_BEFORE_MS = 3 * 365 * DAY_MS

/** The demo's own policies of the amil's share, older than its donations. They are sample data like its decree. */
export async function seedPolicies(ctx: Ctx, tx: Tx): Promise<void> {
  const then = new Date(ctx.now().getTime() - LONG_BEFORE_MS)
  const at = { made_at: then, approved_at: then, valid_from: dayOf(then) }
  const people = { made_by: demoId('staff bendahara'), approved_by: demoId('staff admin') }
  const rows = (Object.keys(amilShares) as SharedFund[]).map((fund) => ({
    id: demoId(`policy ${fund}`),
    fund,
    campaign_id: null,
    per_mille: amilShares[fund].perMille,
    basis: fund === 'Z' ? ('zakat' as const) : ('infak' as const),
    basis_text: 'Keputusan rapat pengurus (data contoh)',
    decree: 'SK Pengurus 001/CONTOH',
    ...at,
    ...people,
  }))
  await tx.insertInto('amil_policy').values(rows).execute()
}
