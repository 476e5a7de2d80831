import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { verseKey } from '#features/quran/verse-key.ts'
import { writeWhole } from '#platform/http/whole-file.server.ts'
import { searchDataOf, type Search, type SearchData, searchOf } from './search-index.ts'
import type { SearchText } from './types.ts'

/** Where indexes are kept between starts, and the id of the code that builds them: other code may index otherwise. */
export type SearchFolder = { folder: string; build: string }

const DIGEST_BYTES = 32
const NAME = /^search-[0-9a-f]{32}$/

/** The index that this code has built over just this text and kept; undefined where there is none, or not whole. */
export async function keptSearch(
  text: SearchText,
  place: SearchFolder,
): Promise<Search | undefined> {
  try {
    const file = await readFile(path.join(place.folder, nameOf(text, place)))
    const [digest, data] = [file.subarray(0, DIGEST_BYTES), file.subarray(DIGEST_BYTES)]
    if (!digestOf(data).equals(digest)) return undefined
    return searchOf(text, deserialize(data) as SearchData)
  } catch {
    return undefined
  }
}

/** Keeps it for the next start, instead of those of other texts and builds; throws where nothing can be written. */
export async function keepSearch(search: Search, place: SearchFolder): Promise<void> {
  const name = nameOf(search.text, place)
  const data = serialize(searchDataOf(search))
  await writeWhole(path.join(place.folder, name), Buffer.concat([digestOf(data), data]))
  const files = await readdir(place.folder)
  const others = files.filter((other) => NAME.test(other) && other !== name)
  await Promise.all(others.map((other) => rm(path.join(place.folder, other), { force: true })))
}

function nameOf({ verses }: SearchText, { build }: SearchFolder): string {
  const hash = createHash('sha256').update(`${build} ${process.version}`)
  for (const verse of verses) {
    const { arabic, latin, indonesian } = verse
    hash.update(`\0${verseKey(verse)}\0${arabic}\0${latin}\0${indonesian}`)
  }
  return `search-${hash.digest('hex').slice(0, 32)}`
}

function digestOf(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}
