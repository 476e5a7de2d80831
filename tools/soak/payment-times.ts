import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { printedTimes } from './notes.ts'
import type { CrowdLog } from './site.ts'

/** A tenth of a second is usual; the machine may be busy. */
const LONGEST_MS = 5_000

/** How long it took from a webhook to the journal of its payment, by phase; `unharmed` are those that must be quick. */
export async function paymentTimes(
  { db }: Ctx,
  { paid }: CrowdLog,
  unharmed: readonly string[],
): Promise<{ lines: string[]; broken: string[] }> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select public_id as id, min(journal.recorded_at) as at
    from donation join ledger_journal as journal on journal.source_id = donation.id
    where public_id = any(${[...paid.keys()]}::text[]) and journal.event like 'captured%'
    group by public_id`.execute(db)
  const recorded = new Map(rows.map(({ id, at }) => [id, at.getTime()]))
  const times = new Map<string, number[]>()
  for (const [id, { phase, at }] of paid) {
    const settled = recorded.get(id)
    if (settled === undefined) continue
    times.set(phase, [...(times.get(phase) ?? []), Math.max(0, settled - at)])
  }
  return {
    lines: [...times].map(([phase, all]) => {
      return `  ${phase.padEnd(34)} ${all.length} payments, webhook to paid ${printedTimes(all)}`
    }),
    broken: unharmed.flatMap((phase) => {
      const all = times.get(phase)
      if (!all) return [`${phase}: no payment was made, so none was measured`]
      return Math.max(...all) > LONGEST_MS ? [`${phase}: a payment took ${printedTimes(all)}`] : []
    }),
  }
}
