import { expect, test } from 'vitest'
import { misplaced, notAtDesk, originOf } from './desk-host.ts'
import { pageRequest } from '../pages/page-request.ts'

const config = {
  mode: 'live',
  origin: 'https://amanah.example',
  deskHost: 'desk.amanah.example',
  deskOrigin: 'https://desk.amanah.example',
} as const
const withoutHost = { ...config, deskHost: undefined, deskOrigin: config.origin }

const asked = (host: string, path: string, method = 'GET') =>
  new Request(`http://${host}${path}`, { method, headers: { host } })

test.each([
  ['the desk at its host', 'desk.amanah.example', '/kelola/masuk', undefined],
  ['the desk’s host in capitals', 'DESK.amanah.example', '/kelola', undefined],
  ['the desk at the public host', 'amanah.example', '/kelola/masuk', 404],
  ['the desk at any other host', '127.0.0.1:3000', '/kelola', 404],
  ['a public page at its host', 'amanah.example', '/zakat', undefined],
  ['a word that begins alike', 'amanah.example', '/kelolaan', undefined],
  ['a picture at the desk’s host', 'desk.amanah.example', '/gambar/a-640.webp', undefined],
  ['a probe at the desk’s host', 'desk.amanah.example', '/health/ready', undefined],
  ['the API at the desk’s host', 'desk.amanah.example', '/v2/session', 404],
  ['a webhook at the desk’s host', 'desk.amanah.example', '/webhooks/xendit', 404],
] as const)('%s', (_name, host, path, status) => {
  expect(misplaced(asked(host, path), config)?.status).toBe(status)
})

test('a link to a public page leads from the desk’s host to ORIGIN, a form does not', () => {
  const link = misplaced(asked('desk.amanah.example', '/campaign/sumur?dari=kelola'), config)
  expect(link?.status).toBe(302)
  expect(link?.headers.get('location')).toBe('https://amanah.example/campaign/sumur?dari=kelola')
  const root = misplaced(asked('desk.amanah.example', '/'), config)
  expect(root?.headers.get('location')).toBe('https://desk.amanah.example/kelola')
  expect(misplaced(asked('desk.amanah.example', '/zakat', 'POST'), config)?.status).toBe(404)
})

test('without a host of its own everything is where it was asked', () => {
  for (const path of ['/kelola', '/zakat', '/v2/session']) {
    expect(misplaced(asked('desk.amanah.example', path), withoutHost)).toBeUndefined()
  }
  const answer = () => undefined
  expect(notAtDesk(withoutHost, answer)).toBe(answer)
})

test('a page in memory is not shown at the desk’s host', () => {
  const page = { bytes: 'a page' } as never
  const answer = notAtDesk(config, () => page)
  const from = (host: string) => answer({ headers: { host } } as never, '/', '')
  expect(from('amanah.example')).toBe(page)
  expect(from('desk.amanah.example')).toBeUndefined()
})

test('a form of the desk is taken from the desk’s host alone, a public one from ORIGIN alone', () => {
  const sent = (path: string, origin: string) => {
    const headers = { host: 'any.example', origin }
    const request = new Request(`http://any.example${path}`, { method: 'POST', headers })
    return pageRequest(request, config).isForeign
  }
  expect(originOf('/kelola/masuk', config)).toBe('https://desk.amanah.example')
  expect(sent('/kelola/masuk', 'https://desk.amanah.example')).toBe(false)
  expect(sent('/kelola/masuk', 'https://amanah.example')).toBe(true)
  expect(sent('/forgot-password', 'https://amanah.example')).toBe(false)
  expect(sent('/forgot-password', 'https://desk.amanah.example')).toBe(true)
})
