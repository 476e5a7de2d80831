import { type Insertable, sql } from 'kysely'
import { openBatches } from '#platform/batch.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { isOutage } from '#platform/db/outage.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { TooBusy } from './errors.ts'

export type NewRow = {
  donation: Insertable<Database['donation']>
  /** The keys by which a repeat of this donation is found. */
  keys: string[]
  inputHash: string
}

const MOST_IN_A_BATCH = 64
/** Two: one commits while the next is prepared. */
const MOST_BATCHES = 2
/** A few seconds of work; above it a refusal is better than a long wait. */
const MOST_WAITING = 2_000

/**
 * Writes a donation with its keys, both or neither; false when a key is already taken. Concurrent calls share one
 * statement and one commit, and each is answered after that commit. Throws TooBusy when too many wait.
 */
export async function writeDonation(db: Db, row: NewRow): Promise<boolean> {
  const write = queues.get(db) ?? openQueue(db)
  queues.set(db, write)
  return write(row)
}

const queues = new WeakMap<Db, (row: NewRow) => Promise<boolean>>()

/** A repeat is safe by the keys, also after a database that was away. */
function openQueue(db: Db): (row: NewRow) => Promise<boolean> {
  return openBatches<NewRow, boolean>({
    run: (rows) => writeBatch(db, rows),
    most: MOST_IN_A_BATCH,
    atOnce: MOST_BATCHES,
    room: { mostWaiting: MOST_WAITING, refused: () => new TooBusy() },
    failsAlone: isOfARow,
    // Those behind would each wait for the same answer.
    failsAll: isOutage,
  })
}

async function writeBatch(db: Db, rows: readonly NewRow[]): Promise<boolean[]> {
  try {
    await insert(db, rows)
    return rows.map(() => true)
  } catch (cause) {
    if (rows.length === 1 && (await isTaken(db, rows[0], cause))) return [false]
    throw cause
  }
}

/** SQLSTATE classes of bad data, broken constraints, and of two batches in each other's way. */
function isOfARow(cause: unknown): boolean {
  return /^(22|23|40)/.test(stateOf(cause)) || stateOf(cause) === COPY_FAILED
}

function stateOf(cause: unknown): string {
  return (cause as { code?: string }).code ?? ''
}

const UNIQUE_VIOLATION = '23505'
/** On a cluster `insert … select` copies rows to the servers, and whatever a row breaks is an internal error. */
const COPY_FAILED = 'XX000'

/** Only a key can be taken: the id of a donation is made for it. */
async function isTaken(db: Db, row: NewRow | undefined, cause: unknown): Promise<boolean> {
  if (stateOf(cause) !== COPY_FAILED) return stateOf(cause) === UNIQUE_VIOLATION
  const taken = await db
    .selectFrom('donation_key')
    .select('key')
    .where('key', 'in', row?.keys ?? [])
    .execute()
  return taken.length > 0
}

/** The same text for every batch, so the database plans it once per connection. */
async function insert(db: Db, rows: readonly NewRow[]): Promise<void> {
  const donations = rows.map(({ donation }) => donation)
  const keys = rows.flatMap(({ donation, keys: all, inputHash }) =>
    all.map((key) => ({
      key,
      donation_id: donation.id,
      public_id: donation.public_id,
      input_hash: inputHash,
      created_at: donation.created_at,
    })),
  )
  await sql`
    with keys as (
      insert into donation_key (key, donation_id, public_id, input_hash, created_at)
      select key, donation_id, public_id, input_hash, created_at
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (
        key text, donation_id uuid, public_id text, input_hash text, created_at timestamptz))
    insert into donation
      (id, public_id, campaign_id, fund, amount, status, donor_name, donor_phone, donor_email,
        is_anonymous, prayer, shows_prayer, wants_news, consent_version, account_id, zakat, tax_id,
        wants_tax_receipt, operational, on_behalf_of, intended_at, salutation, created_at, updated_at)
    select id, public_id, campaign_id, fund, amount, status, donor_name, donor_phone, donor_email,
      is_anonymous, prayer, shows_prayer, wants_news, consent_version, account_id, zakat::jsonb, tax_id,
      coalesce(wants_tax_receipt, false), coalesce(operational, 0), on_behalf_of::jsonb, intended_at,
      salutation, created_at, updated_at
    from jsonb_to_recordset(${JSON.stringify(donations)}::jsonb) as given (
      id uuid, public_id text, campaign_id uuid, fund text, amount bigint, status text,
      donor_name text, donor_phone text, donor_email text, is_anonymous boolean, prayer text,
      shows_prayer boolean, wants_news boolean, consent_version text, account_id uuid, zakat text,
      tax_id text, wants_tax_receipt boolean, operational bigint, on_behalf_of text,
      intended_at timestamptz, salutation text,
      created_at timestamptz, updated_at timestamptz)`.execute(db)
}
