import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isName, typedLine, typedProse, typedSentence } from './typed-text.ts'

test.each([
  ['  Siti \u00a0 Aminah\n', 'Siti Aminah'],
  ['\u200eSiti\u200f \u202aAminah\u202c', 'Siti Aminah'],
  ['Si\u00adti\ufeff', 'Siti'],
  ['Siti\ufe0f \u{e0100}Aminah', 'Siti Aminah'],
  ['Ｓｉｔｉ　Ａｍｉｎａｈ', 'Siti Aminah'],
  ['𝓢𝓲𝓽𝓲', 'Siti'],
  ['Ame\u0301lie', 'Am\u00e9lie'],
  ['Nur´aini', 'Nur´aini'],
  ['陳美玲', '陳美玲'],
  ['\u3164\u115f\u2800\u200b', ''],
])('the line %j is read as %j', (typed, expected) => {
  expect(typedLine(typed)).toBe(expected)
})

test('a line is the same whatever invisible signs are typed into it, and cleaned once is clean', () => {
  const invisible = fc.constantFrom(
    ...'\u200e\u200f\u202a\u202c\u2066\u2069\u200b\u200d\ufe0f\ufeff\u00ad\u034f',
  )
  const letters = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }))
  fc.assert(
    fc.property(letters, invisible, (text, sign) => {
      expect(typedLine(sign + text.join(sign) + sign)).toBe(typedLine(text.join('')))
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(typedLine(typedLine(text))).toBe(typedLine(text))
      expect(typedProse(typedProse(text))).toBe(typedProse(text))
    }),
  )
})

test.each([
  ['A', true],
  ['7 Saudara', true],
  ['محمد', true],
  ['陳', true],
  ['', false],
  ['—', false],
  ['\u0301', false],
  ['🙂', false],
])('%j is a name: %j', (name, expected) => {
  expect(isName(name)).toBe(expected)
})

test.each([
  ['Semoga\r\n\r\n\r\n\r\nberkah ', 'Semoga\n\nberkah'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
  ['Aamiin\u202e', 'Aamiin'],
  ['\u200b \ufe0f\u2800', ''],
])('the prayer %j keeps what makes its letters: %j', (typed, expected) => {
  expect(typedProse(typed)).toBe(expected)
  expect(typedSentence(typed)).toBe(expected.replace(/\s+/g, ' '))
})
