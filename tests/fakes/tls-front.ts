import { type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate.ts'

/** A reverse proxy with TLS as docs/RUNBOOK.md requires it: it forwards the host and the client's address. */
export type TlsFront = {
  /** https://127.0.0.1:{port} without a slash at its end. */
  origin: string
  /** Starts forwarding to the product at this origin, which has this address as its ORIGIN. */
  lead(product: string): void
  stop(): Promise<void>
}

export async function startTlsFront(): Promise<TlsFront> {
  let product: string | undefined
  const server = createServer(makeCertificate('127.0.0.1'), (request, response) => {
    if (product) pass(product, request, response)
    else response.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    lead: (to) => {
      product = to
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function pass(product: string, request: IncomingMessage, response: ServerResponse): void {
  const caller = request.socket.remoteAddress ?? ''
  const seen = request.headers['x-forwarded-for']
  const headers = {
    ...request.headers,
    'x-forwarded-for': seen ? `${seen}, ${caller}` : caller,
    'x-forwarded-proto': 'https',
  }
  const onward = send(
    product + request.url,
    { method: request.method ?? 'GET', headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => request.socket.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
