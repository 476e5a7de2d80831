import { expect, test } from 'vitest'
import { pageRequest } from './page-request.ts'

const live = settings('live', 'https://amanah.example')
const demo = settings('demo', 'http://localhost:3000')

function settings(mode: 'live' | 'demo', origin: string) {
  return { mode, origin, deskHost: undefined, deskOrigin: origin }
}

/** A form as the server gets it behind a proxy: plain HTTP, and the host the proxy passed on. */
function form(origin: string | undefined, host = '127.0.0.1:3000', more: object = {}): Request {
  const headers = { host, ...(origin && { origin }), ...more }
  const body = new URLSearchParams({ contact: 'siti@contoh.id' })
  return new Request(`http://${host}/forgot-password?a=1`, { method: 'POST', headers, body })
}

test('in live mode a form of ORIGIN comes through whole, under the address people see', async () => {
  const { request, isForeign } = pageRequest(form('https://amanah.example'), live)
  expect(isForeign).toBe(false)
  expect(request.url).toBe('https://amanah.example/forgot-password?a=1')
  expect(request.method).toBe('POST')
  expect((await request.formData()).get('contact')).toBe('siti@contoh.id')
})

test('in live mode a page is drawn under ORIGIN, whatever host was named', () => {
  const { request } = pageRequest(new Request('http://jahat.example/?q=1'), live)
  expect(request.url).toBe('https://amanah.example/?q=1')
})

test('a sign that encodes nothing is spelled out, whoever sends the form, and no other path changes', async () => {
  const at = (path: string, origin?: string) => {
    const headers = { host: 'amanah.example', ...(origin && { origin }) }
    const body = new URLSearchParams({ contact: 'siti@contoh.id' })
    return new Request(`http://amanah.example${path}`, { method: 'POST', headers, body })
  }
  const own = pageRequest(at('/campaign/50%?a=%', 'https://amanah.example'), live)
  expect(own.request.url).toBe('https://amanah.example/campaign/50%25?a=%')
  expect((await own.request.formData()).get('contact')).toBe('siti@contoh.id')
  const foreign = pageRequest(at('/a%2Fb%', 'https://jahat.example'), live)
  expect([foreign.isForeign, new URL(foreign.request.url).pathname]).toEqual([true, '/a%252Fb%25'])
  for (const path of ['/a%2Fb', '/%F0%9F%8C%99', '/surat/2'])
    expect(new URL(pageRequest(at(path), live).request.url).pathname).toBe(path)
})

test.each([
  ['another site', 'https://jahat.example', 'amanah.example'],
  ['the same host without TLS', 'http://amanah.example', 'amanah.example'],
  ['the host the proxy asked', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['another port', 'https://amanah.example:8443', 'amanah.example'],
  ['a sandboxed frame', 'null', 'amanah.example'],
  ['nonsense', 'amanah.example', 'amanah.example'],
  ['a name that begins alike', 'https://amanah.example.jahat.example', 'amanah.example'],
])('in live mode %s is foreign', (_name, origin, host) => {
  const { request, isForeign } = pageRequest(form(origin, host), live)
  expect(isForeign).toBe(true)
  expect(request.headers.get('origin')).toBeNull()
  expect(request.body).toBeNull()
})

test.each([
  ['ORIGIN', 'http://localhost:3000', '127.0.0.1:3000', {}],
  ['the host that was asked', 'http://192.168.1.4:3000', '192.168.1.4:3000', {}],
  ['the same through a proxy with TLS', 'https://demo.example', 'demo.example', {}],
  ['the same with the port of TLS', 'https://demo.example', 'demo.example:443', {}],
  [
    'the host a proxy tells of',
    'https://demo.example',
    '127.0.0.1:3000',
    { 'x-forwarded-host': 'demo.example' },
  ],
])('in demo mode %s may send forms', (_name, origin, host, more) => {
  const { request, isForeign } = pageRequest(form(origin, host, more), demo)
  expect(isForeign).toBe(false)
  // The value that the router compares.
  expect(new URL(request.url).origin).toBe(origin)
})

test.each([
  ['another site', 'https://jahat.example'],
  ['another port', 'http://demo.example:8080'],
  ['a sandboxed frame', 'null'],
  ['another kind of address', 'ftp://demo.example'],
  ['a user in front of the host', 'https://demo.example@jahat.example'],
])('in demo mode %s is foreign', (_name, origin) => {
  expect(pageRequest(form(origin, 'demo.example'), demo).isForeign).toBe(true)
})

test('a program that names no origin, and a page that is read from elsewhere, are not foreign', () => {
  expect(pageRequest(form(undefined), live).isForeign).toBe(false)
  const read = new Request('http://amanah.example/', {
    headers: { origin: 'https://jahat.example' },
  })
  expect(pageRequest(read, live).isForeign).toBe(false)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'])(
  'a %s without Origin that a page of another host sends is foreign, in any mode',
  (method) => {
    const sent = (site?: string) => {
      const headers = { host: 'amanah.example', ...(site && { 'sec-fetch-site': site }) }
      return new Request('http://amanah.example/forgot-password', { method, headers })
    }
    for (const settings of [live, demo]) {
      const isForeign = (site?: string) => pageRequest(sent(site), settings).isForeign
      expect([isForeign('cross-site'), isForeign('same-site')]).toEqual([true, true])
      expect([isForeign('same-origin'), isForeign('none'), isForeign()]).toEqual([
        false,
        false,
        false,
      ])
    }
  },
)

test('reading a page from a link of another site is not foreign', () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const link = new Request('http://amanah.example/news', { headers })
  expect(pageRequest(link, live).isForeign).toBe(false)
})
