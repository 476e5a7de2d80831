import { expect, test } from 'vitest'
import { fillDay } from '#app/site/home/fill-device.ts'
import { findToday } from '#app/site/home/today.server.ts'
import { decideMonth } from '#features/calendar/decide-month.server.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import type { City } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { momentOf } from '#features/prayer-time/prayer-time.ts'
import { testContext } from '#tests/context.ts'
import { hijriIn, momentIn } from './city-moment.ts'
import type { CityDays } from '../day-facts.ts'
import { cityDays } from '../day-facts.server.ts'
import { heroWords } from '../ramadan/ramadan-hero.tsx'
import { loadRamadan } from '../ramadan/ramadan-page.server.ts'

const cityOf = (code: string) => findCity(code) as City
const hijriAt = (days: CityDays, at: number) => hijriIn(days, momentIn(days, at))

test.each(['jakarta', 'negara', 'bobong'])(
  'in %s the Hijri date changes at its own Magrib and loses the word malam at midnight',
  async (code) => {
    const ctx = await testContext({ now: '2026-11-27T03:00:00Z' })
    const city = cityOf(code)
    const days = await cityDays(ctx, city, 3)
    const { magrib } = calculateTimes(city, '2026-11-27')
    const sunset = Date.parse(momentOf('2026-11-27', magrib, city.zone))
    const midnight = Date.parse(momentOf('2026-11-28', '00:00', city.zone))
    expect(hijriAt(days, sunset - 1)).toBe('17 Jumadilakhir 1448 H')
    expect(hijriAt(days, sunset)).toBe('malam 18 Jumadilakhir 1448 H')
    expect(hijriAt(days, midnight - 1)).toBe('malam 18 Jumadilakhir 1448 H')
    expect(hijriAt(days, midnight)).toBe('18 Jumadilakhir 1448 H')
  },
)

test('the script of the home screen says the same date, at every tenth minute of a day and in every zone', async () => {
  const ctx = await testContext({ now: '2026-11-27T03:00:00Z' })
  for (const code of ['sabang', 'makassar', 'merauke']) {
    const days = await cityDays(ctx, cityOf(code), 3)
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const at = Date.parse('2026-11-27T00:00:00Z') + minute * 60_000
      expect(scriptSays(days, at), `${code} ${minute}`).toBe(hijriAt(days, at))
    }
  }
})

test('a page drawn after Magrib says the evening, and on the 29th that it waits for the isbat', async () => {
  const ctx = await testContext({ now: '2026-11-27T10:56:59Z' })
  expect((await findToday(ctx)).hijri).toBe('17 Jumadilakhir 1448 H')
  ctx.clock.set('2026-11-27T10:57:00Z')
  expect((await findToday(ctx)).hijri).toBe('malam 18 Jumadilakhir 1448 H')

  ctx.clock.set('2027-03-08T12:00:00Z')
  expect((await findToday(ctx)).hijri).toBe('malam 30 Ramadan 1448 H (perkiraan)')
  const decision = { year: 1448, month: 10, firstDay: '2027-03-09', source: 'isbat' as const }
  await decideMonth(ctx, { ...decision, decree: 'Contoh', by: ctx.newId() })
  expect((await findToday(ctx)).hijri).toBe('malam 1 Syawal 1448 H')
})

test('in the evening Ramadan counts nights', async () => {
  const ctx = await testContext()
  const titleAt = async (now: string, isEvening: boolean) => {
    ctx.clock.set(now)
    const { title, note } = heroWords((await loadRamadan(ctx, null)).state, isEvening)
    return [title, note?.split('. ')[0]]
  }
  const version = 'Versi pemerintah; Muhammadiyah dapat berbeda.'
  expect(await titleAt('2027-02-07T12:00:00Z', true)).toEqual([
    'Ramadan tiba besok',
    'Malam ini tarawih pertama',
  ])
  expect(await titleAt('2027-02-08T12:00:00Z', false)).toEqual(['Hari ke-1 Ramadan', version])
  expect(await titleAt('2027-02-08T12:00:00Z', true)).toEqual(['Malam ke-2 Ramadan', version])
  expect(await titleAt('2027-03-08T12:00:00Z', true)).toEqual(['Menunggu sidang isbat', version])
  expect(await titleAt('2027-03-09T12:00:00Z', true)).toEqual(['Malam Idulfitri', version])
})

function scriptSays(days: CityDays, at: number): string | undefined {
  const parts: Record<string, string> = {}
  const box = {
    dataset: { day: JSON.stringify({ ...days, now: new Date(at).toISOString() }) },
    isConnected: false,
    toggleAttribute: () => false,
    querySelectorAll: () => [],
  }
  const page: object = {
    querySelector: () => box,
    querySelectorAll: (selector: string) => [
      {
        set textContent(text: string) {
          parts[/=([\w-]+)/.exec(selector)?.[1] ?? ''] = text
        },
      },
    ],
  }
  fillDay(page as Document)
  return parts['hijri']
}
