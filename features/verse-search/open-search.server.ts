import { setImmediate as pause } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { keepSearch, keptSearch, type SearchFolder } from './kept-search.server.ts'
import { type Explain, type Search, searchBuilder } from './search-index.ts'
import type { SearchText } from './types.ts'
import { verseTexts } from './verse-texts.server.ts'

type Settings = Pick<Config, 'quranSource'>

/** Verses read between two pauses: a few milliseconds of work. */
const AT_ONCE = 60
const opened = new Map<string, Promise<Search>>()

/**
 * The search over the configured text: built once per process, in small steps so that other requests are answered
 * meanwhile. Where a `place` is given, the one that is kept there, or it is kept there for the next start.
 */
export function openSearch(config: Settings, place?: SearchFolder): Promise<Search> {
  const known = opened.get(config.quranSource)
  if (known) return known
  const text = searchText(config)
  const explain = verseTexts(config)
  const building = place ? keptOrBuilt(text, { place, explain }) : build(text, explain)
  opened.set(config.quranSource, building)
  return building
}

/** The text in the form of the search: all verses in one list. */
export function searchText(config: Settings): SearchText {
  const surahs = openQuran(config).listSurahs()
  return { surahs, verses: surahs.flatMap(({ verses }) => verses) }
}

type Making = { place: SearchFolder; explain: Explain }

async function keptOrBuilt(text: SearchText, { place, explain }: Making): Promise<Search> {
  const saved = await keptSearch(text, place)
  if (saved) return saved
  const search = await build(text, explain)
  // Where nothing can be written, the next start builds it again.
  await keepSearch(search, place).catch(() => {})
  return search
}

async function build(text: SearchText, explain: Explain): Promise<Search> {
  const builder = searchBuilder(text, explain)
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
