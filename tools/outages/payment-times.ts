import pg from 'pg'
import type { Acknowledged } from './callers.ts'

export type PaymentTimes = { lines: string[]; broken: string[] }

/** Phases in which payments wait for nothing that is away, then or soon after. */
const unharmed = ['nothing', 'mail server never answers']
/** A tenth of a second is usual; the machine may be busy. */
const LONGEST_MS = 5_000

/** How long it took from a webhook to the journal of its payment, by phase. */
export async function paymentTimes(
  url: string,
  paid: ReadonlyMap<string, Acknowledged>,
): Promise<PaymentTimes> {
  const recorded = await recordedAt(url, [...paid.keys()])
  const times = [...paid].flatMap(([id, { phase, at }]) => {
    const settled = recorded.get(id)
    return settled ? [{ phase, ms: Math.max(0, settled.getTime() - at) }] : []
  })
  const byPhase = [...Map.groupBy(times, ({ phase }) => phase)].map(([phase, those]) => {
    const sorted = those.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    return { phase, count: sorted.length, median, longest: sorted.at(-1) ?? 0 }
  })
  const slow = byPhase.filter(({ phase, longest }) => {
    return unharmed.includes(phase) && longest > LONGEST_MS
  })
  const unmeasured = unharmed.filter((name) => byPhase.every(({ phase }) => phase !== name))
  return {
    lines: byPhase.map(({ phase, count, median, longest }) => {
      const times = `p50 ${seconds(median)}, longest ${seconds(longest)}`
      return `  ${phase.padEnd(34)} ${String(count).padStart(4)} payments, webhook to paid ${times}`
    }),
    broken: [
      ...slow.map(({ phase, longest }) => `${phase}: a payment took ${seconds(longest)}`),
      ...unmeasured.map((phase) => `${phase}: no payment was made, so none was measured`),
    ],
  }
}

async function recordedAt(url: string, ids: string[]): Promise<Map<string, Date>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; at: Date }>(
    `select donation.public_id as id, min(journal.recorded_at) as at
     from donation join ledger_journal as journal on journal.source_id = donation.id
     where donation.public_id = any($1) and journal.event like 'captured%' group by 1`,
    [ids],
  )
  await client.end()
  return new Map(rows.map(({ id, at }) => [id, at]))
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
