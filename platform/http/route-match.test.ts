import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routeMatcher } from './route-match.ts'

const words = ['kelola', 'Surat', 'gambar', 'a.csv', 'baru']
const patterns = [...words, ':id', ':id.csv', ':lang?', 'baru?']

const path = fc
  .array(fc.constantFrom(...patterns), { maxLength: 3 })
  .chain((segments) => fc.constantFrom(segments.join('/'), [...segments, '*'].join('/')))

/** Routes with children, an index and layouts without a path, each with an id of its own. */
const trees = fc
  .array(fc.record({ path: fc.option(path, { nil: undefined }), children: fc.array(path) }), {
    maxLength: 8,
  })
  .map((given) =>
    given.map(
      ({ path: own, children }, at): RouteObject => ({
        id: `${at}`,
        ...(own !== undefined && { path: own.replace(/\/?\*$/, '') }),
        children: [
          { id: `${at} index`, index: true },
          ...children.map((child, n) => ({ id: `${at} ${n}`, path: child })),
        ],
      }),
    ),
  )

const segment = fc.constantFrom(
  ...words,
  ...words.map((word) => word.toUpperCase()),
  '7',
  '7.csv',
  '%6belola',
  'kel%2Fola',
  '',
  '\u212Aelola',
  '*',
  ':id',
)
const pathnames = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)

const found = (matches: ReturnType<typeof matchRoutes>) =>
  matches?.map(({ route, params, pathname }) => [route.id, params, pathname]) ?? null

test('a path is matched as the router matches it, whatever the routes', () => {
  fc.assert(
    fc.property(trees, fc.array(pathnames, { minLength: 8, maxLength: 16 }), (tree, asked) => {
      const match = routeMatcher(tree)
      for (const pathname of asked) {
        expect(found(match(pathname)), pathname).toEqual(found(matchRoutes(tree, pathname)))
      }
    }),
  )
})

test('a path with a broken escape is matched as it stands', () => {
  const tree = [
    { id: 'list', path: 'kelola/:name' },
    { id: 'rest', path: '*' },
  ]
  const match = routeMatcher(tree)
  for (const pathname of ['/kelola/%E0%A4%A', '/%6belola/%'])
    expect(found(match(pathname)), pathname).toEqual(found(matchRoutes(tree, pathname)))
})

test('a route whose path is whole by itself is found below its parent', () => {
  const tree = [
    { id: 'desk', path: '/kelola', children: [{ id: 'list', path: '/kelola/donasi' }] },
    { id: 'rest', path: '*' },
  ]
  const match = routeMatcher(tree)
  expect(found(match('/kelola/donasi'))?.map(([id]) => id)).toEqual(['desk', 'list'])
  expect(found(match('/kelola/lain'))?.map(([id]) => id)).toEqual(['rest'])
})
