import { expect, test } from 'vitest'
import { loggedPath, withoutCapabilities } from './log.server.ts'

test.each([
  ['/otpregister/0123456789ABCDEFGHJKMNPQRS', '/otpregister/{id}'],
  ['/password/0123456789abcdefghjkmnpqrs', '/password/{id}'],
  ['/v2/donations/0123456789ABCDEFGHJKMNPQRS/charges', '/v2/donations/{id}/charges'],
  ['/campaign/sumur-untuk-desa-di-nusa-tenggara', '/campaign/sumur-untuk-desa-di-nusa-tenggara'],
  ['/surat/114', '/surat/114'],
  ['/payment/%30123456789ABCDEFGHJKMNPQRS', '/payment/{id}'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

const id = '0123456789ABCDEFGHJKMNPQRS'

test.each([
  ['a public id', `charge ${id}-1`],
  ['a session value', `Authorization: ${id}${id}`],
  ['a link that stops a reminder', '0123456789abcdef'.repeat(4)],
  ['a pass to a gift', `${'0a'.repeat(16)}.1790000000.${'b1'.repeat(16)}`],
])('%s is not in what is logged', (_name, text) => {
  expect(withoutCapabilities(text)).not.toMatch(/[0-9a-z]{26}/i)
})

test('the same id has the same short name, and row ids stay', () => {
  const named = withoutCapabilities(id)
  expect(named).toMatch(/^\{id [0-9a-f]{12}\}$/)
  expect(withoutCapabilities(id.toLowerCase())).toBe(named)
  const row = '019dafe0-28a1-7bc0-8000-0123456789ab'
  expect(withoutCapabilities(row)).toBe(row)
})
