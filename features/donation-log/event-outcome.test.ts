import { expect, test } from 'vitest'
import { outcomeWords } from './event-outcome.ts'

test.each([
  [null, 'tanpa hasil'],
  ['gift', 'dicatat sebagai donasi'],
  ['gift+double', 'dicatat sebagai donasi dan disimpan sebagai titipan'],
  ['orphan kept', 'dananya disimpan sebagai titipan tanpa donasi'],
  ['expired', 'kode kedaluwarsa'],
  ['refused: amount 1 is not 2', 'ditolak, tidak cocok dengan kode kami'],
])('the outcome %s is told in words of the desk', (outcome, words) => {
  expect(outcomeWords(outcome)).toContain(words)
  expect(outcomeWords(outcome)).not.toMatch(/gift|orphan|refused|nothing|missing/)
})
