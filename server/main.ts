import './production.ts'
import path from 'node:path'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import { appSecret } from './secret.ts'
import { type SettledConfig, serve } from './serve.ts'
import { ensureWebBuild } from './web-build.ts'

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
  const { worker, listening, isFilled, closeStreams } = await serve(config, connection)
  if (isFilled) step('Filled the empty database with sample campaigns and gifts')
  announce(config, { port: listening.port, ms: Math.round(performance.now() - began) })
  stopOnSignal(async () => {
    closeStreams()
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

function announce(config: Config, { port, ms }: { port: number; ms: number }): void {
  const address = config.port === port ? config.origin : `http://localhost:${port}`
  step(`Ready in ${ms} ms`)
  console.log(`\n  Amanah                ${address}`)
  if (config.mode === 'demo') {
    if (config.paymentProvider === 'sandbox') {
      console.log(`  Payment simulator     ${address}/dev/simulator`)
    }
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
