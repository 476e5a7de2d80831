import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Keys, openKeys } from './keys.ts'
import { apiScript, handlerPage, iframePage } from './pages.ts'
import { type Credential, FirebaseRefusal, FirebaseUsers } from './users.ts'

export type FakeFirebase = {
  /** http://127.0.0.1:{port} */
  origin: string
  projectId: string
  jwksUrl: string
  keys: Keys
  users: FirebaseUsers
  /** Host names allowed for the project. */
  authorizedDomains: string[]
  /** Whether the browser lets the helper page store data. */
  hasStorage: boolean
  /** The window ends with this error code of the SDK. */
  windowFailure: string | undefined
  /** How the keys are answered: normally, with an error, or never. */
  jwks: 'published' | 'broken' | 'silent'
  /** How often the keys were requested. */
  jwksAsked: number
  /** Resets it to its initial state, for the next test. */
  reset(): void
  stop(): Promise<void>
}

/**
 * A fake Firebase Auth on this machine: the parts of Google that popup sign-in on the web uses, with tokens really
 * signed and keys really published, so that the product's own check runs as in live mode.
 */
export async function startFirebase(projectId = 'demo-amanah'): Promise<FakeFirebase> {
  const keys = await openKeys()
  const server = createServer((request, response) => void serve(fake, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fresh = () => ({
    users: new FirebaseUsers(keys, projectId),
    authorizedDomains: ['127.0.0.1'],
    hasStorage: true,
    windowFailure: undefined,
    jwks: 'published' as const,
    jwksAsked: 0,
  })
  const fake: FakeFirebase = {
    origin,
    projectId,
    jwksUrl: `${origin}/jwks`,
    keys,
    ...fresh(),
    reset: () => void Object.assign(fake, fresh()),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}

async function serve(fake: FakeFirebase, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', fake.origin)
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
  if (request.method === 'OPTIONS') return response.end()
  if (url.pathname === '/jwks') return serveKeys(fake, response)
  const page = pageOf(fake, url)
  if (page) return response.setHeader('Content-Type', `${page.type}; charset=utf-8`).end(page.text)
  try {
    const body = request.method === 'POST' ? ((await json(request)) as ApiBody) : {}
    return answer(response, 200, await respond(fake, url.pathname, body))
  } catch (error) {
    if (!(error instanceof FirebaseRefusal)) throw error
    const { message } = error
    return answer(response, 400, { error: { code: 400, message, errors: [{ message }] } })
  }
}

function serveKeys(fake: FakeFirebase, response: ServerResponse) {
  fake.jwksAsked += 1
  if (fake.jwks === 'silent') return response.destroy()
  if (fake.jwks === 'broken') return answer(response, 500, {})
  return answer(response, 200, { keys: fake.keys.published() })
}

function pageOf(fake: FakeFirebase, { pathname, searchParams }: URL) {
  if (pathname === '/js/api.js') return { type: 'text/javascript', text: apiScript }
  if (pathname === '/__/auth/iframe') {
    return { type: 'text/html', text: iframePage(fake.hasStorage) }
  }
  if (pathname === '/__/auth/handler') {
    const given = { users: fake.users.all, failure: fake.windowFailure }
    return { type: 'text/html', text: handlerPage(searchParams, given) }
  }
  return undefined
}

type ApiBody = { requestUri?: string; idToken?: string }

async function respond({ users, authorizedDomains }: FakeFirebase, path: string, body: ApiBody) {
  if (path === '/v1/projects') return { projectId: '12345', authorizedDomains }
  if (path === '/v1/accounts:lookup') return users.lookUp(body.idToken ?? '')
  if (path === '/v1/accounts:signInWithIdp') {
    const asked = new URL(body.requestUri ?? '').searchParams
    const credential = JSON.parse(asked.get('id_token') ?? '') as Credential
    return users.signIn(asked.get('providerId') ?? '', credential)
  }
  throw new FirebaseRefusal(`NOT_FOUND ${path}`)
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  return response.end(JSON.stringify(body))
}
