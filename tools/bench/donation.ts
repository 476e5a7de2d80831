import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { startPostgres } from '#tests/database/postgres.ts'
import { startServer } from '#tests/server/server.ts'
import { type DonationLoad, resend } from './donation-load.ts'
import type { Figure } from './figures.ts'
import { measureSettlements } from './settlements.ts'
import { measureSurvival } from './survival.ts'
import { measureWrites } from './writes.ts'

export type Size = { rounds: number; seconds: number }

/**
 * P8, P9, P10 and settlements: donations over HTTP on a real PostgreSQL that writes to the disk, compared with
 * pgbench on the same one.
 */
export async function measureDonations(size: Size): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const admin = new pg.Client(postgres.url('postgres'))
  try {
    await admin.connect()
    await admin.query('create database bench')
    return await onDatabase(postgres.url('bench'), size)
  } finally {
    await admin.end()
    await postgres.stop()
  }
}

async function onDatabase(url: string, size: Size): Promise<Figure[]> {
  const env = { DATABASE_URL: url, APP_SECRET: 'a secret of the bench that nobody else needs' }
  const seeded = spawnSync(process.execPath, ['tools/seed.ts'], { env: { ...process.env, ...env } })
  if (seeded.status !== 0) throw new Error(`seeding failed: ${seeded.stderr}`)
  const server = await startServer({ env })
  const db = new pg.Client(url)
  await db.connect()
  try {
    const donation = await visitor(server.origin)
    const figures = await measureWrites(donation, { server, url, db, ...size })
    figures.push(await measureSettlements(donation, db))
    figures.push(...(await measureSurvival(donation, { server, url, db })))
    return figures
  } finally {
    await db.end()
    await server.stop()
  }
}

async function visitor(origin: string): Promise<DonationLoad> {
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/v2/campaigns?status=berjalan&limit=50`, { headers })
  const { data } = (await response.json()) as { data: { slug: string }[] }
  const slugs: string[] = []
  for (const { slug } of data) {
    const outcome = await resend({ origin, token, slugs: [slug] }, [`probe-${slug}-0`])
    if (outcome.answered.length === 1) slugs.push(slug)
  }
  return { origin, token, slugs }
}
