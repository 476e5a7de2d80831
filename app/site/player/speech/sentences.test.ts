import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indonesianVoice, sentencesOf } from './sentences.ts'

test('a translation is read sentence by sentence', () => {
  const text = 'Katakanlah, “Dialah Allah Yang Maha Esa. Allah tempat meminta segala sesuatu.”'
  expect(sentencesOf(text)).toEqual([
    'Katakanlah, “Dialah Allah Yang Maha Esa.',
    'Allah tempat meminta segala sesuatu.”',
  ])
})

test('no piece is too long and no word is lost', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}[.,;]?$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 120 }), (words) => {
      const pieces = sentencesOf(words.join(' '))
      expect(pieces.every((piece) => piece.length <= 180)).toBe(true)
      expect(pieces.join(' ').split(' ').join('')).toBe(words.join(''))
    }),
  )
})

const voice = (lang: string, localService: boolean) => ({ lang, localService })

test.each([
  ['one of the device before one of the network', [voice('id-ID', false), voice('id_ID', true)], 1],
  ['the old code of the language', [voice('en-US', true), voice('in-ID', true)], 1],
  ['none in another language', [voice('en-US', true), voice('it-IT', true)], -1],
])('the voice is %s', (_case, voices, place) => {
  expect(indonesianVoice(voices)).toBe(voices[place])
})
