import path from 'node:path'
import { seedDemo } from '#db/seeds/seed-demo.server.ts'
import { openShelf, respondFrozen } from '#features/quran/shelf.server.ts'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { startWorker, type Worker } from '#platform/jobs.server.ts'
import { bearerToken } from '#platform/http.server.ts'
import { openPublicSessions } from '#platform/public-session.server.ts'
import { createApp } from './app.ts'
import { openContext } from './context.ts'
import { jobs, schedules } from './jobs.ts'
import { type Listening, listen } from './listen.ts'
import { PageCache } from './page-cache.ts'
import { openPages } from './pages.ts'
import { appSecret } from './secret.ts'
import { openStaticFiles } from './static-files.ts'
import { ensureWebBuild, webBuild } from './web-build.ts'

// The launcher is gone (also by kill -9) when its channel closes; a server must not outlive it.
if (process.channel) process.once('disconnect', () => process.exit(0))

try {
  const config = readConfig()
  await start({ ...config, appSecret: appSecret(config) })
} catch (error) {
  console.error(
    error instanceof ConfigError ? `These settings cannot be used:\n${error.message}` : error,
  )
  process.exit(1)
}

async function start(config: SettledConfig): Promise<void> {
  const began = performance.now()
  step(`Amanah ${config.mode === 'demo' ? 'in demo mode: no payment is real' : 'in live mode'}`)
  const web = await ensureWebBuild()
  step(web.isNew ? `Built the screens (${web.id})` : `The screens are up to date (${web.id})`)
  const connection = await openDatabase(config)
  const { worker, listening } = await serve(config, connection)
  announce(config, { port: listening.port, ms: Math.round(performance.now() - began) })
  stopOnSignal(async () => {
    await listening.close()
    await worker.stop()
    await connection.close()
  })
}

async function openDatabase(config: Config): Promise<Connection> {
  const connection = await connect({
    url: config.databaseUrl,
    readUrl: config.databaseReadUrl,
    dataDir: path.join(config.dataDir, 'database'),
  })
  const place =
    connection.engine === 'embedded' ? `embedded PostgreSQL in ${config.dataDir}` : 'PostgreSQL'
  const added = connection.migrated.length
  step(`Opened the database: ${place}${added > 0 ? `, ${added} migrations run` : ''}`)
  return connection
}

type SettledConfig = Config & { appSecret: string }
type Running = { worker: Worker; listening: Listening }

async function serve(config: SettledConfig, connection: Connection): Promise<Running> {
  const cache = new PageCache(() => performance.now())
  let port = config.port
  let worker: Worker | undefined
  const ctx = openContext(config, {
    connection,
    cache,
    wake: () => worker?.wake(),
    ownAddress: () => `http://127.0.0.1:${port}`,
  })
  await fillDemo(ctx, connection)
  const sessions = openPublicSessions(config.appSecret)
  const files = await openStaticFiles(webBuild.client)
  const pages = await openPages({ ctx, cache })
  const app = createApp({ ctx, sessions, pages })
  const listening = await listen(app.fetch, {
    port: config.port,
    host: config.host,
    ready: [
      respondFrozen(config, (authorization) => {
        return sessions.check(bearerToken(authorization), ctx.now().getTime()) !== undefined
      }),
      (_request, pathname) => files.find(pathname),
      (_request, pathname, search) => (search === '' ? cache.peek(pathname) : undefined),
    ],
  })
  port = listening.port
  worker = startWorker(ctx, { jobs, schedules })
  void files.compress()
  void openShelf(config)
    .warm(webBuild.packed)
    .catch((cause) => ctx.log.warn('quran.warm-failed', { cause }))
  return { worker, listening }
}

/** An embedded demo that is empty gets sample content; a database that has data is never touched. */
async function fillDemo(ctx: Ctx, connection: Connection): Promise<void> {
  if (ctx.config.mode !== 'demo' || connection.engine !== 'embedded') return
  if (await seedDemo(ctx)) step('Filled the empty database with sample campaigns and gifts')
}

function announce(config: Config, { port, ms }: { port: number; ms: number }): void {
  const address = config.port === port ? config.origin : `http://localhost:${port}`
  step(`Ready in ${ms} ms`)
  console.log(`\n  Amanah                ${address}`)
  if (config.mode === 'demo') {
    console.log(`  Payment simulator     ${address}/dev/simulator`)
    if (!config.smtpUrl) console.log(`  Mail and OTP inbox    ${address}/dev/kotak-masuk`)
    console.log(`  Components            ${address}/dev/ui`)
  }
  console.log(`  API document          ${address}/v2/openapi.json\n`)
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 10_000).unref()
      void stop().then(() => process.exit(0))
    })
  }
}

function step(words: string): void {
  console.log(`• ${words}`)
}
