import { connect } from '#platform/db/connect.server.ts'
import { distribute } from '#platform/db/migrate/distribute.server.ts'
import { tablePlaces } from '#platform/db/migrate/places.ts'
import pg from 'pg'
import { databaseUrl } from './postgres.ts'
import { keepPristineRows } from '../setup/pristine.ts'

type Node = { name: string; port: number }

/** Makes a migrated, spread database of this name on the cluster whose coordinator is `server`; answers its address. */
export async function makeOnCluster(server: string, name: string): Promise<string> {
  const nodes = await nodesOf(server)
  for (const node of nodes) {
    await dropAt(nodeUrl(server, node, 'postgres'), name)
    await asAdmin(nodeUrl(server, node, 'postgres'), `create database ${name}`)
    await asAdmin(nodeUrl(server, node, name), 'create extension citus')
  }
  const url = databaseUrl(server, name)
  const [coordinator, ...workers] = nodes
  if (!coordinator) throw new Error('the cluster does not know its coordinator')
  await asAdmin(
    url,
    // Few shards: a test has few rows, and each statement may ask all of them.
    `alter database ${name} set citus.shard_count = 4`,
    `select citus_set_coordinator_host('${coordinator.name}', ${coordinator.port})`,
    ...workers.map((each) => `select citus_add_node('${each.name}', ${each.port})`),
  )
  const connection = await connect({ url })
  await keepPristineRows(connection.pool)
  await distribute(connection.pool)
  await connection.pool.query(
    'delete from pristine.kept_shape; insert into pristine.kept_shape table pristine.shape',
  )
  await connection.close()
  return url
}

/** Drops every database whose name begins so, on all servers of the cluster. */
export async function dropFromCluster(server: string, prefix: string): Promise<void> {
  for (const node of await nodesOf(server)) {
    const at = nodeUrl(server, node, 'postgres')
    for (const name of await databasesOf(at, prefix)) await dropAt(at, name)
  }
}

/** Empties every table and restores the migrations' rows where a test has changed them. */
export async function emptyOnCluster(pool: pg.Pool): Promise<void> {
  const { rows: kept } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'pristine'::regnamespace and relkind = 'r'
       and relname not in ('kept_shape', 'heard')`,
  )
  const pristine = kept.map(({ name }) => name)
  const tables = Object.keys(tablePlaces).filter((name) => name !== 'schema_migration')
  const changed: string[] = []
  for (const name of pristine) if (await differs(pool, name)) changed.push(name)
  const emptied = tables.filter((name) => !pristine.includes(name) || changed.includes(name))
  // One by one: within a message of several, Citus takes a statement for one on a shard.
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
    await client.query(`set local citus.propagate_set_commands = 'local'`)
    await client.query('set local session_replication_role = replica')
    for (const name of emptied) await client.query(`delete from public.${name}`)
    for (const name of changed) {
      await client.query(`insert into public.${name} select * from pristine.${name}`)
    }
    await client.query('commit')
    client.release()
  } catch (cause) {
    client.release(true)
    throw cause
  }
}

async function differs(pool: pg.Pool, name: string): Promise<boolean> {
  const [are, were] = await Promise.all(
    ['public', 'pristine'].map((schema) =>
      pool.query<{ row: string }>(`select t::text as row from ${schema}.${name} as t order by 1`),
    ),
  )
  return JSON.stringify(are?.rows) !== JSON.stringify(were?.rows)
}

/** The coordinator first. */
async function nodesOf(server: string): Promise<Node[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<Node>(
      `select nodename as name, nodeport as port from pg_dist_node
       where noderole = 'primary' order by groupid`,
    )
    return rows
  } finally {
    await client.end()
  }
}

function nodeUrl(server: string, { name, port }: Node, database: string): string {
  const url = new URL(databaseUrl(server, database))
  url.hostname = name
  url.port = String(port)
  return url.href
}

async function databasesOf(server: string, prefix: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function dropAt(server: string, name: string): Promise<void> {
  return asAdmin(server, `drop database if exists ${name} with (force)`)
}

/** Each statement by itself: databases are not made in a transaction. */
async function asAdmin(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
