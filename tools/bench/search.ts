import { brotliCompressSync, constants } from 'node:zlib'
import MiniSearch from 'minisearch'
import { offlineFiles } from '#features/quran/offline/offline-files.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { searchText } from '#features/verse-search/open-search.server.ts'
import { search } from '#features/verse-search/search.ts'
import { buildSearch, type Search } from '#features/verse-search/search-index.ts'
import { topicQueries } from '#tests/quran/search-queries.ts'
import { topicTable } from '#features/verse-search/meaning/topics.ts'
import { type Choices, EXACT, wordHits } from '#features/verse-search/words/word-hits.ts'
import { termsNear, termsWith, type WordIndex } from '#features/verse-search/words/word-index.ts'
import { wordsOf } from '#features/verse-search/words/words.ts'
import { readConfig } from '#platform/config.ts'
import { type Figure, median } from './figures.ts'
import { aim } from './goals.ts'

type Mode = 'exact' | 'prefix' | 'slip'

const queries: Record<Mode, readonly string[]> = {
  exact: [
    'sabar',
    'zakat',
    'surga',
    'orang orang yang beriman',
    'kasih sayang',
    'maha pengampun',
    'anak yatim',
    'puasa',
    'hari kiamat',
    'musa dan firaun',
    'langit dan bumi',
    'sedekah',
    'riba',
    'tobat',
    'petunjuk bagi orang yang bertakwa',
    'nabi ibrahim',
    'air yang mengalir',
    'janganlah kamu',
    'kebaikan',
    'ampunan dan pahala',
  ],
  prefix: ['sab', 'zak', 'sur', 'ber', 'peng', 'ket', 'mala', 'ibr', 'seb', 'kaf'],
  slip: [
    'sabbar',
    'petunjux',
    'kegelapam',
    'bertaqwa',
    'malaikt',
    'ibrohim',
    'surgaa',
    'kebaikkan',
    'perjanjan',
    'yatimm',
  ],
}

/**
 * P11 and P12: the search against MiniSearch with the same words and the same hits; the data a browser stores against
 * one file.
 */
export function measureSearch({ rounds }: { rounds: number }): Figure[] {
  const text = searchText(readConfig({}))
  const began = performance.now()
  const index = buildSearch(text)
  const built = performance.now() - began
  const mini = miniSearch(text.verses.map(({ indonesian }) => indonesian))
  const figures = (Object.keys(queries) as Mode[]).map((mode) =>
    speedFigure(mode, { words: index.words, mini, rounds }),
  )
  const typed = [...queries.exact, '2:255', 'alhamdulilah', 'qul huallah', 'إياك نعبد']
  const whole = typed.map((each) => median(times(() => search(index, each), rounds)))
  console.log(
    `Whole search (places, words, Latin, forms, synonyms): p50 ${micros(median(whole))}; ` +
      `all three indexes built in ${built.toFixed(0)} ms on the device, ${kilobytes(heldBytes(index))} held`,
  )
  return [...figures, topicFigure(index), ...bytesFigures(index, mini), offlineFigure()]
}

type Mini = MiniSearch<{ id: number; text: string }>

function miniSearch(texts: readonly string[]): Mini {
  const mini: Mini = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: (term) => term,
  })
  mini.addAll(texts.map((text, id) => ({ id, text })))
  return mini
}

type Sides = { words: WordIndex; mini: Mini; rounds: number }

function speedFigure(mode: Mode, { words, mini, rounds }: Sides): Figure {
  const choose = chooser(words, mode)
  const ours = (query: string) =>
    wordHits(
      words,
      wordsOf(query).map(({ text }) => choose(text)),
    )[EXACT] ?? new Uint16Array()
  const theirs = (query: string) => mini.search(query, miniOptions(mode))
  let same = 0
  const taken = queries[mode].map((query) => {
    const [mine, other] = [ours(query), theirs(query)]
    const ids = new Set(mine)
    if (ids.size === other.length && other.every(({ id }) => ids.has(id as number))) same += 1
    // Alternately, so that a busy moment of the machine affects both.
    const pairs = Array.from({ length: rounds * 40 }, () => [
      time(() => ours(query)),
      time(() => theirs(query)),
    ])
    return [0, 1].map((side) => median(pairs.map((pair) => pair[side] as number)))
  })
  const [mine, other] = [0, 1].map((side) => median(taken.map((pair) => pair[side] as number)))
  return {
    goal: '–',
    what: `verse search, ${mode}, p50`,
    ours: micros(mine as number),
    floor: `${micros(other as number)} (MiniSearch)`,
    ratio: (mine as number) / (other as number),
    limit: { most: 0.05 },
    note: `the same verses for ${same} of ${taken.length} queries`,
  }
}

function chooser(index: WordIndex, mode: Mode): (word: string) => Choices {
  const asChoices = (ids: readonly number[]) => ids.map((id) => ({ id, closeness: EXACT }) as const)
  if (mode === 'prefix') return (word) => asChoices(termsWith(index, word))
  if (mode === 'slip') return (word) => asChoices(termsNear(index, word).map(({ id }) => id))
  return (word) => {
    const id = index.idOf.get(word)
    return id === undefined ? [] : asChoices([id])
  }
}

