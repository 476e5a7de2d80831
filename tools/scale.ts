import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureWebBuild } from '#server/web-build.ts'
import { startServer, type TestServer } from '../tests/server.ts'
import { type CallerLoad, startLoad } from './outages/callers.ts'
import { takeNotes } from './outages/notes.ts'
import { slugsOf } from './outages/scenario.ts'
import { lostAcknowledgements } from './outages/verdict.ts'
import { type Cluster, openCluster } from './scale/cluster.ts'
import { rupiahOf } from './scale/rupiah.ts'

// Donations through two processes on a Citus cluster of tools/cluster.sh, while a worker is killed, then stopped, and
// brought back each time, another one is frozen for a while, the coordinator is restarted, and a worker is added and
// shards move to it. Then every acknowledged rupiah against the ledger, and every nightly question. About five minutes;
// the cluster is made for it and keeps the data.
const address = process.argv[2] ?? process.env.TEST_CITUS_URL
if (address) await scale(address)
else {
  console.log('SKIPPED: no cluster is given (npm run scale -- <address>; docs/SCALING.md).')
}

async function scale(url: string): Promise<void> {
  const cluster = await openCluster(url)
  await ensureWebBuild()
  const settings = {
    DATABASE_URL: url,
    APP_SECRET: 'a secret that only the scale run knows',
    TRUSTED_PROXIES: '1',
  }
  if (await cluster.isEmpty()) run(['tools/seed.ts'], settings)
  console.log(run(['tools/ops.ts', 'distribute'], settings).trim())
  const servers: TestServer[] = []
  try {
    for (let each = 0; each < 2; each += 1) servers.push(await startServer({ env: settings }))
    const broken = await give(cluster, servers)
    console.log(run(['tools/ops.ts', 'questions'], settings).trim())
    for (const each of broken.slice(0, 40)) console.error(`BROKEN ${each}`)
    console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} were broken.`)
    if (broken.length === 0) return
    console.error(failuresOf(servers).slice(0, 10).join('\n'))
    process.exitCode = 1
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** What the servers say of calls to the API that were answered 500. */
function failuresOf(servers: readonly TestServer[]): string[] {
  return servers
    .flatMap((server) => server.output().split('\n'))
    .filter((line) => /"request\.failed".*"status":500/.test(line))
}

type Event = { name: string; happen: () => Promise<unknown> }

function events(cluster: Cluster): Event[] {
  return [
    { name: 'nothing', happen: () => wait(10_000) },
    { name: 'a worker is killed', happen: () => away(cluster, 1) },
    { name: 'a worker is stopped', happen: () => away(cluster, 1, 'end') },
    { name: 'a worker is frozen', happen: () => frozen(cluster, 2) },
    { name: 'the coordinator is restarted', happen: () => away(cluster, 0) },
    { name: 'a worker is added, shards move', happen: () => cluster.extend() },
  ]
}

async function give(cluster: Cluster, servers: TestServer[]): Promise<string[]> {
  const notes = takeNotes()
  const loads: CallerLoad[] = []
  for (const { origin } of servers) {
    const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
    loads.push(startLoad({ origin, token, slugs: await slugsOf(origin, token), notes }))
  }
  for (const { name, happen } of events(cluster)) {
    notes.begin(name)
    const began = performance.now()
    await happen()
    console.log(`• ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    notes.begin(`after: ${name}`)
    await wait(5_000)
  }
  await Promise.all(loads.map((load) => load.stop()))
  const all = {
    acknowledged: new Set(loads.flatMap(({ acknowledged }) => [...acknowledged])),
    paid: new Map(loads.flatMap(({ paid }) => [...paid])),
    stop: async () => {},
  }
  const lost = await lostAcknowledgements(cluster.url, all)
  const { lines, broken } = await rupiahOf(cluster.url, [...all.paid.keys()])
  console.log([...notes.lines(), ...(await cluster.shards()), ...lines].join('\n'))
  console.log(`  ${all.acknowledged.size} donations and ${all.paid.size} payments acknowledged`)
  console.log(`  ${lost.length} acknowledgements lost`)
  return [...notes.broken(), ...lost, ...broken]
}

async function away(cluster: Cluster, server: number, how: 'kill' | 'end' = 'kill') {
  await cluster[how](server)
  await wait(7_000)
  await cluster.begin(server)
}

/** Longer than a caller's time, so that more than the first ones meet it. */
async function frozen(cluster: Cluster, server: number): Promise<void> {
  await cluster.freeze(server)
  try {
    await wait(40_000)
  } finally {
    await cluster.thaw(server)
  }
}

function run(args: string[], settings: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}
