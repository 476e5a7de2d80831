import { type Insertable, sql } from 'kysely'
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

/** A donation in the queue, with the promise of its caller. */
type Waiting = { row: NewRow; resolve(isNew: boolean): void; reject(cause: unknown): void }

const MOST_IN_A_BATCH = 64
/** Two: one commits while the next is prepared. */
const MOST_BATCHES = 2
/** A few seconds of work; above it a refusal is better than a long wait. */
const MOST_WAITING = 2_000

type Queue = { waiting: Waiting[]; running: number }

const queues = new WeakMap<Db, Queue>()

/**
 * Writes a donation with its keys, both or neither; false when a key is already taken. Concurrent calls share one
 * statement and one commit, and each is answered after that commit. Throws TooBusy when too many wait.
 */
export async function writeDonation(db: Db, row: NewRow): Promise<boolean> {
  const queue = queues.get(db) ?? { waiting: [], running: 0 }
  queues.set(db, queue)
  if (queue.waiting.length >= MOST_WAITING) throw new TooBusy()
  return new Promise((resolve, reject) => {
    queue.waiting.push({ row, resolve, reject })
    void drain(db, queue)
  })
}

async function drain(db: Db, queue: Queue): Promise<void> {
  if (queue.running >= MOST_BATCHES || queue.waiting.length === 0) return
  queue.running += 1
  const batch = queue.waiting.splice(0, MOST_IN_A_BATCH)
  const failure = await writeBatch(db, batch)
  queue.running -= 1
  // The others in the queue would each wait for the same failure.
  if (isOutage(failure)) for (const { reject } of queue.waiting.splice(0)) reject(failure)
  void drain(db, queue)
}

/**
 * One bad row must not fail its neighbours: then each is written alone and gets its own answer. An outage of the
 * database fails all of them; the keys make a repeat safe. Answers the error, if any.
 */
async function writeBatch(db: Db, batch: Waiting[]): Promise<unknown> {
  try {
    await insert(
      db,
      batch.map(({ row }) => row),
    )
    for (const { resolve } of batch) resolve(true)
    return undefined
  } catch (cause) {
    if (batch.length > 1 && isOfARow(cause)) {
      for (const each of batch) await writeBatch(db, [each])
      return undefined
    }
    for (const each of batch) answer(each, cause)
    return cause
  }
}

/** SQLSTATE classes of bad data, broken constraints, and of deadlocks between two batches. */
function isOfARow(cause: unknown): boolean {
  return /^(22|23|40)/.test((cause as { code?: string }).code ?? '')
}

const UNIQUE_VIOLATION = '23505'

function answer({ resolve, reject }: Waiting, cause: unknown): void {
  const { code, constraint } = cause as { code?: string; constraint?: string }
  if (code === UNIQUE_VIOLATION && constraint === 'donation_key_pkey') resolve(false)
  else reject(cause)
}

/** The same text for every batch, so the database plans it once per connection. */
async function insert(db: Db, rows: NewRow[]): Promise<void> {
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
