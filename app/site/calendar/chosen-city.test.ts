import { afterEach, expect, test, vi } from 'vitest'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { chosenDays, keepCity, keepPlace } from './chosen-city.client.ts'
import type { CityDays } from './day-facts.ts'
import { findPlace } from './prayer-time/nearest.client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const times = ['04.06', '11.44', '15.08', '17.57', '19.11']
const jakarta: CityDays = {
  kota: 'jakarta',
  nama: 'Jakarta',
  zona: 'WIB',
  hari: {
    '2026-11-27': ['Jumat Pon, 27 November 2026', '17 Jumadilakhir 1448 H', ...times],
    '2026-11-28': ['Sabtu Wage, 28 November 2026', '18 Jumadilakhir 1448 H', ...times],
    '2026-11-29': ['Minggu Kliwon, 29 November 2026', '19 Jumadilakhir 1448 H', ...times],
  },
}

function aDevice(at?: { latitude: number; longitude: number }) {
  const kept = new Map<string, string>()
  const asked: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(jakarta)
  })
  const geolocation = {
    getCurrentPosition: (onFound: (found: object) => void) => onFound({ coords: at }),
  }
  vi.stubGlobal('navigator', { geolocation })
  return { kept, asked }
}

test.each([
  [-8.3812, 114.6333, 'WITA', 'dekat Negara, 3 km'],
  [-3.0012, 114.4001, 'WIB', 'dekat Kuala Kapuas, 2 km'],
  [-1.9461, 124.3842, 'WIT', 'dekat Bobong, kurang dari 1 km'],
  [-8.0601, 127.1803, 'WIT', 'dekat Kisar, kurang dari 1 km'],
  [-6.9502, 107.9701, 'WIB', 'dekat Sumedang, 12 km'],
])('at %f, %f the times are of that place in %s, %s, and nobody is told of it', async (...of) => {
  const [latitude, longitude, zone, name] = of
  const { asked } = aDevice({ latitude, longitude })
  const found = await findPlace()
  if (!('place' in found)) throw new Error(found.words)
  expect(found.place).toMatchObject({ zone, name })
  keepPlace(found.place)
  const days = await chosenDays(jakarta)
  const { magrib } = reckonTimes(found.place, '2026-11-27')
  expect(days).toMatchObject({ kota: 'lokasi', nama: name, zona: zone })
  expect(days?.hari['2026-11-27']?.[1]).toBe('17 Jumadilakhir 1448 H')
  expect(days?.hari['2026-11-27']?.[5]).toBe(magrib.replace(':', '.'))
  // The dates are those of the whole country; they are kept, so the next screen asks nothing.
  expect(await chosenDays(jakarta)).toEqual(days)
  expect(asked).toEqual(['/waktu-salat/jakarta.json'])
})

test('beside the border a clock of a neighbour says that one is abroad', async () => {
  aDevice({ latitude: 1.13, longitude: 104.05 })
  vi.stubEnv('TZ', 'Asia/Singapore')
  expect(await findPlace()).toHaveProperty('words')
  vi.stubEnv('TZ', 'Asia/Jakarta')
  expect(await findPlace()).toMatchObject({ place: { zone: 'WIB' } })
})

test('outside Indonesia one is told so, and a city chosen later takes the place of the place', async () => {
  const { kept } = aDevice({ latitude: 21.42, longitude: 39.83 })
  expect(await findPlace()).toEqual({
    words: 'Lokasi Anda di luar Indonesia. Pilih kota dari daftar.',
  })
  keepPlace({ latitude: -8.38, longitude: 114.63, zone: 'WITA', name: 'dekat Negara, 3 km' })
  await chosenDays(jakarta)
  keepCity('jakarta')
  expect([...kept]).toEqual([['amanah.kota', 'jakarta']])
  expect(await chosenDays(jakarta)).toBeUndefined()
})
