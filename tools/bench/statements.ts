import pg from 'pg'
import { sql } from 'kysely'
import { boardMonth } from '#features/board-month/board-month.server.ts'
import { keepMonthSums, pairSums } from '#features/ledger/pair-sums.server.ts'
import { statementAt } from '#features/statements/statement-at.server.ts'
import { type StatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import { type Connection, connect, type Db } from '#platform/db/connect.server.ts'
import { migrate } from '#platform/db/migrate/migrate.server.ts'
import { patiently } from '#platform/db/pool/statement-limits.server.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'

const SMALL = 10_000
const LARGE = 1_000_000
const MONTH = '2026-05'
const YEAR = { from: '2026-01-01', through: '2026-12-31' }
/** Books of two years that are closed but for their last month. */
const CLOSED_THROUGH = '2026-11-30'

/** P16: each statement of a year over a million donations, and the board's month beside that of ten thousand. */
export async function measureStatements(rounds: number): Promise<Figure[]> {
  const postgres = await startPostgres()
  const admin = new pg.Client(postgres.url('postgres'))
  await admin.connect()
  const opened: Connection[] = []
  try {
    for (const donations of [SMALL, LARGE]) {
      await drop(admin, donations)
      await admin.query(`create database ${nameOf(donations)}`)
      opened.push(await filled(postgres.url(nameOf(donations)), donations))
    }
    const [small, large] = opened.map(({ db }) => db) as [Db, Db]
    const scan = () =>
      sql`
      select debit_account, credit_account, fund, sum(amount) from ledger_posting
      group by 1, 2, 3`.execute(large)
    const figures: Figure[] = []
    for (const kind of Object.keys(statementKinds) as StatementKind[]) {
      const drawn = await compared(() => statementAt(large, kind, { period: YEAR }), scan, rounds)
      figures.push({ what: `${kind} of a year ÷ one scan`, ...drawn, ...aim('P16 statement') })
    }
    const trial = await compared(() => pairSums(large, YEAR), scan, rounds)
    figures.push({ what: 'trial balance of a year ÷ one scan', ...trial, ...aim('P16 statement') })
    const month = (db: Db) => () => boardMonth(db, MONTH)
    const board = await compared(month(large), month(small), rounds * 5)
    figures.push({ what: 'the board’s month ÷ of ten thousand', ...board, ...aim('P16 month') })
    return figures
  } finally {
    for (const { close } of opened) await close()
    if (process.env.TEST_DATABASE_URL)
      for (const donations of [SMALL, LARGE]) await drop(admin, donations)
    await admin.end()
    await postgres.stop()
  }
}

const nameOf = (donations: number) => `amanah_bench_statements_${donations}`

async function drop(admin: pg.Client, donations: number): Promise<void> {
  await admin.query(`drop database if exists ${nameOf(donations)} with (force)`)
}

async function filled(url: string, donations: number): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  console.log(`Filling the books of ${donations} donations …`)
  await migrate(pool)
  // The rules of the tables were tested elsewhere; here they would only take time.
  await pool.query('set session_replication_role = replica')
  for (const statement of fillOf(donations)) await pool.query(statement)
  await pool.query('vacuum analyze')
  await pool.end()
  const connection = await connect({ url })
  await patiently(() => keepMonthSums(connection.db, CLOSED_THROUGH))
  return connection
}

/** Donations to ten campaigns over two years: each was captured, with an eighth of them paid out again by hundreds. */
function fillOf(donations: number): string[] {
  const uuid = (kind: number, n = 'n') =>
    `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
  const at = `timestamptz '2025-01-01' + n * (interval '729 days' / ${donations})`
  const amount = '(10000 + (n * 7919::bigint) % 1000000)'
  return [
    `insert into category (id, slug, name, description, position)
      values ('00000000-0000-7000-8000-000000000001', 'air', 'air', 'air', 1)`,
    `insert into campaign (id, slug, title, summary, story, category_id, fund, income_account,
        organizer, location, minimum_amount, amount_step, presets, cover, status, starts_at,
        created_at, updated_at)
      select ${uuid(1)}, 'program-' || n, 'Program ' || n, 'Ringkas', '[]',
        '00000000-0000-7000-8000-000000000001', 'IT', '4210', 'Yayasan', 'Kupang', 10000, 1000,
        '[]', '{"motif":"air","palette":"laut","seed":1}', 'active', now(), now(), now()
      from generate_series(0, 9) as n`,
    `insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name,
        donor_email, is_anonymous, consent_version, created_at, paid_at, updated_at)
      select ${uuid(2)}, upper(substr(md5(n::text), 1, 26)), ${uuid(1, 'n % 10')}, 'IT', ${amount},
        'paid', 'Donatur', 'd@contoh.id', false, '2026-11', ${at}, ${at}, ${at}
      from generate_series(1, ${donations}) as n`,
    `insert into ledger_journal (source_id, id, source, event, description, occurred_at, recorded_at)
      select ${uuid(2)}, ${uuid(3)}, 'donation', 'captured', 'Donasi', ${at}, ${at}
      from generate_series(1, ${donations}) as n`,
    `insert into ledger_posting (source_id, journal_id, line, debit_account, credit_account, fund,
        campaign_id, amount)
      select ${uuid(2)}, ${uuid(3)}, line, case line when 1 then '1130' else '5210' end,
        case line when 1 then '4210' else '1122' end, 'IT', ${uuid(1, 'n % 10')},
        case line when 1 then ${amount} else ${amount} / 2 end
      from generate_series(1, ${donations}) as n, generate_series(1, 2) as line`,
  ]
}

/** Drawn in turns, so that a busy moment meets both. */
async function compared(
  mine: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<Pick<Figure, 'ours' | 'floor' | 'ratio' | 'note'>> {
  const draw = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await patiently(work)
    return performance.now() - began
  }
  const [ours, floor]: [number[], number[]] = [[], []]
  for (const work of [mine, other]) await draw(work)
  for (let n = 0; n < rounds * 3; n += 1) {
    floor.push(await draw(other))
    ours.push(await draw(mine))
  }
  return {
    ours: `${median(ours).toFixed(1)} ms`,
    floor: `${median(floor).toFixed(1)} ms`,
    ratio: median(ours) / median(floor),
    note: spread(floor) > 3 ? 'busy machine' : '',
  }
}
