import type pg from 'pg'
import { type Place, tablePlaces } from './places.ts'

export type Distribution = {
  /** What this run placed: `donation: spread by id`. */
  placed: string[]
  /** Tables that lay in their place already. */
  already: number
  /** Servers that hold shards. */
  workers: number
}

type Places = Readonly<Record<string, Place>>
type Found = { name: string; lies: string }
type Table = { name: string; place: Place }
type ForeignKey = { child: string; name: string; definition: string; leadsTo: string }

/** The rows of a document lie where its donation does. */
const FIRST = 'donation'

/**
 * Puts every table of a Citus cluster in its place, in one transaction; undefined where there is no Citus. It may run
 * again at any time: what lies in its place stays, and a table that lies elsewhere is refused.
 */
export async function distribute(
  pool: pg.Pool,
  places: Places = tablePlaces,
): Promise<Distribution | undefined> {
  if (!(await hasCitus(pool))) return undefined
  const client = await pool.connect()
  try {
    await client.query(BEGIN)
    const distribution = await placeTables(client, places)
    await client.query('commit')
    client.release()
    return distribution
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw cause
  }
}

/** True on the coordinator of a cluster, whether its tables are spread or not. */
export async function hasCitus(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from pg_extension where extname = 'citus'`)
  return rowCount === 1
}

// Moving rows takes as long as it takes. Triggers move into the shards, where they hold as before.
const BEGIN = `begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local citus.multi_shard_modify_mode = 'sequential';
  set local citus.enable_unsafe_triggers = on;
  set local client_min_messages = warning`

async function placeTables(client: pg.PoolClient, places: Places): Promise<Distribution> {
  const known = await knownTables(client)
  const missing = tablesInOrder(places).filter(({ name }) => !known.has(name))
  for (const [name, lies] of known) assertPlace(places[name], { name, lies })
  const keys = missing.length === 0 ? [] : await foreignKeysOf(client, missing)
  for (const { child, name } of keys) {
    await client.query(`alter table ${child} drop constraint ${name}`)
  }
  for (const table of missing) await placeTable(client, table)
  // A reference to a reference table first: the others need both sides in one group.
  const inOrder = keys.toSorted((a, b) => rank(a, places) - rank(b, places))
  for (const { child, name, definition } of inOrder) {
    await client.query(`alter table ${child} add constraint ${name} ${definition}`)
  }
  const { rows } = await client.query<{ workers: number }>(
    'select count(*)::int as workers from pg_dist_node where shouldhaveshards',
  )
  return {
    placed: missing.map(({ name, place }) => `${name}: ${inWords(place)}`),
    already: known.size,
    workers: rows[0]?.workers ?? 0,
  }
}

const order: readonly Place['at'][] = ['reference', 'spread', 'directory', 'coordinator']

/** Without those that the cluster need not know. */
function tablesInOrder(places: Places): Table[] {
  const all = Object.entries(places)
    .map(([name, place]) => ({ name, place }))
    .filter(({ place }) => place.at !== 'coordinator' || place.isKnown)
  return all.toSorted(
    (a, b) =>
      order.indexOf(a.place.at) - order.indexOf(b.place.at) ||
      Number(b.name === FIRST) - Number(a.name === FIRST),
  )
}

function rank({ leadsTo }: ForeignKey, places: Places): number {
  return places[leadsTo]?.at === 'reference' ? 0 : 1
}

async function placeTable(client: pg.PoolClient, { name, place }: Table): Promise<void> {
  if (place.at === 'reference') {
    await client.query('select create_reference_table($1::regclass)', [name])
  } else if (!('by' in place)) {
    await client.query('select citus_add_local_table_to_metadata($1::regclass)', [name])
  } else {
    const neighbour = place.at === 'directory' ? place.beside : name === FIRST ? undefined : FIRST
    await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
      name,
      place.by,
      neighbour ?? 'none',
    ])
  }
}

/** Where each table lies that the cluster knows, in the words of `inWords`. */
async function knownTables(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string; by: string }>(
    `select table_name::text as name, citus_table_type as type, distribution_column as by
     from citus_tables`,
  )
  const lies = (type: string, by: string) => {
    if (type === 'reference') return 'reference'
    return type === 'local' ? 'coordinator' : `by ${by}`
  }
  return new Map(rows.map(({ name, type, by }) => [name, lies(type, by)]))
}

function assertPlace(place: Place | undefined, { name, lies }: Found): void {
  if (!place) return
  const due = 'by' in place ? `by ${place.by}` : place.at
  if (lies !== due) throw new Error(`${name} lies ${lies} on this cluster, its place is ${due}`)
}

async function foreignKeysOf(client: pg.PoolClient, tables: Table[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as child, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition, confrelid::regclass::text as "leadsTo"
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not relation_is_a_known_shard(conrelid)
       and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
    [tables.map(({ name }) => name)],
  )
  return rows
}

function inWords(place: Place): string {
  return 'by' in place ? `${place.at} by ${place.by}` : place.at
}
