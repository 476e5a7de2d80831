import { assembleSite, type SettledConfig } from './assemble.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import type { Worker } from '#platform/worker.server.ts'
import { type Listening, listen } from './listen.ts'
import { openPages } from './pages.ts'
import type { Probes } from './probes.ts'
import { answerHeaders } from './security-headers.ts'
import { webBuild } from './web-build.ts'
import { openWebFiles } from './web-files.ts'

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
  const files = await openWebFiles(webBuild.client, webBuild.packed)
  const site = await assembleSite(config, connection, { build, files, openPages })
  const { probes, isFilled, closeStreams } = site
  const listening = await listen(site.fetch, {
    port: config.port,
    host: config.host,
    onAnswered: probes.onAnswered,
    headersOf: answerHeaders(config),
    ready: site.ready,
  })
  const worker = site.start(listening.port)
  return { worker, listening, isFilled, probes, closeStreams }
}
