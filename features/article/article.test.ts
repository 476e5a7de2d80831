import { expect, test } from 'vitest'
import { articleState, countWords, readingTime, SLUG } from './article.ts'

test.each([
  ['Zakat profesi: kapan dibayar?', 4],
  ['  dua \n kata  ', 2],
  ['— … !', 0],
  ['Rp7.640.144 sebulan', 2],
  ['', 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingTime(words)).toBe(minutes)
})

test.each([
  ['zakat-penghasilan-2026', true],
  ['abc', true],
  ['ab', false],
  ['Zakat', false],
  ['-zakat', false],
  ['zakat-', false],
  ['zakat--emas', false],
  ['zakat emas', false],
  ['rss.xml', false],
  ['a'.repeat(101), false],
])('%s as a slug: %s', (slug, isGood) => {
  expect(SLUG.test(slug)).toBe(isGood)
})

test('an article is scheduled until its moment, and nothing else makes it public', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const later = new Date('2026-11-21T00:00:00.001Z')
  expect(articleState({ status: 'published', publishedAt: later }, now)).toBe('scheduled')
  expect(articleState({ status: 'published', publishedAt: now }, now)).toBe('published')
  expect(articleState({ status: 'draft', publishedAt: null }, now)).toBe('draft')
  expect(articleState({ status: 'withdrawn', publishedAt: now }, now)).toBe('withdrawn')
})
