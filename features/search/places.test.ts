import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { places } from './places.ts'

test('every place that can be named is a screen of this site', () => {
  const known = new Set(routes.map(({ path }) => `/${path ?? ''}`))
  expect(places.map(({ address }) => address).filter((address) => !known.has(address))).toEqual([])
})
