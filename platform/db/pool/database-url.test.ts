import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { fitness, parseDatabaseUrl } from './database-url.ts'

test.each([
  [
    'postgres://u:p%40@h1:5432,h2:5433/name?sslmode=verify-full&target_session_attrs=read-write',
    [
      'postgres://u:p%40@h1:5432/name?sslmode=verify-full',
      'postgres://u:p%40@h2:5433/name?sslmode=verify-full',
    ],
    'read-write',
  ],
  ['postgresql://h1,h2/name', ['postgresql://h1/name', 'postgresql://h2/name'], 'read-write'],
  ['postgres://u@h1/name', ['postgres://u@h1/name'], undefined],
  [
    'postgres://u@[::1]:5432,[::2]/n',
    ['postgres://u@[::1]:5432/n', 'postgres://u@[::2]/n'],
    'read-write',
  ],
  [
    'postgres://amanah@socket/name?host=%2Ftmp%2Fpg',
    ['postgres://amanah@socket/name?host=%2Ftmp%2Fpg'],
    undefined,
  ],
  ['postgres://h1/name?target_session_attrs=primary', ['postgres://h1/name'], 'primary'],
])('%s is tried in its order', (url, urls, role) => {
  expect(parseDatabaseUrl(url, 'read-write')).toEqual({ urls, role })
})

test.each([
  ['mysql://h/name', 'must begin with postgres://'],
  ['postgres://h1,/name', 'must name its hosts'],
  ['postgres://h1:x,h2/name', 'must name its hosts'],
  ['postgres://h1,h2/name?target_session_attrs=fast', 'target_session_attrs must be one of'],
])('the start refuses %s', (url, words) => {
  expect(() => readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })).toThrow(words)
})

test('the database that is written to may not be asked for as a standby, the one for reading may', () => {
  const url = 'postgres://h1,h2/name?target_session_attrs=prefer-standby'
  const given = { APP_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://h1,h2/name' }
  expect(() => readConfig({ ...given, DATABASE_URL: url })).toThrow('that can be written to')
  expect(readConfig({ ...given, DATABASE_READ_URL: url }).databaseReadUrl).toBe(url)
})

test('a host fits as libpq says', () => {
  const primary = { isStandby: false, isReadOnly: false }
  const standby = { isStandby: true, isReadOnly: true }
  const stopped = { isStandby: false, isReadOnly: true }
  const of = (role: Parameters<typeof fitness>[0]) =>
    [primary, standby, stopped].map((state) => fitness(role, state))

  expect(of('read-write')).toEqual([2, 0, 0])
  expect(of('primary')).toEqual([2, 0, 2])
  expect(of('read-only')).toEqual([0, 2, 2])
  expect(of('standby')).toEqual([0, 2, 0])
  expect(of('prefer-standby')).toEqual([1, 2, 1])
  expect(of('any')).toEqual([2, 2, 2])
  expect(of(undefined)).toEqual([2, 2, 2])
})
