import { fill } from '#db/seeds/fill.server.ts'
import { closeStreams } from '#features/payment/status-streams.server.ts'
import type { Config } from '#platform/config.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { openPublicSessions } from '#platform/public-session.server.ts'
import { startWorker, type Worker } from '#platform/worker.server.ts'
import { createApp } from './app.ts'
import { openContext } from './context.ts'
import { KeptPages } from './kept-pages.ts'
import { type Listening, listen } from './listen.ts'
import { openPages } from './pages.ts'
import { openProbes, type Probes } from './probes.ts'
import { openReading } from './reading.ts'
import { webBuild } from './web-build.ts'
import { openWebFiles } from './web-files.ts'
import { jobsAtOnce, work } from './work.ts'

/** A configuration with a known secret. */
export type SettledConfig = Config & { appSecret: string }

export type Running = {
  worker: Worker
  listening: Listening
  isFilled: boolean
  probes: Probes
  /**
   * Ends the event streams, which otherwise hold their connections for half an hour, and stops reading for changes
   * and packing answers smaller.
   */
  closeStreams(): void
}

/** Assembles the process around an open database and a build, and opens the port; the worker runs beside it. */
export async function serve(
  config: SettledConfig,
  connection: Connection,
  build: string,
): Promise<Running> {
  const kept = new KeptPages()
  const { cache } = kept
  let port = config.port
  let worker: Worker | undefined
  await kept.hold(config, connection)
  const ctx = openContext(config, {
    connection,
    cache: kept,
    wake: () => worker?.wake(),
    ownAddress: () => `http://127.0.0.1:${port}`,
  })
  kept.share(ctx, connection)
  // Only an embedded demo gets sample content automatically.
  const wantsDemo = config.mode === 'demo' && connection.engine === 'embedded'
  const isFilled = await fill(ctx, { wantsDemo })
  const sessions = openPublicSessions(config.appSecret)
  const files = await openWebFiles(webBuild.client, webBuild.packed)
  const pages = await openPages({ ctx, cache })
  const reading = await openReading(config, { packed: webBuild.packed, build }, (token) => {
    return sessions.check(token, ctx.now().getTime()) !== undefined
  })
  const probes = openProbes(ctx, connection)
  const app = createApp({ ctx, sessions, pages, probes: probes.app })
  const listening = await listen(app.fetch, {
    port: config.port,
    host: config.host,
    onAnswered: probes.onAnswered,
    ready: [...reading.ready, ...files.ready, kept.ready(config)],
  })
  port = listening.port
  probes.views.start()
  const isAlone = connection.engine === 'embedded'
  worker = startWorker(ctx, { ...work, atOnce: jobsAtOnce[connection.engine], isAlone })
  const ending = new AbortController()
  for (const part of [files, reading]) {
    void part.warm(ending.signal).catch((cause) => {
      ctx.log.warn('answers.pack-failed', { cause })
    })
  }
  const stopWatching = () => {
    ending.abort()
    closeStreams(ctx)
    kept.stopSharing()
  }
  return { worker, listening, isFilled, probes, closeStreams: stopWatching }
}
