import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { deskList, knownKey, knownValue } from './desk-list.ts'

const words = { open: 'Terbuka', closed: 'Selesai' }

const list = deskList({
  title: 'Contoh',
  file: 'contoh',
  filters: ['keadaan', 'urut'],
  read: ({ keadaan, urut }) => ({
    state: knownKey(words, keadaan),
    sort: knownValue(['naik', 'turun'], urut) ?? ('naik' as const),
  }),
  page: async (_ctx, { state, sort, after, limit = 2 }) => ({
    items: [{ id: `${state} ${sort} ${after} ${limit}`, amount: 5 }],
    next: after ? undefined : 'b 2',
  }),
  count: async (_ctx, { state }) => (state ? 1 : 3),
  columns: { nomor: ({ id }) => id, jumlah: ({ amount }) => amount },
})

test('the screen of a list and its files read the same filters and pages', async () => {
  const ctx = await testContext()
  const pageAt = (query: string) =>
    list.pageAt(ctx, new Request(`https://a.test/kelola/x?${query}`))
  expect(await pageAt('keadaan=open&urut=turun&lain=1')).toEqual({
    items: [{ id: 'open turun undefined 2', amount: 5 }],
    next: '/kelola/x?keadaan=open&urut=turun&sesudah=b+2',
    filters: { keadaan: 'open', urut: 'turun' },
    filter: { state: 'open', sort: 'turun' },
  })
  // What no table knows is left out, also a name that every object has.
  expect(await pageAt('keadaan=constructor&urut=x&sesudah=b')).toMatchObject({
    items: [{ id: 'undefined naik b 2' }],
    next: undefined,
  })
  expect(list.head([])).toEqual(['nomor', 'jumlah'])
  const filters = { keadaan: 'closed' }
  expect(await list.page(ctx, { filters, fields: [], size: 7 })).toEqual({
    rows: [['closed naik undefined 7', 5]],
    next: 'b 2',
  })
  expect(await list.count(ctx, filters, 10)).toBe(1)
})

test('a list of one page counts its rows, and its files hold the personal data that were agreed on', async () => {
  const ctx = await testContext()
  const people = deskList({
    title: 'Orang',
    file: 'orang',
    filters: [],
    read: () => ({}),
    page: async (_ctx, _filter, fields) => ({
      items: [{ name: 'Siti', phone: fields.includes('kontak') ? '0812' : null }],
      next: undefined,
    }),
    columns: (fields) => ({
      nama: ({ name }) => name,
      ...(fields.includes('kontak') && { ponsel: ({ phone }: { phone: string | null }) => phone }),
    }),
  })
  const rowsOf = async (fields: readonly 'kontak'[]) => [
    people.head(fields),
    ...(await people.page(ctx, { filters: {}, fields, size: 9 })).rows,
  ]
  expect(await rowsOf([])).toEqual([['nama'], ['Siti']])
  expect(await rowsOf(['kontak'])).toEqual([
    ['nama', 'ponsel'],
    ['Siti', '0812'],
  ])
  expect([await people.count(ctx, {}, 9), await people.count(ctx, {}, 0)]).toEqual([1, 0])
})
