import { expect, test } from 'vitest'
import { fillDay, fillResume } from './fill-device.ts'

test('the scripts of the home screen are small and name nothing outside themselves', () => {
  const text = `${fillResume}${fillDay}`
  expect(text.length).toBeLessThan(5_000)
  expect(text).not.toMatch(/__vite|__name|import\(/)
})

test.each([
  ['2026-11-21T09:34:00Z', { name: 'Magrib', time: '17.46', left: '1 jam 12 menit lagi' }],
  ['2026-11-21T10:45:30Z', { name: 'Magrib', left: '1 menit lagi' }],
  ['2026-11-21T10:46:00Z', { name: 'Isya', left: '1 jam 14 menit lagi' }],
  ['2026-11-21T13:03:00Z', { name: 'Subuh', time: '04.03', left: '8 jam lagi' }],
  ['2026-11-21T17:00:00Z', { name: 'Subuh', date: 'Minggu Pahing, 22 November 2026' }],
  // A page of two days ago says no time rather than a wrong one.
  ['2026-11-23T01:00:00Z', {}],
])('at %s the home screen says %o', (now, expected) => {
  const parts: Record<string, string> = {}
  fillDay(pageOf({ now, parts }))
  expect(parts).toMatchObject(expected)
  if (Object.keys(expected).length === 0) expect(parts).toEqual({})
})

/** A page with one box of facts at a moment, recording what is written. */
function pageOf({ now, parts }: { now: string; parts: Record<string, string> }): Document {
  const times = ['11.41', '15.02', '17.46', '19.00']
  const hari = {
    '2026-11-21': ['Sabtu Legi, 21 November 2026', '11 Jumadilakhir 1448 H', '04.04', ...times],
    '2026-11-22': ['Minggu Pahing, 22 November 2026', '12 Jumadilakhir 1448 H', '04.03', ...times],
    '2026-11-23': ['Senin Pon, 23 November 2026', '13 Jumadilakhir 1448 H', '04.03', ...times],
  }
  const facts = { kota: 'jakarta', nama: 'Jakarta', zona: 'WIB', hari, now }
  const box = {
    dataset: { day: JSON.stringify(facts) },
    isConnected: false,
    toggleAttribute: () => false,
    querySelectorAll: () => [],
  }
  const part = (name: string) => ({
    set textContent(text: string) {
      parts[name] = text
    },
  })
  const page: object = {
    querySelector: () => box,
    querySelectorAll: (selector: string) => [part(/=([\w-]+)/.exec(selector)?.[1] ?? '')],
  }
  return page as Document
}
