import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Frozen, writeFrozen } from '#platform/http/frozen.server.ts'
import { closeAfterEarlyAnswer, isClosing } from './early-answer.ts'

/** A ready answer in memory for this request, or undefined: then the app answers. */
export type ReadyAnswer = (
  request: IncomingMessage,
  pathname: string,
  search: string,
) => Frozen | undefined

export type RequestAnswered = {
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>
  status: number
  /** False when the caller left before the whole answer was sent. */
  isWhole: boolean
  ms: number
}
export type OnAnswered = (answered: RequestAnswered) => void

export type Listening = {
  server: Server
  port: number
  /**
   * Accepts no more connections, and answers the open requests, each as the last of its connection. Whatever is
   * unanswered after `graceMs` is cut off; the owners of streams end them.
   */
  close(graceMs?: number): Promise<void>
}

const GRACE_MS = 3_000
const ON_ITS_WAY_MS = 300
/** Half of the grace: then idle connections are closed though others are still used. */
const LONGEST_KEPT_MS = 1_500

export type ListenOptions = {
  port: number
  host: string
  ready: ReadyAnswer[]
  /** The headers of answers that set none of their own, by path. */
  headersOf?: (path: string) => Record<string, string>
  onAnswered?: OnAnswered
}

/** Opens the port. Ready answers in memory are sent before any router sees the request. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host, ready, headersOf = () => nosniff, onAnswered }: ListenOptions,
): Promise<Listening> {
  const ask = getRequestListener(fetch, { autoCleanupIncoming: false })
  const server = createServer((request, response) => {
    if (isClosing(request) || !last.admits(request, response)) return
    closeAfterEarlyAnswer(request, response)
    if (answerFromMemory(request, response, { ready, headersOf })) return
    for (const [name, value] of Object.entries(headersOf(pathOf(request)))) {
      response.setHeader(name, value)
    }
    // TRACE would send the request's headers back to anyone.
    if (request.method === 'TRACE') return void response.writeHead(405).end()
    void ask(request, response)
  })
  const last = openLastAnswers(server, onAnswered)
  // Longer than a proxy's own, so that the proxy closes first and never meets a closed socket.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: async (graceMs = GRACE_MS) => {
      // Not HTTP's own close, which cuts connections at once whose first request is still on its way.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      last.begin()
      // An answer whose head was sent earlier leaves its connection open and idle. While a proxy goes on asking it may
      // take any that it keeps, and one closed under its request is a failure that it must not repeat.
      const began = performance.now()
      const sweeping = setInterval(() => {
        const now = performance.now()
        const isQuiet = now - Math.max(began, last.newestAt()) > ON_ITS_WAY_MS
        if (isQuiet || now - began > LONGEST_KEPT_MS) server.closeIdleConnections()
      }, 20)
      const impatience = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(sweeping)
      clearTimeout(impatience)
    },
  }
}

type LastAnswers = {
  /** From now on the last answer of each connection announces that it is the last. */
  begin(): void
  /** False for a request after the last answer: it is neither done nor answered, and its client knows that. */
  admits(request: IncomingMessage, response: ServerResponse): boolean
  /** When the newest request came, by the clock of `performance`. */
  newestAt(): number
}

const BEGAN = Symbol('began')
const NEWEST = Symbol('newest')

/** Per request only two fields are set: this runs before every answer from memory. */
type Timed = ServerResponse & { [BEGAN]: number }
type Busy = Socket & { [NEWEST]?: ServerResponse }

/** Pipelined requests are answered in order, so only the newest of a connection may close it. */
function openLastAnswers(server: Server, onAnswered: OnAnswered = () => {}): LastAnswers {
  const sockets = new Set<Busy>()
  const ending = new WeakSet<Socket>()
  let hasBegun = false
  let newestAt = 0
  function closeAfter(socket: Socket, response: ServerResponse): void {
    ending.add(socket)
    response.setHeader('Connection', 'close')
  }
  function onClose(this: ServerResponse): void {
    const { req: request, statusCode: status, writableFinished: isWhole } = this
    onAnswered({
      request,
      status,
      isWhole,
      ms: performance.now() - (this as Timed)[BEGAN],
    })
  }
  server.on('connection', (socket: Busy) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    begin: () => {
      hasBegun = true
      for (const socket of sockets) {
        const response = socket[NEWEST]
        const isAnswered = !response || response.writableFinished || response.destroyed
        if (!isAnswered && !response.headersSent) closeAfter(socket, response)
      }
    },
    admits: ({ socket }, response) => {
      if (hasBegun && ending.has(socket)) return false
      newestAt = performance.now()
      ;(response as Timed)[BEGAN] = newestAt
      ;(socket as Busy)[NEWEST] = response
      response.on('close', onClose)
      if (hasBegun) closeAfter(socket, response)
      return true
    },
    newestAt: () => newestAt,
  }
}

const nosniff = { 'X-Content-Type-Options': 'nosniff' }

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

/** An answer in memory with the headers it lacks; made once, since its head is shared by many requests. */
const completed = new WeakMap<Frozen, Frozen>()

function withHeaders(
  frozen: Frozen,
  headersOf: (path: string) => Record<string, string>,
  path: string,
): Frozen {
  if ('Content-Security-Policy' in frozen.headers) return frozen
  const known = completed.get(frozen)
  if (known) return known
  const made = { ...frozen, headers: { ...headersOf(path), ...frozen.headers } }
  completed.set(frozen, made)
  return made
}

function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { ready, headersOf }: Required<Pick<ListenOptions, 'ready' | 'headersOf'>>,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const url = request.url ?? '/'
  const query = url.indexOf('?')
  const pathname = query < 0 ? url : url.slice(0, query)
  const search = query < 0 ? '' : url.slice(query)
  for (const find of ready) {
    const frozen = find(request, pathname, search)
    if (!frozen) continue
    writeFrozen(request, response, withHeaders(frozen, headersOf, pathname))
    return true
  }
  return false
}
