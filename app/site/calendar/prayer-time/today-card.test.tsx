import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calendarMonths } from '#features/calendar/months.server.ts'
import { calendarPage } from '../calendar-page.server.ts'
import { TodayCard } from './today-card.tsx'

const months = calendarMonths(new Map())

/** The lines of the card, as they are read. */
function linesOn(day: string, isEvening: boolean): string[] {
  const { today, soon } = calendarPage(months, { today: day, search: new URLSearchParams() })
  const html = renderToStaticMarkup(
    <TodayCard today={today} tomorrow={soon[0]} isEvening={isEvening} />,
  )
  return [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, line = '']) => line)
}

test('from Magrib on the card of today says the evening, what began with it and what tomorrow is', () => {
  expect(linesOn('2026-11-27', false)).toEqual([
    'Jumat Pon, 27 November 2026',
    '17 Jumadilakhir 1448 H',
    'Hari Hijriah berganti saat Magrib.',
  ])
  expect(linesOn('2026-11-27', true)).toEqual([
    'Jumat malam, 27 November 2026',
    'malam 18 Jumadilakhir 1448 H',
    'Hari Hijriah sudah berganti sejak Magrib.',
  ])
  expect(linesOn('2027-02-07', true)).toEqual([
    'Ahad malam, 7 Februari 2027',
    'malam 1 Ramadan 1448 H',
    'Besok: Awal Ramadan · Puasa Ramadan',
    'Sejak Magrib tadi: Tarawih pertama.',
  ])
})
