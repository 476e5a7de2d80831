import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Frozen, writeFrozen } from '#platform/frozen.server.ts'
import { closeAfterEarlyAnswer, isClosing } from './early-answer.ts'

/** An answer that is ready in memory for this request, or undefined: then the app is asked. */
export type ReadyAnswer = (
  request: IncomingMessage,
  pathname: string,
  search: string,
) => Frozen | undefined

export type Listening = { server: Server; port: number; close(): Promise<void> }

/** Opens the port. What lies ready in memory is answered before any router sees the request. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host, ready }: { port: number; host: string; ready: ReadyAnswer[] },
): Promise<Listening> {
  const ask = getRequestListener(fetch, { autoCleanupIncoming: false })
  const server = createServer((request, response) => {
    if (isClosing(request)) return
    closeAfterEarlyAnswer(request, response)
    // It would hand back the headers it was sent, whoever sent them.
    if (request.method === 'TRACE') return void response.writeHead(405).end()
    if (!answerFromMemory(request, response, ready)) void ask(request, response)
  })
  // Longer than a proxy's own, so that the proxy closes first and never meets a closed socket.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeIdleConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyAnswer[],
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const url = request.url ?? '/'
  const query = url.indexOf('?')
  const pathname = query < 0 ? url : url.slice(0, query)
  const search = query < 0 ? '' : url.slice(query)
  for (const find of ready) {
    const frozen = find(request, pathname, search)
    if (!frozen) continue
    writeFrozen(request, response, frozen)
    return true
  }
  return false
}
