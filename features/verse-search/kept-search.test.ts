import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { keepSearch, keptSearch, type SearchFolder } from './kept-search.server.ts'
import { openSearch, searchText } from './open-search.server.ts'
import { searchDataOf } from './search-index.ts'
import { search as find } from './search.ts'

const config = readConfig({})
const built = () => openSearch(config)
const text = searchText(config)

function aPlace(build = 'this build'): SearchFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-search-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder: path.join(folder, 'made when needed'), build }
}

test('a kept index is the built one, in every list and every answer', async () => {
  const [search, place] = [await built(), aPlace()]
  expect(await keptSearch(text, place)).toBeUndefined()
  await keepSearch(search, place)
  const kept = await keptSearch(text, place)
  if (!kept) throw new Error('nothing was kept')
  // What a matcher would say of a million numbers nobody reads.
  expect(isDeepStrictEqual(searchDataOf(kept), searchDataOf(search))).toBe(true)
  expect(isDeepStrictEqual(kept.words.idOf, search.words.idOf)).toBe(true)
  for (const { family, stem } of [kept.words, search.words])
    for (const [root, ids] of family)
      for (const id of ids) expect(stem(search.words.terms[id] ?? '')).toBe(root)
  const typed = ['sabar', 'petunjux', 'anak yatim', 'alhamdulilah', 'إياك نعبد', 'iyyaka nabudu']
  for (const words of [...typed, 'ayat kursi', '2:255', 'sabar dalam ujian', 'zzzz'])
    expect(find(kept, words), words).toEqual(find(search, words))
})

test('of another text, another verse in another place, or another build nothing is taken', async () => {
  const [search, place] = [await built(), aPlace()]
  await keepSearch(search, place)
  const [first, second, ...others] = text.verses
  if (!first || !second) throw new Error('no verses')
  const oneLetter = { ...first, indonesian: `${first.indonesian}.` }
  for (const verses of [[oneLetter, second, ...others], [second, first, ...others], others])
    expect(await keptSearch({ ...text, verses }, place)).toBeUndefined()
  expect(await keptSearch(text, { ...place, build: 'the next build' })).toBeUndefined()
  expect(await keptSearch(text, place)).toBeDefined()
})

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, file.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['another by one bit', (file: Buffer) => file.with(file.length - 99, file.at(-99)! ^ 1)],
] as [string, (file: Buffer) => Uint8Array][])(
  'a kept file that is %s is not used',
  async (_, spoil) => {
    const place = aPlace()
    await keepSearch(await built(), place)
    const file = path.join(place.folder, readdirSync(place.folder)[0] ?? '')
    const whole = readFileSync(file)
    writeFileSync(file, spoil(whole))
    expect(await keptSearch(text, place)).toBeUndefined()
    writeFileSync(file, whole)
    expect(await keptSearch(text, place)).toBeDefined()
  },
)

test('only the newest index stays, and nothing else of the folder is touched', {
  tags: 'night',
}, async () => {
  const [search, place] = [await built(), aPlace()]
  await keepSearch(search, { ...place, build: 'an older build' })
  writeFileSync(path.join(place.folder, 'an-answer.br'), '')
  await Promise.all(Array.from({ length: 4 }, () => keepSearch(search, place)))
  expect(readdirSync(place.folder)).toHaveLength(2)
  expect(readdirSync(place.folder)).toContain('an-answer.br')
  expect(await keptSearch(text, place)).toBeDefined()
})
