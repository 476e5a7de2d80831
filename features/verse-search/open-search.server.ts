import { setImmediate as pause } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import { openQuran } from '../quran/source.server.ts'
import { type Search, searchBuilder } from './search-index.ts'
import type { SearchText } from './types.ts'

type Settings = Pick<Config, 'quranSource'>

/** Verses read between two pauses: a few milliseconds of work. */
const AT_ONCE = 60
const opened = new Map<string, Promise<Search>>()

/**
 * The search over the configured text: built once per process, in small steps so that other requests are answered
 * meanwhile.
 */
export function openSearch(config: Settings): Promise<Search> {
  const known = opened.get(config.quranSource)
  if (known) return known
  const building = build(searchText(config))
  opened.set(config.quranSource, building)
  return building
}

/** The text in the form of the search: all verses in one list. */
export function searchText(config: Settings): SearchText {
  const surahs = openQuran(config).listSurahs()
  return { surahs, verses: surahs.flatMap(({ verses }) => verses) }
}

async function build(text: SearchText): Promise<Search> {
  const builder = searchBuilder(text)
  for (const verse of text.verses.keys()) {
    builder.add(verse)
    if (verse % AT_ONCE === 0) await pause()
  }
  const steps = builder.steps()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
