import { expect, test } from 'vitest'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { prayerPlaces } from './places.ts'

const { open } = apiCalls(/^GET \/v2\/prayer-times/)

async function openCalls() {
  const bare = await open(await testContext({ now: '2026-11-28T03:00:00Z' }))
  const { token } = (await bare('GET', '/session')).body as { token: string }
  return (query: string) => bare('GET', `/prayer-times${query}`, { as: `Bearer ${token}` })
}

type Place = {
  kode: string
  nama: string
  zona: string
  kiblat: number
  lintang: number
  bujur: number
}
type Day = { tanggal: string; zona: string; kiblat: number; kota: Place; jarak_km?: number }

/** The great circle to the Kaaba, by vectors: another way than the one that reckons ours. */
function bearing(latitude: number, longitude: number): number {
  const rad = Math.PI / 180
  const [f, l, k, m] = [latitude, longitude, 21.4225, 39.8262].map((each) => each * rad) as [
    number,
    number,
    number,
    number,
  ]
  const kaaba = [Math.cos(k) * Math.cos(m), Math.cos(k) * Math.sin(m), Math.sin(k)]
  const dot = (axis: number[]) => axis.reduce((sum, each, at) => sum + each * Number(kaaba[at]), 0)
  const east = dot([-Math.sin(l), Math.cos(l), 0])
  const north = dot([-Math.sin(f) * Math.cos(l), -Math.sin(f) * Math.sin(l), Math.cos(f)])
  return (Math.atan2(east, north) / rad + 360) % 360
}

test('every one of 514 regencies is listed, and answers the same by name as where it lies', async () => {
  const call = await openCalls()
  const list = dataOf<Place[]>(await call('/kota'))
  const regencies = list.filter(({ nama }) => /^(Kabupaten|Kota) /.test(nama))
  expect(new Set(regencies.map(({ nama }) => nama)).size).toBe(514)
  expect(list).toHaveLength(prayerPlaces.length)
  // One of eleven: more than forty places, from Sabang to Merauke.
  const some = regencies.filter((_, each) => each % 11 === 0)
  expect(some.length).toBeGreaterThan(40)
  for (const { kode, zona, kiblat, lintang, bujur } of some) {
    const { kota, ...byName } = dataOf<Day>(await call(`?kota=${kode}&tanggal=2027-03-20`))
    const at = await call(`?lintang=${lintang}&bujur=${bujur}&tanggal=2027-03-20`)
    const { jarak_km, kota: nearest, ...byPlace } = dataOf<Day>(at)
    expect(byPlace, kode).toEqual(byName)
    expect({ kode: kota.kode, near: nearest.kode, jarak_km }).toMatchObject({ kode, jarak_km: 0 })
    expect([byName.zona, byName.kiblat], kode).toEqual([zona, kiblat])
    expect(Math.abs(kiblat - bearing(lintang, bujur)), kode).toBeLessThan(0.2)
  }
})

test('a district answers by its code and by a name that it alone has, with its own times and its regency', async () => {
  const call = await openCalls()
  const byCode = dataOf<Day>(await call('?kota=kec-jatinangor-sumedang&bulan=2027-03'))
  expect(byCode).toMatchObject({
    zona: 'WIB',
    kecamatan: { kode: 'kec-jatinangor-sumedang', nama: 'Jatinangor' },
    kota: { nama: 'Kabupaten Sumedang' },
    hari: { length: 31 },
  })
  expect(dataOf(await call('?kota=Jatinangor&bulan=2027-03'))).toEqual(byCode)
  const listed = dataOf<{ kode: string }[]>(await call('/kecamatan?kota=kab.%20sumedang'))
  expect(listed.map(({ kode }) => kode)).toContain('kec-jatinangor-sumedang')
  expect(listed.every(({ kode }) => kode.endsWith('-sumedang'))).toBe(true)
  for (const query of ['', '?kota=', '?kota=atlantis', `?kota=${'x'.repeat(61)}`])
    expect((await call(`/kecamatan${query}`)).status, query).toBe(422)
  const { body } = await call('?kota=Sukajadi')
  expect(JSON.stringify(body)).toContain('kec-sukajadi-bandung')
})

test('bad input is refused with words, never answered with another place or day', async () => {
  const call = await openCalls()
  const place = 'lintang=-6.2&bujur=106.8'
  const wrong = [
    '?lintang=NaN&bujur=NaN',
    '?lintang=Infinity&bujur=106.8',
    '?lintang=&bujur=',
    '?lintang=-6,2&bujur=106,8',
    '?lintang=-91&bujur=106.8',
    '?lintang=-6.2&bujur=181',
    '?lintang=0x10&bujur=106.8',
    '?lintang=1e1&bujur=114',
    '?bujur=106.8',
    // Kuala Lumpur, Dili, and the two degrees the wrong way round.
    '?lintang=3.14&bujur=101.69',
    '?lintang=-8.56&bujur=125.57',
    '?lintang=106.8&bujur=-6.2',
    // The poles, other figures than ours, and two places at once.
    '?lintang=90&bujur=0',
    '?lintang=-90&bujur=106.8',
    '?lintang=%D9%A3&bujur=%D9%A1%D9%A0%D9%A6',
    '?kota=jakarta&kota=bandung',
    `?${place}&kota=bandung`,
    `?${place}&lintang=-7`,
    `?${place}&tanggal=2027-02-29`,
    `?${place}&tanggal=1900-02-29`,
    `?${place}&tanggal=0001-01-01`,
    `?${place}&tanggal=2026-02-30`,
    `?${place}&tanggal=0000-01-01`,
    `?${place}&tanggal=9999-12-31`,
    `?${place}&tanggal=2026-2-1`,
    `?${place}&tanggal=2026-02-01T00:00:00Z`,
    `?${place}&tanggal=%00`,
    `?${place}&bulan=2026-13`,
    `?${place}&bulan=275760-09`,
    '?kota=',
    `?kota=${'x'.repeat(61)}`,
    // Several districts.
    '?kota=sukajadi',
    '?kota=kec-jatinangor-bandung',
    '?kota=__proto__',
    "?kota='%20or%201=1",
  ]
  const answered: string[] = []
  for (const query of wrong) {
    const { status, body } = await call(query)
    const { errors = [] } = body as { errors?: object[] }
    if (status !== 422 || errors.length === 0) answered.push(`${status} ${query}`)
  }
  expect(answered).toEqual([])
  for (const day of ['1900-01-01', '2099-12-31', '2028-02-29']) {
    expect(dataOf<Day>(await call(`?${place}&tanggal=${day}`)).tanggal).toBe(day)
  }
})
