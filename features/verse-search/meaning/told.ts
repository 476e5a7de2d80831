import { toldAsked } from './told/asked.ts'
import { toldFirst } from './told/first.ts'
import { toldLives } from './told/lives.ts'
import { toldSecond } from './told/second.ts'
import { toldSpans } from './told/spans.ts'
import { toldThird } from './told/third.ts'

/** What is told of verses in everyday words, for the search by meaning: by verse. */
export const toldOfVerses: ReadonlyMap<string, string> = readTold()

function readTold(): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of [toldFirst, toldSecond, toldThird, toldAsked, toldLives, toldSpans]) {
    for (const told of part.trim().split(/ · |\n/)) {
      const [place = '', ...words] = told.split(' ')
      for (const key of keysOf(place)) {
        found.set(key, [found.get(key) ?? '', ...words].join(' ').trim())
      }
    }
  }
  return found
}

/** The verses of '12:4-101' or '2:255'. */
function keysOf(place: string): string[] {
  const [surah = '', verses = ''] = place.split(':')
  const [from = 0, to = from] = verses.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, step) => `${surah}:${from + step}`)
}
