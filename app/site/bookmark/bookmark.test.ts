import { expect, test } from 'vitest'
import { type NamedBookmark, bookmarksText, readBookmarks } from './bookmark.ts'

const bookmark: NamedBookmark = {
  surah: 2,
  ayah: 255,
  name: 'Al-Baqarah',
  note: 'Sebelum tidur',
  labels: ['hafalan'],
  colour: 'biru',
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_001,
}

test('what is kept is read again', () => {
  expect(readBookmarks(bookmarksText([bookmark]))).toEqual([bookmark])
})

test.each([
  ['nothing', null],
  ['broken JSON', '{"version":1,"marks":[{'],
  ['null', 'null'],
  ['another version', JSON.stringify({ version: 2, marks: [bookmark] })],
  ['no list', JSON.stringify({ version: 1, marks: bookmark })],
  ['no verse', JSON.stringify({ version: 1, marks: [null, 1, { ...bookmark, surah: 115 }] })],
  ['no name', JSON.stringify({ version: 1, marks: [{ ...bookmark, name: undefined }] })],
])('%s gives no marks', (_, kept) => {
  expect(readBookmarks(kept)).toEqual([])
})

test('what is whole is kept beside what is broken, each verse once', () => {
  const bare = { surah: 1, ayah: 1, name: 'Al-Fatihah', labels: [1, ' Doa '], note: 7, colour: 'x' }
  const kept = JSON.stringify({
    version: 1,
    marks: [bookmark, bookmark, { ...bookmark, ayah: 'x' }, bare],
  })
  expect(readBookmarks(kept)).toEqual([
    bookmark,
    { ...bare, note: '', labels: ['Doa'], colour: '', createdAt: 0, updatedAt: 0 },
  ])
})
