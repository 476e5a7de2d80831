import pg from 'pg'
import { readFilter, type TypedFilter } from '#features/donation-log/donation-filter.ts'
import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { type Connection, connect, type Db } from '#platform/db/connect.server.ts'
import { migrate } from '#platform/db/migrate/migrate.server.ts'
import { startPostgres } from '#tests/database/postgres.ts'
import { fillOfLists, filledTables, listWays } from './desk-lists.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'

const SMALL = 10_000
const LARGE = 1_000_000
/** Rows of every other list beside a million donations; in the small database as many as donations. */
const LARGE_LIST = 100_000
const DRAWS = 40

/**
 * P15: the first page of the desk's list with a million donations, compared with ten thousand; its last page, and all
 * other lists with a hundred thousand rows.
 */
export async function measureDesk(rounds: number): Promise<Figure[]> {
  const postgres = await startPostgres()
  const admin = new pg.Client(postgres.url('postgres'))
  await admin.connect()
  const opened: Connection[] = []
  try {
    for (const donations of [SMALL, LARGE]) {
      await drop(admin, nameOf(donations))
      await admin.query(`create database ${nameOf(donations)}`)
      opened.push(await filled(postgres.url(nameOf(donations)), donations))
    }
    const [small, large] = opened.map(({ db }) => db) as [Db, Db]
    const figures: Figure[] = []
    for (const [what, typed] of ways) {
      const list = (db: Db) => listDonations(db, readFilter(typed))
      const drawn = await compared(list, { small, large, rounds })
      figures.push({
        what: `donations, ${what}: a million ÷ ten thousand`,
        ...drawn,
        ...aim('P15'),
      })
    }
    for (const { what, list } of listWays) {
      const drawn = await compared(list, { small, large, rounds })
      figures.push({ what: `${what}: large ÷ ten thousand`, ...drawn, ...LISTS })
    }
    return figures
  } finally {
    for (const { close } of opened) await close()
    // Our own server goes as a whole.
    if (process.env.TEST_DATABASE_URL) {
      for (const donations of [SMALL, LARGE]) await drop(admin, nameOf(donations))
    }
    await admin.end()
    await postgres.stop()
  }
}

/** The list as it opens, and what people narrow it by. The rare are equally many in both databases. */
const ways: readonly [string, TypedFilter][] = [
  ['the newest', {}],
  ['the largest', { urut: 'nominal' }],
  ['one campaign', { program: 'program-3' }],
  ['a rare state', { keadaan: 'refund_pending' }],
  ['a fund nobody gave to', { dana: 'W' }],
  ['a method', { metode: 'retail' }],
  ['a contact', { cari: 'donatur77@contoh.id' }],
  ['a name', { cari: 'khadijah nur' }],
]

const nameOf = (donations: number) => `amanah_bench_desk_${donations}`

async function drop(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`)
}

async function filled(url: string, donations: number): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  console.log(`Filling ${donations} donations …`)
  await migrate(pool)
  for (const statement of fillOf(donations)) await pool.query(statement)
  const rows = Math.min(donations, LARGE_LIST)
  for (const statement of fillOfLists(rows)) await pool.query(statement)
  await pool.query(`vacuum analyze donation, charge, ${filledTables}`)
  await pool.end()
  return await connect({ url })
}

/** Ten campaigns; 20 of every state but two, 50 bearers of a name; each donation with a code. */
function fillOf(donations: number): string[] {
  const at = `timestamptz '2025-06-01' + n * (interval '365 days' / ${donations})`
  return [
    `insert into category (id, slug, name, description, position)
      values ('00000000-0000-7000-8000-000000000001', 'air', 'air', 'air', 1)`,
    `insert into campaign (id, slug, title, summary, story, category_id, fund, income_account,
        organizer, location, minimum_amount, amount_step, presets, cover, status, starts_at,
        created_at, updated_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'program-' || n,
        'Program ' || n, 'Ringkas', '[]', '00000000-0000-7000-8000-000000000001', 'IT', '4210',
        'Yayasan', 'Kupang', 10000, 1000, '[]', '{"motif":"air","palette":"laut","seed":1}',
        'active', now(), now(), now() from generate_series(1, 10) as n`,
    `insert into campaign_slug (slug, campaign_id, created_at)
      select slug, id, created_at from campaign`,
    `insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name,
        donor_email, is_anonymous, consent_version, created_at, paid_at, updated_at)
      select gen_random_uuid(), upper(substr(md5(n::text), 1, 26)),
        ('00000000-0000-7000-8000-' || lpad((1 + n % 10)::text, 12, '0'))::uuid, 'IT',
        10000 + (n * 7919::bigint) % 1000000, state,
        case when n % (${donations} / 50) = 7 then 'Khadijah Nur ' || n else 'Donatur ' || n end,
        'donatur' || n || '@contoh.id', false, '2026-11', at,
        case when state in ('paid', 'refund_pending') then at end, at
      from generate_series(1, ${donations}) as n,
        lateral (select ${at} as at, case when n % (${donations} / 20) = 3 then 'refund_pending'
          when n % 5 = 0 then 'expired' else 'paid' end as state) as made`,
    `insert into charge (donation_id, id, attempt, reference, provider, method, channel, amount,
        status, expires_at, created_at, updated_at)
      select id, id, 1, public_id || '-1', 'sandbox',
        case when amount % 100 = 0 then 'retail' when amount % 3 = 0 then 'va' else 'qris' end,
        'x', amount, 'expired', created_at, created_at, created_at from donation`,
  ]
}

type Databases = { small: Db; large: Db; rounds: number }

/** No goal of the documentation, and the same bound. */
const LISTS = { goal: '–', limit: aim('P15').limit } as const

/** Drawn in turns, so that a busy moment meets both. */
async function compared(
  list: (db: Db) => Promise<unknown>,
  { small, large, rounds }: Databases,
): Promise<Pick<Figure, 'ours' | 'floor' | 'ratio' | 'note'>> {
  const draw = async (db: Db): Promise<number> => {
    const began = performance.now()
    await list(db)
    return performance.now() - began
  }
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let n = 0; n < 5; n += 1) for (const db of [large, small]) await draw(db)
  for (let n = 0; n < rounds * DRAWS; n += 1) {
    floor.push(await draw(small))
    ours.push(await draw(large))
  }
  return {
    ours: `${median(ours).toFixed(2)} ms`,
    floor: `${median(floor).toFixed(2)} ms`,
    ratio: median(ours) / median(floor),
    note: spread(floor) > 3 ? 'busy machine' : '',
  }
}
