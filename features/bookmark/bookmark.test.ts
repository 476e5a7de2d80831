import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verseKey } from '#features/quran/verse-key.ts'
import { highlightColours, mergeBookmarks, type Bookmark, settledLabels } from './bookmark.ts'

const paragraph = fc.constantFrom('', 'a', 'b', 'Dibaca tiap malam', 'c\nd')
const labels = fc.array(fc.constantFrom('Doa', 'doa', ' hafalan ', 'tauhid', ''), { maxLength: 4 })
const bookmark: fc.Arbitrary<Bookmark> = fc.record({
  surah: fc.integer({ min: 1, max: 2 }),
  ayah: fc.integer({ min: 1, max: 3 }),
  note: fc.array(paragraph, { maxLength: 3 }).map((each) => each.filter(Boolean).join('\n\n')),
  labels: labels.map(settledLabels),
  colour: fc.constantFrom('', ...highlightColours),
  createdAt: fc.integer({ min: 0, max: 3 }),
  updatedAt: fc.integer({ min: 3, max: 6 }),
})
const bookmarks = fc.uniqueArray(bookmark, { selector: verseKey, maxLength: 6 })

const asSet = (list: readonly Bookmark[]) => new Map(list.map((each) => [verseKey(each), each]))
const words = (note: string) => note.split('\n\n').filter(Boolean)

test('merging in either order gives the same marks', () => {
  fc.assert(
    fc.property(bookmarks, bookmarks, (a, b) => {
      expect(asSet(mergeBookmarks(a, b))).toEqual(asSet(mergeBookmarks(b, a)))
    }),
  )
})

test('merging the same marks again changes nothing', () => {
  fc.assert(
    fc.property(bookmarks, bookmarks, (a, b) => {
      const once = mergeBookmarks(a, b)
      expect(asSet(mergeBookmarks(once, b))).toEqual(asSet(once))
      expect(asSet(mergeBookmarks(a, once))).toEqual(asSet(once))
      expect(asSet(mergeBookmarks(a, a))).toEqual(asSet(a))
    }),
  )
})

test('merging loses no verse, no paragraph, no label, no colour and no date, and keeps each verse once', () => {
  fc.assert(
    fc.property(bookmarks, bookmarks, (a, b) => {
      const merged = mergeBookmarks(a, b)
      const byKey = asSet(merged)
      expect(byKey.size).toBe(merged.length)
      expect(new Set(byKey.keys())).toEqual(new Set([...a, ...b].map(verseKey)))
      for (const each of [...a, ...b]) {
        const kept = byKey.get(verseKey(each)) as Bookmark
        for (const part of words(each.note)) expect(words(kept.note)).toContain(part)
        const known = kept.labels.map((label) => label.toLowerCase())
        for (const label of each.labels) expect(known).toContain(label.toLowerCase())
        if (each.colour) expect(kept.colour).not.toBe('')
        if (each.colour && each.updatedAt === kept.updatedAt) {
          expect(kept.colour >= each.colour).toBe(true)
        }
        expect(kept.createdAt).toBeLessThanOrEqual(each.createdAt)
        expect(kept.updatedAt).toBeGreaterThanOrEqual(each.updatedAt)
      }
    }),
  )
})

test('the newer note stands first, the other under it; an empty one adds nothing', () => {
  const plain = { surah: 2, ayah: 255, labels: [], colour: '' as const, createdAt: 1 }
  const noteOf = (newer: string, older: string) =>
    mergeBookmarks(
      [{ ...plain, note: older, updatedAt: 1 }],
      [{ ...plain, note: newer, updatedAt: 2 }],
    )[0]?.note
  expect(noteOf('baru', 'lama')).toBe('baru\n\nlama')
  expect(noteOf('', 'lama')).toBe('lama')
  expect(noteOf('baru', '')).toBe('baru')
  expect(noteOf('sama', 'sama')).toBe('sama')
})

test('labels are trimmed, each once whatever its capitals, in order', () => {
  expect(settledLabels([' doa ', 'Doa', 'hafalan  juz 30', '', 'anak'])).toEqual([
    'anak',
    'Doa',
    'hafalan juz 30',
  ])
})
