import { askedOfFaith } from './wordings/faith.ts'
import { askedInMoreEnglish } from '../wordings/english-more.ts'
import { askedInEnglish } from './wordings/english.ts'
import { askedFurther } from '../wordings/further.ts'
import { askedOfLife } from './wordings/life.ts'
import { askedByPeople } from '../wordings/people.ts'
import { askedOfRules } from './wordings/rules.ts'
import { askedBySayings } from './wordings/sayings.ts'
import { askedOfStories } from './wordings/stories.ts'
import { askedInTalk } from './wordings/talk.ts'
import { askedByWords } from './wordings/words.ts'

/** A subject that people ask about: the ways they ask, and its verses, the best first. */
export type AskedSubject = { names: readonly string[]; verses: readonly string[] }

/** The subjects of a table: in each line the ways to ask, then the verses. */
function read(...parts: readonly string[]): AskedSubject[] {
  return parts
    .flatMap((part) => part.trim().split('\n'))
    .map((line) => {
      const [names = '', verses = ''] = line.split(' | ')
      return { names: names.split(', '), verses: verses.split(' ') }
    })
}

/**
 * How people ask, in whole wordings: questions, situations, slang, half-remembered verses. They lead to verses but
 * are no topics of the screen. Whoever adds a verse has read its translation.
 */
export const askedSubjects: Readonly<Record<'indonesian' | 'english', readonly AskedSubject[]>> = {
  indonesian: read(
    askedOfFaith,
    askedOfLife,
    askedOfRules,
    askedOfStories,
    askedInTalk,
    askedByPeople,
    askedFurther,
    askedByWords,
    askedBySayings,
  ),
  english: read(askedInEnglish, askedInMoreEnglish),
}
