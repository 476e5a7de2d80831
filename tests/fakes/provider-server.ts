import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { paceOfTests } from '../../tools/test/pace.ts'
import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'

/** A failure on the way, before the provider acted or after it. */
export type Fault =
  | 'never-arrives'
  | 'broken-page'
  | 'answer-lost'
  | 'too-late'
  | 'broken-page-after'
  | 'nonsense-after'
  | 'server-error-after'
  | 'server-error-within-after'

export type Sent = {
  method: string
  /** The raw text as sent, not decoded. */
  url: string
  headers: Record<string, string | undefined>
  body: Record<string, unknown>
}

export type Answer = { status: number; body: unknown }

/** A test's control of a provider. References are ours. */
export type ProviderHand = {
  /** Pays, the requested amount by default; answers the webhook about it. */
  pay(reference: string, amount?: number): SignedBody
  expire(reference: string): SignedBody
  /** Takes received money back, all of it or that of the newest payment. */
  reverse(reference: string): SignedBody
  /** Refuses an attempt to pay. */
  deny(reference: string): SignedBody
  /** The next debit is refused with this word of the provider's. */
  refuseDebit(code: string): void
  /** What the owner of a wallet does on its page and in its app. */
  links: LinkHand
  /** Another application of the same account sells under this reference and is paid. */
  sellElsewhere(reference: string): SignedBody
  /** The webhook of the present state, signed with another secret if given. */
  tell(reference: string, secret?: string): SignedBody
  /** Every webhook about money, as it would be repeated. */
  retold(reference: string): SignedBody[]
  /** How much of our money it holds under a reference and did not take back. */
  held(reference: string): number
  charges(): string[]
  /** The sum of all refunds of a charge. */
  refunded(reference: string): number
}

/** Each answers the webhook about it. `token` is what the adapter knows the link by. */
export type LinkHand = {
  /** The link that was made last. */
  newest(): string
  allow(token: string): SignedBody
  /** Its page was left, and is over. */
  lapse(token: string): SignedBody
  /** Its owner takes it back. */
  release(token: string): SignedBody
  stateOf(token: string): string
}

export type ProviderServer = {
  origin: string
  asked: Sent[]
  /** Makes the next requests that would change something fail in this way. */
  fail(fault: Fault, times?: number): void
}

/** A busy machine takes longer to answer what is not late. */
export const FAKE_TIMEOUT_MS = Math.round(400 * paceOfTests())

/** An HTTP server on this machine that answers like a provider, until the test or the process ends. */
export async function startProvider(respond: (asked: Sent) => Answer): Promise<ProviderServer> {
  const asked: Sent[] = []
  const faults: Fault[] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = await read(request)
    asked.push(given)
    const fault = given.method === 'GET' ? undefined : faults.shift()
    if (fault === 'never-arrives') return void request.socket.destroy()
    if (fault === 'broken-page') return breakDown(response)
    const { status, body } = respond(given)
    if (fault === 'answer-lost') return void request.socket.destroy()
    if (fault === 'broken-page-after') return breakDown(response)
    if (fault === 'too-late') await new Promise((done) => setTimeout(done, 2 * FAKE_TIMEOUT_MS))
    if (fault === 'server-error-after') return sayError(response, 503)
    if (fault === 'server-error-within-after') return sayError(response, 200)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(fault === 'nonsense-after' ? '{"status":["ok"]}' : JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A journey's server ends with its process; a test must stop its own.
  if (process.env.VITEST) (await import('vitest')).onTestFinished(() => stop(server))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    fail: (fault, times = 1) => void faults.push(...Array<Fault>(times).fill(fault)),
  }
}

function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}

async function read(request: IncomingMessage): Promise<Sent> {
  const body = await text(request)
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers as Sent['headers'],
    body: isJson(request) && body ? (JSON.parse(body) as Sent['body']) : { text: body },
  }
}

function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/json') ?? true
}

/** The error page of a proxy without its server; some repeat the request in it. */
function breakDown(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html' })
  response.end(`<html><h1>502 Bad Gateway</h1>${response.req.headers.authorization}</html>`)
}

/** An error in the form of both providers: in the status, or only within the body. */
function sayError(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error_code: 'SERVER_ERROR', status_code: '503' }))
}

/** True when the request has the key as Basic authentication with an empty password. */
export function isAuthorized({ headers }: Sent, key: string): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`
}
