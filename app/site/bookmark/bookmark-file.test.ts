import { expect, test } from 'vitest'
import { mergeBookmarks } from '#features/bookmark/bookmark.ts'
import { bookmarksAsJson, bookmarksAsMarkdown, bookmarksFromFile } from './bookmark-file.ts'
import type { NamedBookmark } from './bookmark.ts'

const throne: NamedBookmark = {
  surah: 2,
  ayah: 255,
  name: 'Al-Baqarah',
  note: '# Sebelum tidur\n<script>alert(1)</script> *hafal*',
  labels: ['doa'],
  colour: 'kuning',
  createdAt: 10,
  updatedAt: 20,
}
const bare: NamedBookmark = {
  ...throne,
  surah: 1,
  ayah: 1,
  name: 'Al-Fatihah',
  note: '',
  labels: [],
  colour: '',
}
const surahOf = (surah: number) =>
  [undefined, { name: 'Al-Fatihah', verses: 7 }, { name: 'Al-Baqarah', verses: 286 }][surah]

test('Markdown names place, translation, highlight, labels, note and address; no note becomes markup', () => {
  const textOf = ({ ayah }: NamedBookmark) => (ayah === 255 ? 'Allah, tidak ada tuhan' : undefined)
  expect(
    bookmarksAsMarkdown([throne, bare], 'https://contoh.id', textOf),
  ).toBe(`# Ayat tersimpan (2)

## Al-Baqarah ayat 255 (2:255)

> Allah, tidak ada tuhan

- Sorotan: kuning
- Label: doa

\\# Sebelum tidur
\\<script\\>alert(1)\\</script\\> \\*hafal\\*

<https://contoh.id/surat/2#ayat-255>

## Al-Fatihah ayat 1 (1:1)

<https://contoh.id/surat/1#ayat-1>
`)
})

test('a file that was saved is read again, and reading it twice adds nothing', () => {
  const found = bookmarksFromFile(bookmarksAsJson([throne, bare]), surahOf, 1_000)
  expect(found).toEqual({ bookmarks: [throne, bare], skipped: 0 })
  const once = mergeBookmarks([throne], found?.bookmarks ?? [])
  expect(once).toEqual([throne, bare])
  expect(mergeBookmarks(once, found?.bookmarks ?? [])).toEqual(once)
})

test('of a file of strangers only what is a verse comes in, cleaned, named by us and not from the future', () => {
  const file = {
    version: 1,
    marks: [
      { ...throne, name: 'Palsu', note: 'a\u202E\u0000b', labels: ['x'.repeat(31), 'baik'] },
      { ...throne, ayah: 287 },
      { ...throne, surah: 3 },
      { ...bare, note: 'a'.repeat(5_001) },
      { ...bare, ayah: 2, colour: 'merah', createdAt: 5_000, updatedAt: 9_000 },
      'x',
    ],
  }
  expect(bookmarksFromFile(JSON.stringify(file), surahOf, 1_000)).toEqual({
    bookmarks: [
      { ...throne, note: 'ab', labels: ['baik'] },
      { ...bare, ayah: 2, createdAt: 1_000, updatedAt: 1_000 },
    ],
    skipped: 4,
  })
})

test.each(['', 'null', '[]', '{"version":2,"marks":[]}', '{"marks":[]}'])(
  'a file with %j is none of ours',
  (text) => {
    expect(bookmarksFromFile(text, surahOf, 0)).toBeNull()
  },
)
