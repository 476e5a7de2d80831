import { once } from 'node:events'
import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from '../../tests/fakes/certificate.ts'

export type Proxy = {
  /** https://127.0.0.1:{port} without a slash at its end. */
  origin: string
  /** What callers have to trust, as PEM. */
  certificate: string
  /** Begins to hand requests to the processes at these origins. */
  lead(processes: readonly string[]): void
  stop(): Promise<void>
}

/** The header in which callers say who they are; the proxy forwards it like a proxy in front would. */
export const CALLER = 'x-forwarded-for'

/** Shorter than the 75 s of the server, as docs/RUNBOOK.md asks. */
const IDLE_MS = 60_000
const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding']
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

type Upstream = { origin: string; agent: Agent }
type Call = { request: IncomingMessage; response: ServerResponse; body: Buffer }

/**
 * Ends TLS, keeps connections to the processes, and hands them requests in turn. A request goes to the next process
 * when a process takes no connection, and a safe one also when a kept connection ends under it; anything else that
 * breaks off is a 502. So do nginx and HAProxy.
 */
export async function startProxy(): Promise<Proxy> {
  const { key, cert } = makeCertificate('127.0.0.1')
  let upstreams: Upstream[] = []
  let turn = 0
  const server = createServer({ key, cert }, (request, response) => {
    turn += 1
    const order = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length])
    const body: Buffer[] = []
    request.on('error', () => {}).on('data', (chunk: Buffer) => body.push(chunk))
    request.on('end', () => {
      pass(order as Upstream[], { request, response, body: Buffer.concat(body) })
    })
  })
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate: cert,
    lead: (processes) => {
      upstreams = processes.map((origin) => {
        return { origin, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) }
      })
    },
    stop: async () => {
      for (const { agent } of upstreams) agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass([upstream, ...others]: Upstream[], call: Call): void {
  const { request, response, body } = call
  if (!upstream) return void response.writeHead(502).end('no process takes connections')
  const { method = 'GET' } = request
  const { [CALLER]: caller, ...headers } = onward(request)
  const sent = send(
    upstream.origin + request.url,
    {
      method,
      agent: upstream.agent,
      headers: {
        ...headers,
        'content-length': body.length,
        'x-forwarded-for': String(caller ?? '127.0.0.1'),
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, onward(answer))
      answer.on('error', () => response.destroy()).pipe(response)
    },
  )
  sent.on('error', (error: NodeJS.ErrnoException) => {
    const isUnsent = error.code === 'ECONNREFUSED'
    if (response.headersSent) response.destroy()
    else if (isUnsent || (sent.reusedSocket && safe.has(method))) pass(others, call)
    else response.writeHead(502).end(error.message)
  })
  sent.end(body)
}

/** The headers without those that speak of one connection. */
function onward({ headers }: IncomingMessage): IncomingMessage['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name)),
  )
}
