import { readFileSync } from 'node:fs'

export type AskedQuery = { typed: string; accepted: readonly string[] }

/** Whole questions, everyday words, prayers, half-known verses and occasions. */
export const askedQueries = byLanguage('asked')
/** Written by others before the search was mended for them ('18:*': any verse). */
export const heldQueries = byLanguage('held')
/** Written by others for the second widening of the search. */
export const unseenQueries = byLanguage('unseen')
/** Written by others before an English translation and wordings of verses were read. */
export const laterQueries = byLanguage('later')
/** A topic in everyday words. */
export const topicQueries = readQueries('topics')

/** Words in everyday spelling that the prints spell otherwise, or short ones: how many verses have each, and some. */
export const everydayCounts = read('everyday')
  .split(/ · |\n/)
  .map((each) => {
    const [word = '', count = '', ...some] = each.split(' ')
    return { word, count: Number(count), some }
  })

function byLanguage(name: string): Record<'indonesian' | 'english', AskedQuery[]> {
  return { indonesian: readQueries(`${name}-indonesian`), english: readQueries(`${name}-english`) }
}

/** One query a line, with the verses that a reader accepts as an answer. */
function readQueries(name: string): AskedQuery[] {
  return read(name)
    .split('\n')
    .map((line) => {
      const [typed = '', verses = ''] = line.split(' | ')
      return { typed, accepted: verses.split(' ') }
    })
}

function read(name: string): string {
  return readFileSync(new URL(`queries/${name}.txt`, import.meta.url), 'utf8').trim()
}
