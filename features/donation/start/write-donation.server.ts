import { type Insertable, sql } from 'kysely'
import { openBatches } from '#platform/jobs/batch.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { isOutage } from '#platform/db/pool/outage.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { TooBusy } from '../errors.ts'

export type NewRow = {
  donation: Insertable<Database['donation']>
  /** The keys by which a repeat of this donation is found. */
  keys: string[]
  inputHash: string
}

const MOST_IN_A_BATCH = 64
/** The second takes what is too much for one. */
const MOST_BATCHES = 2
/** A few seconds of work; above it a refusal is better than a long wait. */
const MOST_WAITING = 2_000

/** A key that an earlier donation has, with what it was used for. */
export type UsedKey = { publicId: string; inputHash: string }

/**
 * Writes a donation with its keys, both or neither: the answer lists the keys that were used before, and is empty when
 * the donation is written. Concurrent calls share one statement and one commit, and each is answered after that commit.
 * Throws TooBusy when too many wait.
 */
export async function writeDonation(db: Db, row: NewRow): Promise<UsedKey[]> {
  const { write, underWay } = writers.get(db) ?? openQueue(db)
  const earlier = row.keys.map((key) => underWay.get(key)).find(Boolean)
  if (earlier) {
    // All that wait for the same one share the next statement, which sees what it has written.
    await earlier
    return await write(row)
  }
  const written = write(row)
  const ended = written.then(noop, noop)
  for (const key of row.keys) underWay.set(key, ended)
  try {
    return await written
  } finally {
    for (const key of row.keys) underWay.delete(key)
  }
}

type Writer = {
  write(row: NewRow): Promise<UsedKey[]>
  /** The keys being written, and when that has ended. */
  underWay: Map<string, Promise<void>>
}

const writers = new WeakMap<Db, Writer>()

function noop(): void {}

/** A repeat is safe by the keys, also after a database that was away. */
function openQueue(db: Db): Writer {
  const write = openBatches<NewRow, UsedKey[]>({
    run: (rows) => writeBatch(db, rows),
    most: MOST_IN_A_BATCH,
    atOnce: MOST_BATCHES,
    room: { mostWaiting: MOST_WAITING, refused: () => new TooBusy() },
    failsAlone: isOfARow,
    // Those behind would each wait for the same answer.
    failsAll: isOutage,
  })
  const writer = { write, underWay: new Map<string, Promise<void>>() }
  writers.set(db, writer)
  return writer
}

async function writeBatch(db: Db, rows: readonly NewRow[]): Promise<UsedKey[][]> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await insert(db, rows)
    } catch (cause) {
      // Another process used the key during the statement: the next one sees it.
      if (!isFirst || rows.length > 1 || !mayBeTaken(cause)) throw cause
    }
  }
}

/** SQLSTATE classes of bad data, broken constraints, and of two batches in each other's way. */
function isOfARow(cause: unknown): boolean {
  return /^(22|23|40)/.test(stateOf(cause)) || isFailedCopy(cause)
}

function stateOf(cause: unknown): string {
  return (cause as { code?: string }).code ?? ''
}

const UNIQUE_VIOLATION = '23505'

/** On a cluster `insert … select` copies rows to the servers, and whatever a row breaks is an internal error. */
function isFailedCopy(cause: unknown): boolean {
  return stateOf(cause) === 'XX000' && !isOutage(cause)
}

function mayBeTaken(cause: unknown): boolean {
  return stateOf(cause) === UNIQUE_VIOLATION || isFailedCopy(cause)
}

/** Inserts those rows whose keys are all new, and answers for each row the keys that were used before. */
async function insert(db: Db, rows: readonly NewRow[]): Promise<UsedKey[][]> {
  const inputs = rows.map(({ donation, keys, inputHash }) => ({
    ...donation,
    keys,
    input_hash: inputHash,
  }))
  // The same text for every batch. The keys are looked up by their index before anything is written, so that repeats
  // fail no batch.
  const { rows: used } = await sql<UsedKey & { donationId: string }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(inputs)}::json) as given (
        id uuid, public_id text, campaign_id uuid, fund text, amount bigint, status text,
        donor_name text, donor_phone text, donor_email text, is_anonymous boolean, prayer text,
        shows_prayer boolean, wants_news boolean, news_by_phone boolean, consent_version text,
        account_id uuid, zakat text, tax_id text, wants_tax_receipt boolean, operational bigint, on_behalf_of text,
        intended_at timestamptz, salutation text, package_id uuid,
        created_at timestamptz, updated_at timestamptz, keys text[], input_hash text)),
    used as materialized (
      select given.id, earlier.public_id, earlier.input_hash
      from given, unnest(given.keys) as own (key)
      join donation_key as earlier on earlier.key = own.key),
    new as materialized (select * from given where id not in (select id from used)),
    keys as (
      insert into donation_key (key, donation_id, public_id, input_hash, created_at)
      select own.key, id, public_id, input_hash, created_at from new, unnest(keys) as own (key)),
    written as (
      insert into donation
        (id, public_id, campaign_id, fund, amount, status, donor_name, donor_phone, donor_email,
          is_anonymous, prayer, shows_prayer, wants_news, news_by_phone, consent_version, account_id,
          zakat, tax_id, wants_tax_receipt, operational, on_behalf_of, intended_at, salutation, package_id,
          created_at, updated_at)
      select id, public_id, campaign_id, fund, amount, status, donor_name, donor_phone, donor_email,
        is_anonymous, prayer, shows_prayer, wants_news, coalesce(news_by_phone, false), consent_version,
        account_id, zakat::jsonb, tax_id, coalesce(wants_tax_receipt, false), coalesce(operational, 0), on_behalf_of::jsonb,
        intended_at, salutation, package_id, created_at, updated_at
      from new)
    select id as "donationId", public_id as "publicId", input_hash as "inputHash"
    from used`.execute(db)
  return rows.map(({ donation }) => used.filter(({ donationId }) => donationId === donation.id))
}
