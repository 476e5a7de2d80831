import { expect, test } from 'vitest'
import { loggedPath } from './log.server.ts'

test.each([
  ['/otpregister/0123456789ABCDEFGHJKMNPQRS', '/otpregister/{id}'],
  ['/password/0123456789abcdefghjkmnpqrs', '/password/{id}'],
  ['/v2/donations/0123456789ABCDEFGHJKMNPQRS/charges', '/v2/donations/{id}/charges'],
  ['/campaign/sumur-untuk-desa-di-nusa-tenggara', '/campaign/sumur-untuk-desa-di-nusa-tenggara'],
  ['/surat/114', '/surat/114'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
