import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureWebBuild } from '#server/web-build.ts'
import { type OwnPostgres, startOwnPostgres } from '../tests/postgres.ts'
import { startServer, type TestServer } from '../tests/server.ts'
import { startLoad } from './outages/callers.ts'
import { startHangingMailServer } from './outages/mail-server.ts'
import { takeNotes } from './outages/notes.ts'
import { outages, type Parts } from './outages/outages.ts'
import { startProxy } from './outages/proxy.ts'
import { lostAcknowledgements } from './outages/verdict.ts'

// A PostgreSQL that syncs its commits, two processes and a proxy, and every outage the runbook speaks of, under load:
// what each caller saw, and whether everything that was acknowledged is there afterwards. About three minutes.
await ensureWebBuild()
const postgres = await startOwnPostgres({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
})
const mail = await startHangingMailServer()
const servers: TestServer[] = []
try {
  const settings = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: 'a secret that only the outages know',
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '1',
  }
  seed(settings)
  for (let process = 0; process < 2; process += 1)
    servers.push(await startServer({ env: settings }))
  const broken = await run(postgres, { servers, mail })
  for (const each of broken.slice(0, 40)) console.error(`BROKEN ${each}`)
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} were broken.`)
  if (broken.length > 0) process.exitCode = 1
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  mail.stop()
  await postgres.stop()
}

async function run(postgres: OwnPostgres, parts: Parts): Promise<string[]> {
  const notes = takeNotes()
  const proxy = await startProxy(parts.servers.map(({ origin }) => origin))
  const { token } = (await (await fetch(`${proxy.origin}/v2/session`)).json()) as { token: string }
  const slugs = await slugsOf(proxy.origin, token)
  const load = startLoad({ origin: proxy.origin, token, slugs, notes })
  const broken: string[] = []
  for (const [name, happen] of outages(postgres, parts)) {
    notes.begin(name)
    broken.push(...((await happen()) ?? []))
    notes.begin(`after: ${name}`)
    await wait(3_000)
    console.log(`• ${name}`)
  }
  await load.stop()
  const lost = await lostAcknowledgements(postgres.url('postgres'), load)
  await proxy.stop()
  console.log(notes.lines().join('\n'))
  console.log(`  ${load.acknowledged.size} donations and ${load.paid.size} payments acknowledged`)
  console.log(`  ${lost.length} acknowledgements lost; ${parts.mail.taken()} mails taken`)
  return [...broken, ...notes.broken(), ...lost]
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