function miniOptions(mode: Mode) {
  return {
    combineWith: 'AND',
    prefix: mode === 'prefix',
    // One wrong letter, which we also try first.
    fuzzy: mode === 'slip' ? 1 : false,
  } as const
}

/** The share of the topic queries with an accepted verse among the first three. */
function topicFigure(index: Search): Figure {
  const answered = topicQueries.filter(({ typed, accepted }) =>
    search(index, typed)
      .found.slice(0, 3)
      .some(({ verse }) => {
        const { surah, ayah } = index.text.verses[verse] ?? { surah: 0, ayah: 0 }
        return accepted.includes(verseKey({ surah, ayah }))
      }),
  ).length
  return {
    what: 'topic queries with an accepted verse among the first three',
    ours: `${answered}`,
    floor: `${topicQueries.length} (all)`,
    ratio: answered / topicQueries.length,
    ...aim('P11 found'),
  }
}

function bytesFigures({ words: { terms, ...index }, topics }: Search, mini: Mini): Figure[] {
  const theirs = Buffer.from(JSON.stringify(mini))
  const words = Buffer.from(terms.join('\n'))
  const { from, ranks, verseAt, masks, byLength, lengthFrom, byEnd, tokens, tokenFrom } = index
  const lists = arrayBytes([from, ranks, verseAt, masks, byLength, lengthFrom, byEnd])
  // The words are stored twice: forwards and backwards.
  const held = lists + 2 * words.length + topicBytes(topics)
  const table = Buffer.from(
    topicTable.map(({ names, verses }) => `${names.join(', ')} | ${verses.join(' ')}`).join('\n'),
  )
  const order = arrayBytes([tokens, tokenFrom])
  const sent = Buffer.concat([words, ...terms.map((_, id) => gaps(index, id))])
  const figure = aim('P11 bytes')
  return [
    {
      ...figure,
      what: 'word index and topics as they are held',
      ours: kilobytes(held),
      floor: `${kilobytes(theirs.length)} (MiniSearch JSON)`,
      ratio: held / theirs.length,
      note: `built where it is used, never sent; the order of words for phrases takes ${kilobytes(order)} more`,
    },
    {
      ...figure,
      what: 'words and their verses, packed (br-11)',
      ours: kilobytes(packed(sent)),
      floor: `${kilobytes(packed(theirs))} (MiniSearch)`,
      ratio: packed(sent) / packed(theirs),
      note: `the reviewed topics beside them: ${kilobytes(packed(table))} in the script`,
    },
  ]
}

/** Two bytes for each concept of a name and each verse, a weight and a topic for each name, and every concept once. */
function topicBytes({ names, topics, byConcept }: Search['topics']): number {
  const concepts = names.reduce((sum, name) => sum + name.concepts.length, 0)
  const verses = topics.reduce((sum, topic) => sum + topic.verses.length, 0)
  const letters = [...byConcept.keys()].reduce((sum, concept) => sum + concept.length, 0)
  return 4 * concepts + 2 * verses + 6 * names.length + letters
}

/** A list of ranks as differences, in bytes of seven bits. */
function gaps({ from, ranks }: Pick<Search['words'], 'from' | 'ranks'>, id: number): Buffer {
  const bytes: number[] = []
  let last = -1
  for (const rank of ranks.subarray(from[id], from[id + 1])) {
    let step = rank - last
    last = rank
    for (; step > 127; step >>= 7) bytes.push((step & 127) | 128)
    bytes.push(step)
  }
  return Buffer.from([...bytes, 0])
}

function offlineFigure(): Figure {
  const files = offlineFiles(readConfig({}))
  const ours = Object.values(files).reduce((sum, file) => sum + packed(Buffer.from(file)), 0)
  const columns = [files.arab, files.latin, files.arti].map((file) => file.split('\n'))
  const floor = packed(Buffer.from(JSON.stringify(columns)))
  return {
    what: 'offline Quran, all files',
    ours: kilobytes(ours),
    floor: `${kilobytes(floor)} (one file, br-11)`,
    ratio: ours / floor,
    ...aim('P12'),
  }
}

function heldBytes({ words, latin, arabic }: Search): number {
  const letters = [latin, arabic].map(
    ({ texts, ...index }) =>
      texts.reduce((sum, text) => sum + text.length, 0) + arrayBytes(Object.values(index)),
  )
  return letters.reduce((sum, bytes) => sum + bytes, arrayBytes(Object.values(words)))
}

function arrayBytes(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => {
    return sum + (ArrayBuffer.isView(value) ? value.byteLength : 0)
  }, 0)
}

function time(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}

function times(act: () => unknown, rounds: number): number[] {
  return Array.from({ length: rounds * 4 }, () => time(act))
}

function packed(body: Buffer): number {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length
}

function micros(milliseconds: number): string {
  return `${(milliseconds * 1000).toFixed(1)} µs`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
