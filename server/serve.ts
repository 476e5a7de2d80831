import { assembleSite, type SettledConfig } from './assemble.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import type { Worker } from '#platform/jobs/worker.server.ts'
import { type Listening, listen } from './http/listen.ts'
import { openPages } from './pages/pages.ts'
import type { Probes } from './probes/probes.ts'
import { answerHeaders } from './http/security-headers.ts'
import { webBuild } from './bundle/web-build.ts'
import { openWebFiles } from './bundle/web-files.ts'

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
