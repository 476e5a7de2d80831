import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  Zakat  PENGHASILAN ', 1, ['zakat', 'penghasilan']],
  ['a b c d e f g h', 1, ['a', 'b', 'c', 'd', 'e', 'f']],
  ['   ', 1, []],
  ['', 1, []],
  ['ab '.repeat(33), 3, []],
  ['ab '.repeat(33), 1, ['ab']],
  ['air Air AIR ke sumur', 3, ['air', 'sumur']],
  ['ṣḥ zakat', 3, ['zakat']],
])('%j has, from %i letters on, the words %j', (typed, shortest, words) => {
  expect(searchWords(typed, shortest)).toEqual(words)
})
