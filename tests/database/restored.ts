import { expect, onTestFinished } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { readConfig } from '#platform/config.ts'
import type { Connection } from '#platform/db/connect.server.ts'

const config = readConfig({ APP_SECRET: 'a secret that only the dumps know' })

type Counts = Record<string, number>

/** A database with the rows of that time, opened by today's program. */
export type Restored = { kept: Counts; connection: Connection }

/** All its rows are there, and no question to the books finds an error. */
export async function expectAllKept({ kept, connection }: Restored): Promise<void> {
  onTestFinished(() => connection.close())
  const { db, read, pool } = connection

  expect(kept.donation).toBeGreaterThan(400)
  const { rows } = await pool.query<{ name: string; rows: number }>(
    Object.keys(kept)
      .map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`)
      .join(' union all '),
  )
  const now = Object.fromEntries(rows.map((row) => [row.name, row.rows]))
  const lost = Object.entries(kept).filter(([name, count]) => (now[name] ?? 0) < count)
  expect(lost).toEqual([])
  const asking = { db, read, config, now: () => new Date('2026-11-22T03:00:00Z') }
  const answers = { ...(await askLedger(db)), ...(await askReceipts(asking as never)) }
  expect(Object.entries(answers).filter(([, count]) => count !== 0)).toEqual([])
}
