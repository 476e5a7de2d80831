import { spawnSync } from 'node:child_process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureWebBuild } from '#server/web-build.ts'
import { type OwnPostgres, startOwnPostgres } from '../tests/postgres.ts'
import { startServer, type TestServer } from '../tests/server.ts'
import { startLoad } from './outages/callers.ts'
import { startHangingMailServer } from './outages/mail-server.ts'
import { takeNotes } from './outages/notes.ts'
import { outages, type Parts } from './outages/outages.ts'
import { paymentTimes } from './outages/payment-times.ts'
import { type Proxy, startProxy } from './outages/proxy.ts'
import { moveToSmallDisk, takeOwnMounts } from './outages/small-disk.ts'
import { lostAcknowledgements } from './outages/verdict.ts'

// A PostgreSQL that syncs its commits, two processes, a proxy that ends TLS and keeps connections, and every outage the
// runbook speaks of, under load: what each caller saw, how long payments took, and whether everything that was
// acknowledged is there afterwards. About three minutes.
takeOwnMounts()
await ensureWebBuild()
const postgres = await startOwnPostgres({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
})
const mail = await startHangingMailServer()
const proxy = await startProxy()
const servers: TestServer[] = []
let parts: Parts = { servers, mail, disk: undefined }
try {
  const settings = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: 'a secret that only the outages know',
    SMTP_URL: mail.url,
    ORIGIN: proxy.origin,
    TRUSTED_PROXIES: '1',
  }
  seed(settings)
  parts = { ...parts, disk: await moveToSmallDisk(postgres) }
  for (let process = 0; process < 2; process += 1)
    servers.push(await startServer({ env: settings }))
  proxy.lead(servers.map(({ origin }) => origin))
  setDefaultCACertificates([...getCACertificates(), proxy.certificate])
  const broken = await run(postgres, proxy)
  for (const each of broken.slice(0, 40)) console.error(`BROKEN ${each}`)
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} were broken.`)
  if (broken.length > 0) process.exitCode = 1
} finally {
  await proxy.stop()
  await Promise.all(servers.map((server) => server.stop()))
  mail.stop()
  await postgres.stop()
  parts.disk?.remove()
}

async function run(postgres: OwnPostgres, { origin }: Proxy): Promise<string[]> {
  const notes = takeNotes()
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const load = startLoad({ origin, token, slugs: await slugsOf(origin, token), notes })
  const broken: string[] = []
  for (const { name, happen, isFelt } of outages(postgres, parts)) {
    notes.begin(name)
    broken.push(...((await happen()) ?? []))
    if (isFelt && !notes.has(name, 503)) broken.push(`${name}: nobody felt it`)
    notes.begin(`after: ${name}`)
    await wait(3_000)
    console.log(`• ${name}`)
  }
  await load.stop()
  const url = postgres.url('postgres')
  const lost = await lostAcknowledgements(url, load)
  const times = await paymentTimes(url, load.paid)
  console.log([...notes.lines(), ...times.lines].join('\n'))
  console.log(`  ${load.acknowledged.size} donations and ${load.paid.size} payments acknowledged`)
  console.log(`  ${lost.length} acknowledgements lost; ${parts.mail.taken()} mails taken`)
  return [...broken, ...notes.broken(), ...times.broken, ...lost]
}

async function slugsOf(origin: string, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/v2/campaigns?status=berjalan&limit=12`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { slug: string; minimumAmount?: number }[] }
  return data.map(({ slug }) => slug)
}

function seed(settings: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ['tools/seed.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the sample data could not be made:\n${stderr}`)
}
