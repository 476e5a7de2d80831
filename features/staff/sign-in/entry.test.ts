import { expect, test } from 'vitest'
import { staffLimits } from './entry-limits.ts'
import {
  FACTOR_WAIT_MS,
  INVITE_HOURS,
  ownDeskPath,
  RECOVERY_CODES,
  settledRecoveryCode,
  shownRecoveryCode,
  STAFF_IDLE_MS,
  STAFF_LONGEST_MS,
} from './entry.ts'

test.each([
  ['/kelola', '/kelola'],
  ['/kelola/pegawai', '/kelola/pegawai'],
  ['/kelola/donasi?cari=siti&urut=nominal', '/kelola/donasi?cari=siti&urut=nominal'],
  ['/kelola/masuknya', '/kelola/masuknya'],
  ['/kelola/donasi/../pegawai', '/kelola/pegawai'],
])('%s is an address of the desk to come back to', (wanted, found) => {
  expect(ownDeskPath(wanted)).toBe(found)
})

test.each([
  undefined,
  null,
  '',
  'kelola/pegawai',
  'https://situs-lain.id/kelola',
  'http://desk.invalid/kelola/pegawai',
  '//situs-lain.id/kelola/pegawai',
  '/\\situs-lain.id/kelola/pegawai',
  'javascript:alert(1)',
  '/',
  '/program',
  '/kelolaan',
  '/kelola/../program',
  '/kelola/masuk',
  '/kelola/masuk-contoh',
  '/kelola/undangan/ABC',
  '/kelola/faktor/kunci',
  '/kelola/keluar',
  '/kelola/keluar?lalu=1',
])('%o leads to the first page of the desk', (wanted) => {
  expect(ownDeskPath(wanted)).toBe('/kelola')
})

test('a recovery code is the same however it was typed, and is read in two halves', () => {
  for (const typed of ['abcde-12345', ' ABCDE 12345 ', 'abcde12345'])
    expect(settledRecoveryCode(typed)).toBe('ABCDE12345')
  // Letters that look like figures are those.
  expect(settledRecoveryCode('oO-iI-lL')).toBe('001111')
  expect(shownRecoveryCode('ABCDE12345')).toBe('ABCDE-12345')
})

test('a session, a link and a second factor last as long as the handbook says', () => {
  expect([STAFF_IDLE_MS / 60_000, STAFF_LONGEST_MS / 3_600_000]).toEqual([30, 12])
  expect(FACTOR_WAIT_MS / 60_000).toBe(10)
  expect(INVITE_HOURS).toEqual({ join: 72, recover: 24 })
  expect(RECOVERY_CODES).toBe(10)
})

test.each([
  ['password', 6, 726],
  ['stranger', 30, 750],
  ['network', 60, 8_700],
  ['factor', 5, 485],
  ['factorDay', 15, 27],
  ['invite', 30, 2_910],
] as const)('%s: %i tries at once, %i in a day', (name, atOnce, inADay) => {
  const { burst, everySeconds } = staffLimits[name]
  expect([burst, burst + 86_400 / everySeconds]).toEqual([atOnce, inADay])
})

test('each limit counts under a name of its own', () => {
  const names = Object.values(staffLimits).map((limit) => limit.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.every((name) => name.startsWith('staff '))).toBe(true)
})
