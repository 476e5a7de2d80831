import { expect, test } from 'vitest'
import { pathAfterSignIn, signInPath } from './next.ts'

test.each([
  ['', '/account'],
  ['?lanjut=%2Fmydonation', '/mydonation'],
  ['?lanjut=%2Fsurat%2F2%3Fayat%3D255%23x', '/surat/2?ayat=255#x'],
  ['?lanjut=https%3A%2F%2Fjahat.example', '/account'],
  ['?lanjut=%2F%2Fjahat.example', '/account'],
  ['?lanjut=%2F%5Cjahat.example', '/account'],
  ['?lanjut=%2F%09%2Fjahat.example', '/account'],
  ['?lanjut=javascript%3Aalert(1)', '/account'],
])('after signing in at %s one goes on to %s, never to another site', (search, path) => {
  expect(pathAfterSignIn(search)).toBe(path)
})

test('the sign-in screen leads back to where it was asked for', () => {
  expect(
    pathAfterSignIn(new URL(signInPath('/donasi-sekarang/a?nominal=5'), 'http://x').search),
  ).toBe('/donasi-sekarang/a?nominal=5')
  expect(signInPath()).toBe('/account')
})
