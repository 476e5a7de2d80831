import './production.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { type Config, ConfigError, configWarnings, readConfig } from '#platform/config.ts'
import { guardConsole } from '#platform/log/log.server.ts'
import { appSecret } from './secret.ts'
import type { SettledConfig } from './assemble.ts'
import { openSnapshotSocket } from './snapshot-socket.ts'
import { printAddresses, openDatabase, step } from './start.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

guardConsole()
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
  for (const warning of configWarnings(config)) console.warn(`! ${warning}`)
  const web = await ensureWebBuild()
  step(web.isNew ? `Built the screens (${web.id})` : `The screens are up to date (${web.id})`)
  const connection = await openDatabase(config)
  const closeSocket = await openSnapshotSocket(connection, config.dataDir)
  // Loaded now: before, a new database may have been made, which takes 350 MB for a moment.
  const { serve } = await import('./serve.ts')
  const { worker, listening, isFilled, probes, closeStreams } = await serve(
    config,
    connection,
    web.id,
  )
  if (isFilled) step('Filled the empty database with sample campaigns and gifts')
  printAddresses(config, { port: listening.port, ms: Math.round(performance.now() - began) })
  stopWhenTold(config, async () => {
    probes.draining.isDraining = true
    await wait(config.drainSeconds * 1_000)
    closeStreams()
    await Promise.all([listening.close(), worker.stop()])
    await probes.views.stop()
    closeSocket()
    await connection.close()
  })
}

/** After draining and this the process is ended by force: to the database that is a power cut, which it survives. */
const LONGEST_STOP_MS = 4_500

/**
 * Stops once, at the first signal. Ctrl-C reaches this process twice, from the terminal and from the launcher. When
 * its channel closes, the launcher has ended (also by kill -9); a server must not outlive it.
 */
function stopWhenTold({ drainSeconds }: Config, stop: () => Promise<void>): void {
  let isStopping = false
  function begin(): void {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), drainSeconds * 1_000 + LONGEST_STOP_MS)
    stop()
      .then(() => step('Stopped'))
      .catch((error: unknown) => console.error(error))
      .finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  if (process.channel) process.once('disconnect', begin)
  if (process.channel && !process.connected) begin()
}
