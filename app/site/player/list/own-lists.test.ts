import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedList,
  itemOf,
  placeInList,
  movedItem,
  readLists,
  withList,
  withoutList,
} from './own-lists.ts'

test('a list gets a name, items and an order, and goes', () => {
  let lists = withList(withList([], '  Sebelum   tidur '), 'Jumat')
  expect(withList(lists, '  ')).toBe(lists)
  lists = changedList(lists, 1, (items) => [
    ...items,
    { surah: 67 },
    { surah: 2, from: 285, to: 286 },
  ])
  lists = changedList(lists, 1, (items) => movedItem(items, 1, -1))
  expect(lists).toEqual([
    { id: 1, name: 'Sebelum tidur', items: [{ surah: 2, from: 285, to: 286 }, { surah: 67 }] },
    { id: 2, name: 'Jumat', items: [] },
  ])
  expect(readLists(JSON.stringify(lists))).toEqual(lists)
  expect(withoutList(lists, 1).map(({ id }) => id)).toEqual([2])
})

test.each([
  [{ from: '', to: '' }, { surah: 2 }, 'Al-Baqarah'],
  [{ from: '255', to: '' }, { surah: 2, from: 255, to: 255 }, 'Al-Baqarah 255'],
  [{ from: '285', to: '286' }, { surah: 2, from: 285, to: 286 }, 'Al-Baqarah 285–286'],
])('%j of Al-Baqarah is %j', (typed, item, words) => {
  expect(itemOf(2, 286, typed)).toEqual(item)
  expect(placeInList(item, 'Al-Baqarah')).toBe(words)
})

test.each([
  { from: '0', to: '' },
  { from: '5', to: '4' },
  { from: '280', to: '287' },
  { from: '1.5', to: '' },
])('%j is no place', (typed) => {
  expect(itemOf(2, 286, typed)).toBeUndefined()
})

test('whatever is stored, what comes back are lists', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      for (const { items } of readLists(stored))
        for (const { surah } of items) expect(surah).toBeLessThanOrEqual(114)
    }),
  )
})
