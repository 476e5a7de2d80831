import { expect, test } from 'vitest'
import { actionOf, shortcuts } from './shortcuts.ts'

const press = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
}

test('no key means two things', () => {
  const keys = shortcuts.flatMap((each) => [...each.keys])
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['j', 'next-verse'],
  ['J', 'next-verse'],
  ['?', 'help'],
  ['=', 'larger'],
  ['x', undefined],
  ['Enter', undefined],
])('the key %s does %s', (key, action) => {
  expect(actionOf({ ...press, key })).toBe(action)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('with %s it is not ours', (held) => {
  expect(actionOf({ ...press, [held]: true })).toBeUndefined()
})

test('holding a key moves on from verse to verse, and does nothing else again and again', () => {
  expect(actionOf({ ...press, repeat: true })).toBe('next-verse')
  expect(actionOf({ ...press, key: 'p', repeat: true })).toBeUndefined()
})
