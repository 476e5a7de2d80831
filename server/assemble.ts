import { fill } from '#db/seeds/fill.server.ts'
import { closeStreams } from '#features/checkout/status-streams.server.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { startWorker, type Worker } from '#platform/jobs/worker.server.ts'
import { type AppParts, createApp } from './app.ts'
import { openContext } from './context.ts'
import { KeptPages } from './cache/kept-pages.ts'
import type { ReadyAnswer } from './http/listen.ts'
import { openProbes, type Probes } from './probes/probes.ts'
import { openReading } from './http/reading.ts'
import { webBuild } from './bundle/web-build.ts'
import type { WebFiles } from './bundle/web-files.ts'
import { jobsAtOnce, work } from './jobs/work.ts'

export type SettledConfig = Config & { appSecret: string }

/** The screens as a build or the development server has them. */
export type Web = {
  /** The id of the build. */
  build: string
  files: WebFiles
  openPages(parts: { ctx: Ctx; cache: KeptPages['cache'] }): Promise<AppParts['pages']>
}

export type AssembledSite = {
  fetch: ReturnType<typeof createApp>['fetch']
  ready: ReadyAnswer[]
  probes: Probes
  isFilled: boolean
  /** Starts the worker and what is packed and counted beside it, once the port is known. */
  start(port: number): Worker
  closeStreams(): void
}

/** Everything that answers, before a port is open. */
export async function assembleSite(
  config: SettledConfig,
  connection: Connection,
  web: Web,
): Promise<AssembledSite> {
  const keptPages = new KeptPages()
  const { cache } = keptPages
  let port = config.port
  let worker: Worker | undefined
  await keptPages.hold(config, connection)
  const ctx = openContext(config, {
    connection,
    cache: keptPages,
    wake: () => worker?.wake(),
    ownAddress: () => `http://127.0.0.1:${port}`,
    keepsWhatsapp: web.build === 'development',
  })
  keptPages.share(ctx, connection)
  // Only an embedded demo gets sample content automatically.
  const wantsDemo = config.mode === 'demo' && connection.engine === 'embedded'
  const isFilled = await fill(ctx, { wantsDemo })
  const sessions = openPublicSessions(config.appSecret)
  const pages = await web.openPages({ ctx, cache })
  const { packed } = webBuild
  const reading = await openReading(config, { packed, build: web.build }, (token) => {
    return sessions.check(token, ctx.now().getTime()) !== undefined
  })
  const probes = openProbes(ctx, connection)
  const app = createApp({ ctx, sessions, pages, probes: probes.app })
  const ending = new AbortController()
  return {
    fetch: app.fetch,
    ready: [...reading.ready, ...web.files.ready, keptPages.ready(config)],
    probes,
    isFilled,
    start(opened) {
      port = opened
      probes.views.start()
      const isAlone = connection.engine === 'embedded'
      worker = startWorker(ctx, { ...work, atOnce: jobsAtOnce[connection.engine], isAlone })
      for (const part of [web.files, reading]) {
        void part.warm(ending.signal).catch((cause) => {
          ctx.log.warn('answers.pack-failed', { cause })
        })
      }
      return worker
    },
    closeStreams() {
      ending.abort()
      closeStreams(ctx)
      keptPages.stopSharing()
    },
  }
}
