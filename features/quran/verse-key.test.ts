import { expect, test } from 'vitest'
import { parseVerseKey, verseKey } from './verse-key.ts'

test.each(['1:1', '2:255', '114:6'])('%s is the key of a verse and leads back to it', (key) => {
  const verse = parseVerseKey(key)
  expect(verse && verseKey(verse)).toBe(key)
})

test.each([
  '',
  '2',
  '2:',
  ':255',
  '2:0',
  '0:1',
  '02:255',
  '2:255:1',
  '2 : 255',
  'QS 2:255',
  '2:2555',
])('%j is the key of no verse', (key) => {
  expect(parseVerseKey(key)).toBeUndefined()
})
