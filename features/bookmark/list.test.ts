import { expect, test } from 'vitest'
import { countLabels, listBookmarks } from './list.ts'

const bookmarks = [
  {
    surah: 2,
    ayah: 255,
    name: 'Al-Baqarah',
    note: 'Sebelum tidur',
    labels: ['hafalan'],
    colour: 'biru' as const,
  },
  {
    surah: 1,
    ayah: 1,
    name: 'Al-Fatihah',
    note: '',
    labels: ['Doa', 'hafalan'],
    colour: '' as const,
  },
  { surah: 36, ayah: 1, name: 'Yasin', note: 'malam Jumat', labels: [], colour: 'ungu' as const },
].map((bookmark, place) => ({ ...bookmark, createdAt: place, updatedAt: place }))

const found = (asked: Partial<Parameters<typeof listBookmarks>[1]>) =>
  listBookmarks(bookmarks, { order: 'mushaf', ...asked }).map(({ surah }) => surah)

test.each([
  [{}, [1, 2, 36]],
  [{ order: 'terbaru' as const }, [36, 1, 2]],
  [{ order: 'terlama' as const }, [2, 1, 36]],
  [{ label: 'HAFALAN' }, [1, 2]],
  [{ label: 'hafal' }, []],
  [{ q: 'tidur sebelum' }, [2]],
  [{ q: 'yasin' }, [36]],
  [{ q: '2:255' }, [2]],
  [{ q: 'doa', label: 'hafalan' }, [1]],
  [{ q: 'tidak ada' }, []],
  [{ colour: 'biru' as const }, [2]],
  [{ colour: 'semua' as const }, [2, 36]],
])('%j finds %j', (asked, surahs) => {
  expect(found(asked)).toEqual(surahs)
})

test('labels are counted, the most used first', () => {
  expect(countLabels(bookmarks)).toEqual([
    { label: 'hafalan', count: 2 },
    { label: 'Doa', count: 1 },
  ])
})
