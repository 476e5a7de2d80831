import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { freePort } from '../../tests/server.ts'

export type Proxy = { origin: string; stop(): Promise<void> }

/** Where callers say who they are; the proxy hands it on as a proxy in front would. */
export const CALLER = 'x-caller-address'

/**
 * Hands requests to the processes in turn, each on a connection of its own, and to the next one when a process takes
 * no connection. It ends no TLS: that has a journey of its own. A process that breaks off is a 502.
 */
export async function startProxy(upstreams: readonly string[]): Promise<Proxy> {
  const port = await freePort()
  let turn = 0
  const server = createServer((request, response) => {
    turn += 1
    const order = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length] ?? '')
    const body: Buffer[] = []
    request.on('data', (chunk: Buffer) => body.push(chunk))
    request.on('end', () => pass(order, { request, response, body: Buffer.concat(body) }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Call = { request: IncomingMessage; response: ServerResponse; body: Buffer }

function pass([upstream, ...others]: string[], call: Call): void {
  const { request, response, body } = call
  if (!upstream) return void response.writeHead(502).end('no process takes connections')
  const { [CALLER]: caller, ...headers } = request.headers
  const options = {
    method: request.method ?? 'GET',
    headers: { ...headers, connection: 'close', 'x-forwarded-for': String(caller ?? '127.0.0.1') },
    agent: false,
  }
  const onward = send(upstream + request.url, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => response.destroy()).pipe(response)
  })
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') pass(others, call)
    else if (response.headersSent) response.destroy()
    else response.writeHead(502).end(error.message)
  })
  onward.end(body)
}
