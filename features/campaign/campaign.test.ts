import { expect, test } from 'vitest'
import {
  daysLeft,
  isDonatable,
  progress,
  campaignStatusWords,
  timeLeftWords,
  withoutLinks,
} from './campaign.ts'

const now = new Date('2026-06-15T03:00:00Z')
const later = new Date('2026-06-20T16:59:59Z')
const earlier = new Date('2026-06-01T00:00:00Z')

function campaign(fields: Partial<Parameters<typeof campaignStatusWords>[0]> = {}) {
  const running = { status: 'active' as const, startsAt: earlier, endsAt: later, isUrgent: false }
  return { ...running, ...fields }
}

test.each([
  ['a running campaign', campaign(), true],
  ['one without a last day', campaign({ endsAt: null }), true],
  ['one that begins now', campaign({ startsAt: now }), true],
  ['one that begins later', campaign({ startsAt: later }), false],
  ['one whose last moment is now', campaign({ endsAt: now }), false],
  ['a paused one', campaign({ status: 'paused' }), false],
  ['an ended one', campaign({ status: 'ended' }), false],
  ['a reported one', campaign({ status: 'closed' }), false],
  ['a draft', campaign({ status: 'draft' }), false],
])('whether gifts are accepted by %s', (_, given, expected) => {
  expect(isDonatable(given, now)).toBe(expected)
})

test.each([
  [null, null],
  ['2026-06-15T03:00:00Z', 0],
  ['2026-06-15T03:00:01Z', 1],
  ['2026-06-16T03:00:00Z', 1],
  ['2026-06-16T03:00:01Z', 2],
  ['2026-06-01T00:00:00Z', 0],
])('until %s there are %s days', (endsAt, days) => {
  expect(daysLeft(endsAt === null ? null : new Date(endsAt), now)).toBe(days)
})

test.each([
  [
    { collected: 0, target: 100 },
    { percent: 0, bar: 0 },
  ],
  [
    { collected: 999, target: 1000 },
    { percent: 99, bar: 99 },
  ],
  [
    { collected: 1000, target: 1000 },
    { percent: 100, bar: 100 },
  ],
  [
    { collected: 1370, target: 1000 },
    { percent: 137, bar: 100 },
  ],
  [
    { collected: -5, target: 1000 },
    { percent: 0, bar: 0 },
  ],
  [{ collected: 50, target: null }, null],
])('%j shows %j: the bar stops at 100, the number does not', (given, expected) => {
  expect(progress(given)).toEqual(expected)
})

test.each([
  ['running', campaign(), 'Sedang berjalan', '6 hari lagi'],
  ['urgent', campaign({ isUrgent: true }), 'Mendesak', '6 hari lagi'],
  ['endless', campaign({ endsAt: null }), 'Sedang berjalan', 'Tanpa batas waktu'],
  [
    'nearly over',
    campaign({ endsAt: new Date('2026-06-15T10:00:00Z') }),
    'Sedang berjalan',
    'Hari terakhir',
  ],
  ['over', campaign({ endsAt: now, isUrgent: true }), 'Telah berakhir', 'Telah berakhir'],
  ['paused', campaign({ status: 'paused' }), 'Dijeda sementara', '6 hari lagi'],
  ['coming', campaign({ startsAt: later }), 'Belum dimulai', '6 hari lagi'],
  ['reported', campaign({ status: 'closed' }), 'Selesai dilaporkan', 'Telah berakhir'],
])('what a campaign that is %s says of itself', (_, given, status, time) => {
  expect(campaignStatusWords(given, now)).toBe(status)
  expect(timeLeftWords(given, now)).toBe(time)
})

test.each([
  ['Semoga Allah lapangkan rezeki kami.', 'Semoga Allah lapangkan rezeki kami.'],
  ['Mohon doa, lihat https://judi.example/x ya', 'Mohon doa, lihat ya'],
  ['Pinjaman cepat di pinjol.com/abc', 'Pinjaman cepat di'],
  ['hubungi 0812-3456-7890 atau saya@contoh.id', 'hubungi atau'],
  ['Untuk ibu, 3 anak dan 12 cucu.', 'Untuk ibu, 3 anak dan 12 cucu.'],
])('a prayer is shown without addresses: %s', (written, shown) => {
  expect(withoutLinks(written)).toBe(shown)
})
