import { once } from 'node:events'
import { createServer, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Frozen, freeze, writeFrozen } from '#platform/http/frozen.server.ts'
import { listen } from './listen.ts'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, s-maxage=60',
  'Content-Security-Policy': "default-src 'self'",
}
const page = () => freeze('<p>Bismillah.</p>'.repeat(200), { headers, quality: 5 })

/** A server that has one answer in memory; `ask` sends bytes and answers all that comes back. */
async function aServer(frozen: Frozen) {
  const listening = await listen(() => new Response('app'), {
    port: 0,
    host: '127.0.0.1',
    ready: [(_request, pathname) => (pathname === '/page' ? frozen : undefined)],
  })
  onTestFinished(() => listening.server.closeAllConnections())
  async function ask(...parts: string[]): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1')
    let said = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text
    })
    socket.on('error', () => {})
    const ended = once(socket, 'close')
    await once(socket, 'connect')
    for (const part of parts) socket.write(part)
    const wanted = parts.join('').match(/ HTTP\/1\.[01]\r\n/g)?.length ?? 0
    // A busy machine takes long for the answers; what comes beside them comes soon after.
    await Promise.race([ended, expect.poll(() => answersIn(said)).toBeGreaterThanOrEqual(wanted)])
    await Promise.race([ended, wait(150)])
    socket.destroy()
    return said.replaceAll(/^Date: .*$/gm, 'Date')
  }
  return { ask, listening }
}

/** How many answers have begun; one that only asks for the body is none. */
function answersIn(said: string): number {
  return said.match(/HTTP\/1\.1 (?!100)\d+ /g)?.length ?? 0
}

function head(first: string, ...lines: string[]): string {
  return `${[first, 'Host: amanah.test', ...lines].join('\r\n')}\r\n\r\n`
}

const br = 'Accept-Encoding: br'
const get = head('GET /page HTTP/1.1', br)

const asked: [what: string, request: string, status: number, connection: string][] = [
  ['a read', get, 200, 'keep-alive'],
  ['a read by gzip', head('GET /page HTTP/1.1', 'Accept-Encoding: gzip'), 200, 'keep-alive'],
  ['a read of the plain text', head('GET /page HTTP/1.1'), 200, 'keep-alive'],
  ['a question for the head', head('HEAD /page HTTP/1.1', br), 200, 'keep-alive'],
  ['a last request', head('GET /page HTTP/1.1', br, 'Connection: close'), 200, 'close'],
  ['an old browser', head('GET /page HTTP/1.0', br), 200, 'close'],
  ['an old proxy', head('GET /page HTTP/1.0', br, 'Connection: keep-alive'), 200, 'keep-alive'],
  ['a read with a body', `${head('GET /page HTTP/1.1', br, 'Content-Length: 9')}b`, 200, 'close'],
  [
    'a read that waits to send its body',
    head('GET /page HTTP/1.1', br, 'Expect: 100-continue', 'Content-Length: 9'),
    200,
    'close',
  ],
]

test.each(asked)(
  '%s is answered by the same bytes, whether its head is made anew or was made before',
  async (_, request, status, connection) => {
    const fresh = await (await aServer(await page())).ask(request)
    const { ask } = await aServer(await page())
    await ask(get, get)
    expect(await ask(request)).toBe(fresh)
    expect(fresh).toMatch(new RegExp(`^(HTTP/1.1 100 Continue\r\n\r\n)?HTTP/1.1 ${status} OK\r\n`))
    expect(fresh.match(/^connection: .*$/gim)?.map((line) => line.slice(12))).toEqual([connection])
  },
)

test('who has the page already gets 304 without a body, also after others had the whole', async () => {
  const frozen = await page()
  const { ask } = await aServer(frozen)
  const again = head('GET /page HTTP/1.1', br, `If-None-Match: ${frozen.etag}`)
  const [first = '', second = ''] = (await ask(get, again)).split(/(?=HTTP\/1\.1 304)/)
  expect(first).toContain(`ETag: ${frozen.etag}`)
  expect(second).toMatch(/^HTTP\/1.1 304 Not Modified\r\n/)
  expect(second).toMatch(/\r\n\r\n$/)
  expect(second).not.toMatch(/content-length/i)
})

test('requests of a pipeline are answered in order, each with the page', async () => {
  const { ask } = await aServer(await page())
  const app = head('GET /app HTTP/1.1')
  const said = await ask(get + app + get, get)
  const bodies = said
    .split('HTTP/1.1 200 OK')
    .slice(1)
    .map((answer) => answer.includes('ETag'))
  expect(bodies).toEqual([true, false, true, true])
})

let headsMade = 0

class CountingResponse extends ServerResponse {
  override writeHead(...given: unknown[]): this {
    headsMade += 1
    return Reflect.apply(super.writeHead, this, given)
  }
}

test('a head is made once for the answers of a second, and its date is not older', async () => {
  const frozen = await page()
  const server = createServer({ ServerResponse: CountingResponse as never }, (request, response) =>
    writeFrozen(request, response, frozen),
  )
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  async function dateOf(): Promise<number> {
    const response = await fetch(address)
    await response.arrayBuffer()
    return Date.parse(response.headers.get('date') ?? '')
  }
  const first = await dateOf()
  for (let each = 0; each < 20; each += 1) await dateOf()
  expect(headsMade).toBeLessThan(20)
  await expect.poll(dateOf).toBeGreaterThan(first)
})

test('a server that closes says so with its last page, though the head was made before', async () => {
  const { ask, listening } = await aServer(await page())
  await ask(get)
  const socket = connect(listening.port, '127.0.0.1')
  let said = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    said += text
  })
  await once(socket, 'connect')
  await wait(50)
  const closing = listening.close()
  socket.write(get)
  await Promise.all([once(socket, 'close'), closing])
  expect(said).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(said).toMatch(/^connection: close\r$/im)
})
