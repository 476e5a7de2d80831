import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { TestServer } from '#tests/server/server.ts'
import { closedLoop, type DonationLoad, openLoop, resend } from './donation-load.ts'
import { type Figure, median } from './figures.ts'
import { aim } from './goals.ts'
import { findPgbench, pacedByPgbench } from './pgbench.ts'

const OPEN_SECONDS = 10
/** One sync of a shared disk in a hundred answers is their p99: the middle of some rounds counts, in turns. */
const [CALM_ROUNDS, CALM_SECONDS] = [5, 4]

/**
 * P10 on a small scale: a steady stream to one campaign, kill -9 in the middle, then a search for every acknowledged
 * donation.
 */
export async function measureSurvival(
  donation: DonationLoad,
  { server, url, db }: { server: TestServer; url: string; db: pg.Client },
): Promise<Figure[]> {
  const viral = { ...donation, slugs: donation.slugs.slice(0, 1) }
  const idle = await openLoop(viral, { perSecond: 10, seconds: 3 })
  const perSecond = Math.round((await mostPerSecond(viral)) / 4)
  const pgbench = findPgbench()
  const late = { ours: [] as number[], disk: [] as number[] }
  for (let round = 0; round < CALM_ROUNDS; round += 1) {
    const calm = await openLoop(viral, { perSecond, seconds: CALM_SECONDS })
    late.ours.push(
      percentile(
        calm.answered.map(({ ms }) => ms),
        0.99,
      ),
    )
    if (!pgbench) continue
    const paced = await pacedByPgbench({ pgbench, url, db, seconds: CALM_SECONDS }, perSecond)
    late.disk.push(percentile(paced, 0.99))
  }
  const streaming = openLoop(viral, { perSecond, seconds: OPEN_SECONDS })
  await wait((OPEN_SECONDS / 2) * 1_000)
  await server.kill()
  const [outcome] = await Promise.all([streaming, server.restart()])
  const again = await resend(viral, outcome.unanswered)
  const acknowledged = [...outcome.answered, ...again.answered]
  const { rows } = await db.query<{ key: string; public_id: string }>(
    `select key, donation_key.public_id from donation_key
     join donation on donation.id = donation_key.donation_id where key like 'key:bench-%'`,
  )
  const found = new Map(rows.map(({ key, public_id }) => [key, public_id]))
  const kept = acknowledged.filter(({ key, donationId }) => found.get(`key:${key}`) === donationId)
  const p99 = median(late.ours)
  const p50 = percentile(
    idle.answered.map(({ ms }) => ms),
    0.5,
  )
  return [
    {
      what: `acknowledged gifts found after kill -9, ${perSecond}/s offered`,
      ours: String(kept.length),
      floor: String(acknowledged.length),
      ratio: kept.length / acknowledged.length,
      ...aim('P10 found'),
      note: `${outcome.unanswered.length} without an answer were sent again`,
    },
    {
      what: 'p99 of the stream ÷ p50 when idle',
      ours: `${p99.toFixed(1)} ms`,
      floor: `${p50.toFixed(1)} ms`,
      ratio: p99 / p50,
      ...aim('P10 late'),
      // What the disk alone makes late.
      ...(pgbench && { note: `pgbench at this pace ${median(late.disk).toFixed(1)} ms` }),
    },
  ]
}

async function mostPerSecond(donation: DonationLoad): Promise<number> {
  const outcome = await closedLoop(donation, 2, { prefix: `most-${process.pid}` })
  if (outcome.unanswered.length > 0) throw new Error(`${outcome.unanswered.length} gifts failed`)
  return outcome.answered.length / outcome.seconds
}

function percentile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
