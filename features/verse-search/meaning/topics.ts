import { conductTopics } from './topics/conduct.ts'
import { faithTopics } from './topics/faith.ts'
import { hereafterTopics } from './topics/hereafter.ts'
import { natureTopics } from './topics/nature.ts'
import { occasionsTopics } from './topics/occasions.ts'
import { prayersTopics } from './topics/prayers.ts'
import { societyTopics } from './topics/society.ts'
import { storiesTopics } from './topics/stories.ts'
import { worshipTopics } from './topics/worship.ts'
import { tellingWords } from './topic-words.ts'

/** A topic as it is written down: its title and its other names, and its best verses, the best first. */
export type TopicEntry = { names: readonly string[]; verses: readonly string[] }

const all = [
  faithTopics,
  worshipTopics,
  conductTopics,
  storiesTopics,
  hereafterTopics,
  natureTopics,
  societyTopics,
  prayersTopics,
  occasionsTopics,
]

/**
 * The reviewed topics. Each line: the title, other names and everyday wordings, then the verses. Whoever adds a verse
 * has read its translation and judged that it is about the topic.
 */
export const topicTable: readonly TopicEntry[] = all.flatMap((part) =>
  part
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', verses = ''] = line.split(' | ')
      return { names: names.split(', '), verses: verses.split(' ') }
    }),
)

/** Every word of the topics' names. */
export function topicVocabulary(): Set<string> {
  return new Set(topicTable.flatMap(({ names }) => names.flatMap(tellingWords)))
}
