import { expect, test } from 'vitest'
import { BUILD_HEADER } from '../caches.ts'
import {
  isGone,
  isHome,
  isPersonal,
  isReading,
  keptAddress,
  mayKeep,
  strategyFor,
} from './strategies.ts'

const origin = 'https://amanah.contoh'

type Case = [method: string, address: string, mode: RequestMode, way: string]

test.each<Case>([
  ['GET', '/', 'navigate', 'document'],
  ['GET', '/surat/2', 'navigate', 'document'],
  ['GET', '/campaign/x?ref=wa', 'navigate', 'document'],
  // Answered with our own offline page. Nothing is stored, because the page is `no-store`.
  ['GET', '/payment/0123456789ABCDEFGHJKMNPQRS', 'navigate', 'document'],
  ['POST', '/donasi-sekarang/x', 'navigate', 'pass'],
  ['POST', '/zakatcalculator/zakatemas', 'navigate', 'pass'],
  ['GET', '/dev/simulator', 'navigate', 'pass'],
  ['GET', '/kelola', 'navigate', 'pass'],
  ['GET', '/kuitansi/abc.pdf', 'navigate', 'pass'],
  ['GET', '/developer', 'navigate', 'document'],
  ['GET', '/zakat.data', 'cors', 'data'],
  ['GET', '/dev/kotak-masuk.data', 'cors', 'pass'],
  ['GET', '/assets/parts-x.js', 'cors', 'file'],
  ['GET', '/favicon.svg', 'no-cors', 'file'],
  ['GET', '/sampul/x', 'no-cors', 'pass'],
  ['GET', '/sw.js', 'same-origin', 'pass'],
  ['GET', '/builds/latest.json?1', 'cors', 'pass'],
  ['GET', '/quran/teks.json', 'cors', 'text'],
  ['GET', '/quran/teks/arab.abc.txt', 'cors', 'text'],
  ['GET', '/v2/surat', 'cors', 'answer'],
  ['GET', '/v2/surat/2?qari=husary', 'cors', 'answer'],
  ['GET', '/v2/juz/30', 'cors', 'answer'],
  ['GET', 'https://api.contoh/v2/surat/2', 'cors', 'answer'],
  ['GET', '/v2/tafsir/2?ayat=255', 'cors', 'answer'],
  ['GET', '/v2/auth-surat/2', 'cors', 'pass'],
  ['GET', '/layar.json', 'cors', 'pass'],
  ['GET', '/builds/pack/0123456789ab?berkas=f', 'cors', 'pass'],
  ['GET', '/v2/session', 'cors', 'pass'],
  ['GET', '/v2/donations/0123', 'cors', 'pass'],
  ['POST', '/v2/donations', 'cors', 'pass'],
  ['GET', '/sandbox/charges/x', 'cors', 'pass'],
  ['GET', '/audio/lokal/001001.wav', 'no-cors', 'sound'],
  ['GET', 'https://everyayah.com/data/Alafasy_128kbps/001001.mp3', 'cors', 'sound'],
  ['GET', 'https://example.com/assets/x.js', 'cors', 'pass'],
])('%s %s (%s) goes the way %s', (method, address, mode, strategy) => {
  const url = new URL(address, origin)
  expect(strategyFor({ method, url, mode, destination: '', cache: 'default' }, origin)).toBe(
    strategy,
  )
})

test('an audio element is asked for a recording, whatever its name', () => {
  const url = new URL('https://audio.contoh/2/255')
  const asked = {
    method: 'GET',
    url,
    mode: 'no-cors',
    destination: 'audio',
    cache: 'default',
  } as const
  expect(strategyFor(asked, origin)).toBe('sound')
  expect(strategyFor({ ...asked, cache: 'no-store' }, origin)).toBe('pass')
})

const answer = { status: 200, type: 'basic' as const, redirected: false }
const BUILD = '0123456789ab'

test.each([
  ['public, s-maxage=300', {}, true],
  ['public, max-age=0, must-revalidate', {}, true],
  ['no-store', {}, false],
  ['private, max-age=60', {}, false],
  ['public, no-store', {}, false],
  ['', {}, false],
  ['public', { status: 404 }, false],
  ['public', { status: 206 }, false],
  ['public', { redirected: true }, false],
  ['public', { type: 'opaque' as const }, false],
])('an answer with Cache-Control "%s" and %j may be kept: %s', (cacheControl, other, may) => {
  const headers = new Headers({ 'Cache-Control': cacheControl, [BUILD_HEADER]: BUILD })
  expect(mayKeep({ ...answer, headers, ...other }, BUILD)).toBe(may)
})

test.each([['ba9876543210'], [undefined]])(
  'an answer of build %s is not kept by another',
  (build) => {
    const headers = new Headers({
      'Cache-Control': 'public',
      ...(build && { [BUILD_HEADER]: build }),
    })
    expect(mayKeep({ ...answer, headers }, BUILD)).toBe(false)
  },
)

test.each([
  ['/', true],
  ['/_.data', true],
  ['/_.data?_routes=home', true],
  ['/zakat', false],
  ['/zakat.data', false],
])('%s is the home screen: %s', (path, is) => {
  expect(isHome(new URL(path, origin))).toBe(is)
})

test('a screen is kept under its address without the list of its routes', () => {
  expect(keptAddress(new URL('/zakat.data?_routes=a%2Cb', origin))).toBe(`${origin}/zakat.data`)
  expect(keptAddress(new URL('/yasin-tahlil.data?bagian=tahlil', origin))).toBe(
    `${origin}/yasin-tahlil.data`,
  )
  expect(keptAddress(new URL('/alquran?tampil=juz#x', origin))).toBe(`${origin}/alquran?tampil=juz`)
})

test.each([
  ['/payment/0123456789ABCDEFGHJKMNPQRS', true],
  ['/checkout-va/0123456789ABCDEFGHJKMNPQRS', true],
  ['/donasi-sekarang/x.data', true],
  ['/account', true],
  ['/account.data', true],
  ['/mydonation', true],
  ['/kunjungan/asrama-tepian-musi/0123456789ABCDEFGHJKMNPQRS', true],
  ['/verifikasi/KW/2026/000001', true],
  ['/pengembalian/0123456789ABCDEFGHJKMNPQRS', true],
  ['/pusat-bantuan/tiket/0123456789ABCDEFGHJKMNPQRS', true],
  ['/pusat-bantuan/belum-terkonfirmasi.data', true],
  ['/pusat-bantuan/kode-otp-tidak-masuk', false],
  ['/pusat-bantuan', false],
  ['/campaign/payment', false],
  ['/accounting', false],
  ['/zakat', false],
])('%s is of one person: %s', (path, is) => {
  expect(isPersonal(new URL(path, origin))).toBe(is)
})

test.each([
  ['/alquran', true],
  ['/surat/36', true],
  ['/juz/30', true],
  ['/verse-search', true],
  ['/campaign/surat', false],
  ['/zakat', false],
])('%s shows the text: %s', (path, is) => {
  expect(isReading(new URL(path, origin))).toBe(is)
})

test('a screen that is gone is not kept from an earlier visit; one whose server is away is', () => {
  expect([404, 410, 200, 500, 503].map((status) => isGone({ status }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
