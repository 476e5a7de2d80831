import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { destinations, isWithin, sitePlaces } from './navigation.ts'

const known = routes

test('no main entry and nothing at the foot is a dead link', () => {
  for (const { to } of [...destinations, ...sitePlaces.flatMap(({ entries }) => entries)]) {
    const leaf = matchRoutes(known as RouteObject[], to)?.at(-1)
    expect(leaf?.route.path, to).not.toBe('*')
    expect(leaf, to).toBeDefined()
  }
})

test('there are at most five main entries, as many as a phone has room for', () => {
  expect(destinations.length).toBeLessThanOrEqual(5)
})

test.each([
  ['/', 'Beranda'],
  ['/program', 'Program'],
  ['/campaign/air-bersih', 'Program'],
  ['/checkout-va/X', 'Program'],
  ['/surat/2', 'Al-Qur’an'],
  ['/register', 'Akun'],
  ['/otpregister/X', 'Akun'],
  ['/tentang', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(destinations.find((entry) => isWithin(entry, pathname))?.label).toBe(label)
})
