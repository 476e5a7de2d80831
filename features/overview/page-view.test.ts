import { expect, test } from 'vitest'
import { openedPage, stepsOf } from './page-view.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  openedPage({ method, url, headers: { 'user-agent': phone, ...headers } })

test.each([
  ['/campaign/sumur-desa', '/campaign/sumur-desa'],
  ['/campaign/sumur-desa?utm_source=wa', '/campaign/sumur-desa'],
  ['/campaign/sumur-desa.data', '/campaign/sumur-desa'],
  ['/donasi-sekarang/sumur-desa?nominal=50000', '/donasi-sekarang/sumur-desa'],
  ['/asrama/darul-hikmah', '/asrama/darul-hikmah'],
  ['/sedekah', '/sedekah'],
  ['/zakat', '/zakat'],
  ['/zakatcalculator/zakatemas', '/zakatcalculator/zakatemas'],
  ['/wakaf.data?_routes=wakaf%2Fwakaf', '/wakaf'],
])('%s opens %s', (url, page) => {
  expect(asked(url)).toBe(page)
})

test.each([
  '/',
  '/program',
  '/campaign',
  '/campaign/sumur-desa/lagi',
  '/campaign/sumur-desa/_payload.json',
  '/zakatcalculator/pengingat',
  '/surat/2',
  '/payment/01JA0000000000000000000000',
  '/kelola/program/1/pratinjau',
  '/sw.js',
])('%s is no page on the way to a donation', (url) => {
  expect(asked(url)).toBeUndefined()
})

test('only a person who opens it counts', () => {
  const page = '/campaign/sumur-desa'
  expect(asked(page, {}, 'HEAD')).toBeUndefined()
  expect(asked(page, {}, 'POST')).toBeUndefined()
  for (const agent of [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    'node',
  ])
    expect([agent, asked(page, { 'user-agent': agent })]).toEqual([agent, undefined])
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ] as const)
    expect(asked(page, { [name]: value })).toBeUndefined()
})

test('a page that asks for its own data again is not opened again; turning to another page opens it', () => {
  const data = '/campaign/sumur-desa.data'
  const from = (path: string) => asked(data, { referer: `https://amanah.test${path}` })
  expect(from('/campaign/sumur-desa?utm=1')).toBeUndefined()
  expect(from('/program')).toBe('/campaign/sumur-desa')
  expect(from('/campaign/sumur')).toBe('/campaign/sumur-desa')
  expect(asked(data, { referer: 'no address' })).toBe('/campaign/sumur-desa')
  // A document that leads to itself was pressed: it is opened once more.
  const again = { referer: 'https://amanah.test/campaign/sumur-desa' }
  expect(asked('/campaign/sumur-desa', again)).toBe('/campaign/sumur-desa')
})

test('the quick form of sedekah is an invitation and a form in one', () => {
  expect(stepsOf('/sedekah')).toEqual({ isOffer: true, isForm: true })
  expect(stepsOf('/campaign/sumur-desa')).toEqual({ isOffer: true, isForm: false })
  expect(stepsOf('/donasi-sekarang/sumur-desa')).toEqual({ isOffer: false, isForm: true })
})
