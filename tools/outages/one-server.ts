import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type OwnPostgres, startOwnPostgres } from '../../tests/postgres.ts'
import { startServer, type TestServer } from '../../tests/server.ts'
import { startLoad } from './callers.ts'
import { startGatedMail } from './mail-server.ts'
import { takeNotes } from './notes.ts'
import { outages, type Parts } from './outages.ts'
import { paymentTimes } from './payment-times.ts'
import { startProxy } from './proxy.ts'
import { type ScenarioResult, type Scenario, slugsOf } from './scenario.ts'
import { moveToSmallDisk } from './small-disk.ts'
import { lostAcknowledgements } from './verdict.ts'
import { trustProxy } from './trust.ts'

/**
 * A PostgreSQL that syncs its commits, two processes, a proxy that ends TLS and keeps connections, and every outage of
 * one server under load; also how long payments took.
 */
export const oneServer: Scenario = { name: 'server', run }

async function run(): Promise<ScenarioResult> {
  const postgres = await startOwnPostgres({}, { isDurable: true })
  const mail = await startGatedMail()
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
    trustProxy(proxy.certificate)
    return await underLoad(postgres, { parts, origin: proxy.origin })
  } finally {
    await proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await mail.stop()
    await postgres.stop()
    parts.disk?.remove()
  }
}

type Place = { parts: Parts; origin: string }

async function underLoad(postgres: OwnPostgres, { parts, origin }: Place): Promise<ScenarioResult> {
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
    console.log(`  • ${name}`)
  }
  await load.stop()
  const url = postgres.url('postgres')
  const lost = await lostAcknowledgements(url, load)
  const times = await paymentTimes(url, load.paid)
  return {
    name: 'server',
    acknowledged: load.acknowledged.size + load.paid.size,
    lost: lost.length,
    wrong: notes.wrong(),
    cut: 0,
    longestMs: notes.longestMs(),
    lines: [...notes.lines(), ...times.lines, `  ${parts.mail.taken()} mails taken`],
    broken: [...broken, ...notes.broken(), ...times.broken, ...lost],
  }
}

function seed(settings: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ['tools/seed.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the sample data could not be made:\n${stderr}`)
}
