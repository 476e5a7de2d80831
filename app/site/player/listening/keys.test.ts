import { expect, test } from 'vitest'
import { arrowTarget, isHeldAction, playerKeyAction, playerKeys } from './keys.ts'

const press = {
  key: ' ',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
}

test.each([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['n', 'next'],
  ['N', 'next'],
  ['p', 'previous'],
  ['ArrowDown', undefined],
  ['Enter', undefined],
  ['x', undefined],
])('the key "%s" does %s', (key, action) => {
  expect(playerKeyAction({ ...press, key })).toBe(action)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing'])(
  'with %s it is not ours',
  (held) => {
    expect(playerKeyAction({ ...press, [held]: true })).toBeUndefined()
  },
)

test('holding an arrow moves on, holding another key does nothing more', () => {
  const held = playerKeys.map(({ action }) => action).filter(isHeldAction)
  expect(held).toEqual(['back', 'forward'])
})

test('every action is listed once', () => {
  expect(playerKeys.map(({ keys, action }) => [...keys, action])).toEqual([
    ['spasi', 'toggle'],
    ['←', 'back'],
    ['→', 'forward'],
    ['n', 'next'],
    ['p', 'previous'],
  ])
})

test.each([
  ['back', 12, 20, { to: 7 }],
  ['back', 3, 20, { to: 0 }],
  ['back', 1.4, 20, 'previous'],
  ['back', 1.5, 20, { to: 0 }],
  ['forward', 3, 20, { to: 8 }],
  ['forward', 15, 20, 'next'],
  ['forward', 3, Number.NaN, { to: 8 }],
  ['forward', 3, Number.POSITIVE_INFINITY, { to: 8 }],
] as const)('the arrow %s at second %s of %s leads to %o', (action, at, length, expected) => {
  expect(arrowTarget(action, { at, length })).toEqual(expected)
})
