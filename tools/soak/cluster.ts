import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A cluster of tools/cluster.sh, whose servers may be stopped. */
export type Cluster = {
  url: string
  /** True before there is a campaign in it. */
  isEmpty(): Promise<boolean>
  /** Stops a server as a power cut would; 0 is the coordinator. */
  kill(server: number): Promise<void>
  /** Stops a server as its operator would, with its callers connected. */
  end(server: number): Promise<void>
  begin(server: number): Promise<void>
  /** The server answers nothing from now on, and keeps its connections. */
  freeze(server: number): Promise<void>
  thaw(server: number): Promise<void>
  /** Adds a worker and moves shards to it. */
  extend(): Promise<void>
  /** How many shards each server holds, as lines. */
  shards(): Promise<string[]>
}

/** Refuses any other cluster: nothing in service may be killed. */
export async function openCluster(url: string): Promise<Cluster> {
  const { hostname, port, pathname } = new URL(url)
  if (hostname !== '127.0.0.1') throw new Error('the soak kills servers: 127.0.0.1 only')
  const [{ at }] = (await ask(url, `select current_setting('data_directory') as at`)) as [
    { at: string },
  ]
  const folder = path.dirname(at)
  if (path.basename(at) !== '0') throw new Error(`${at} is not of tools/cluster.sh`)
  const env = { ...process.env, PORT: port, DATABASE: pathname.slice(1) }
  // The callers go on meanwhile, and what they wait is measured.
  async function control(command: string, server: number): Promise<void> {
    await run('sh', ['tools/cluster.sh', command, folder, String(server)], { env })
  }
  return {
    url,
    isEmpty: async () =>
      (await ask(url, `select 1 from pg_class where relname = 'campaign'`)).length === 0,
    kill: (server) => control('kill', server),
    end: (server) => control('end', server),
    begin: (server) => control('begin', server),
    freeze: (server) => control('freeze', server),
    thaw: (server) => control('thaw', server),
    extend: async () => {
      const servers = await ask(url, `select 1 from pg_dist_node`)
      await control('extend', servers.length)
      await ask(url, 'select rebalance_table_shards()')
    },
    shards: async () => {
      const rows = (await ask(
        url,
        `select nodename || ':' || nodeport as server, count(*)::int as shards from citus_shards
         where citus_table_type = 'distributed' group by 1 order by 1`,
      )) as { server: string; shards: number }[]
      return rows.map(({ server, shards }) => `  ${server} holds ${shards} shards`)
    },
  }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
