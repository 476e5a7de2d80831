import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/page-cache.ts'
import { ensureWebBuild } from '#server/web-build.ts'
import { startPostgres } from '../tests/postgres.ts'
import { startServer, type TestServer } from '../tests/server.ts'
import { startReaders } from './load/readers.ts'
import { drained, type Sight, startWatch } from './load/watch.ts'
import { donorsAt, type Pace, type SiteUnderLoad, type WayOutcome } from './load/ways.ts'
import { askAboutOpenCodes, judgeSoak } from './soak/verdict.ts'

// The whole way of a donation under load: form, gift, code, webhook, receipt and email, first steadily over many
// campaigns, then in a peak on one, while others read. Afterwards every rupiah paid at the simulator is in the ledger
// once and every nightly question is answered with zero, or this fails.
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    readers: { type: 'string', default: '8' },
    'steady-rate': { type: 'string', default: '50' },
    'steady-seconds': { type: 'string', default: '600' },
    'peak-rate': { type: 'string', default: '350' },
    'peak-seconds': { type: 'string', default: '60' },
    'drain-seconds': { type: 'string', default: '900' },
  },
})
const SECRET = 'a secret of the load that nobody else needs'

await ensureWebBuild()
const postgres = await startPostgres({ isDurable: true })
const admin = new pg.Client(postgres.url('postgres'))
try {
  await admin.connect()
  await admin.query('drop database if exists amanah_load with (force)')
  await admin.query('create database amanah_load')
  process.exitCode = (await underLoad(postgres.url('amanah_load'))) ? 0 : 1
} finally {
  await admin.end()
  await postgres.stop()
}

async function underLoad(url: string): Promise<boolean> {
  // The address of each donor comes as behind a proxy.
  const env = { DATABASE_URL: url, APP_SECRET: SECRET, TRUSTED_PROXIES: '1' }
  const seeded = spawnSync(process.execPath, ['tools/seed.ts'], { env: { ...process.env, ...env } })
  if (seeded.status !== 0) throw new Error(`seeding failed: ${seeded.stderr}`)
  const servers: TestServer[] = []
  const db = new pg.Client(url)
  await db.connect()
  try {
    for (let at = 0; at < Number(values.processes); at += 1)
      servers.push(await startServer({ env }))
    const acknowledged: string[] = []
    const site = await siteOf(servers)
    for (const pace of pacesOf(site)) {
      if (pace.seconds > 0) acknowledged.push(...(await phase(servers, { site, pace, db })))
    }
    for (const server of servers) await server.end()
    return await judge(url, acknowledged)
  } finally {
    await db.end()
    for (const server of servers) await server.stop()
  }
}

async function siteOf(servers: readonly TestServer[]): Promise<SiteUnderLoad> {
  const origins = servers.map(({ origin }) => origin)
  const [origin] = origins
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/v2/campaigns?status=berjalan&limit=50`, { headers })
  const { data } = (await response.json()) as { data: { slug: string; noun: string }[] }
  const slugs: string[] = []
  for (const { slug } of data) {
    const given = await donorsAt(
      { origins, token, slugs: [slug] },
      { name: `probe-${slug}`, perSecond: 1, seconds: 1, slugs: [slug] },
    )
    // A wakaf of whole units and a zakat of names take other forms.
    if (given.paid === 1) slugs.push(slug)
  }
  return { origins, token, slugs }
}

function pacesOf({ slugs }: SiteUnderLoad): Pace[] {
  const [steady, peak] = ['steady', 'peak'].map((name) => ({
    name,
    perSecond: Number(values[`${name}-rate` as 'peak-rate']),
    seconds: Number(values[`${name}-seconds` as 'peak-seconds']),
  })) as [Omit<Pace, 'slugs'>, Omit<Pace, 'slugs'>]
  return [
    { ...steady, slugs },
    { ...peak, slugs: slugs.slice(0, 1) },
  ]
}

type Phase = { site: SiteUnderLoad; pace: Pace; db: pg.Client }

/** One pace with its readers; prints what was seen and answers the acknowledged donations. */
async function phase(
  servers: readonly TestServer[],
  { site, pace, db }: Phase,
): Promise<readonly string[]> {
  console.log(
    `\n${pace.name}: ${pace.perSecond} a second for ${pace.seconds} s, ${pace.slugs.length} campaigns, ${servers.length} processes`,
  )
  const pages = ['/', `/campaign/${pace.slugs[0]}`, '/surat/2', '/alquran']
  const readers = startReaders(site.origins, { count: Number(values.readers), pages })
  const watch = startWatch(db, () => servers.map((server) => server.pid()))
  const began = performance.now()
  const outcome = await donorsAt(site, pace)
  const took = (performance.now() - began) / 1_000
  await readers.stop()
  await watch.stop()
  const drain = await drained(db, Number(values['drain-seconds']))
  printWays(outcome, took)
  console.log(`readers        ${times(readers.ms)}, ${readers.failures} without a page`)
  printSights(watch.sights, drain)
  return outcome.acknowledged
}

function printWays({ begun, paid, failures, ms }: WayOutcome, took: number): void {
  const share = ((paid / begun) * 100).toFixed(2)
  console.log(
    `paid           ${paid} of ${begun} (${share} %), the last answer after ${took.toFixed(0)} s`,
  )
  for (const [step, all] of Object.entries(ms)) console.log(`  ${step.padEnd(13)}${times(all)}`)
  for (const [said, count] of failures) console.log(`  ${count} × ${said}`)
}

function times(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => `${at(share)?.toFixed(0) ?? '–'} ms`)
  return `p50 ${p50}, p99 ${p99}, longest ${most} (${all.length})`
}

function printSights(sights: readonly Sight[], drain: number): void {
  const most = Math.max(...sights.map(({ backlog }) => backlog))
  const last = sights.at(-1)
  console.log(
    `jobs waiting   at most ${most}, ${last?.backlog} at the end; drained in ${drain.toFixed(1)} s`,
  )
  const shown = [sights[0], sights[Math.floor(sights.length / 2)], last]
  const memory = shown.map((sight) => sight?.memoryMb.join(' + '))
  console.log(`memory, MB     ${memory.join(' → ')} (start, middle, end)`)
}

async function judge(url: string, acknowledged: readonly string[]): Promise<boolean> {
  const config = { ...readConfig({ DATABASE_URL: url, APP_SECRET: SECRET }), appSecret: SECRET }
  const connection = await connect({ url })
  try {
    const cache = new PageCache(() => performance.now())
    const parts = { connection, cache, wake: () => {}, ownAddress: () => config.origin }
    const ctx = openContext(config, parts)
    // A webhook that was refused is made good by the poller; a provider would send it again besides.
    const { length: late } = (await judgeSoak(ctx, acknowledged)).wrong
    if (late > 0) console.log(`\nnot yet booked         ${late}: the poller asks about open codes`)
    if (late > 0) await askAboutOpenCodes(ctx)
    await rollUpTotals(ctx)
    const { paidAtSimulator, inLedger, wrong } = await judgeSoak(ctx, acknowledged)
    console.log(`\nacknowledged           ${acknowledged.length} donations`)
    console.log(`paid by the simulator  ${formatRupiah(paidAtSimulator)}`)
    console.log(`in the ledger          ${formatRupiah(inLedger)}`)
    for (const problem of wrong.slice(0, 40)) console.error(`WRONG ${problem}`)
    console.log(wrong.length === 0 ? 'Every rupiah stands once.' : `${wrong.length} are wrong.`)
    return wrong.length === 0
  } finally {
    await connection.close()
  }
}
