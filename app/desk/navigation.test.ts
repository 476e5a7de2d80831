import { expect, test } from 'vitest'
import { isPermitted, roles } from '#features/staff/permissions.ts'
import { mayActWithin } from './doors.ts'
import { navigationFor } from './navigation.ts'

const titles = (role: (typeof roles)[number]) =>
  navigationFor(role, '/kelola').map(({ title, isOwn }) => (isOwn ? title : `(${title})`))

test('the navigation opens where a role works and folds what it only reads behind it', () => {
  expect(titles('layanan').slice(0, 2)).toEqual(['Meja kerja', 'Donatur dan layanan'])
  expect(titles('bendahara').slice(0, 3)).toEqual(['Meja kerja', 'Donatur dan layanan', 'Uang'])
  expect(titles('editor')).toEqual(['Meja kerja', 'Program', 'Isi', 'Ibadah', 'Lembaga'])
  expect(
    titles('auditor')
      .slice(1)
      .every((title) => title.startsWith('(')),
  ).toBe(true)
  for (const role of roles) {
    const folds = navigationFor(role, '/kelola').map(({ isOwn }) => isOwn)
    expect([role, folds]).toEqual([role, folds.toSorted((a, b) => Number(b) - Number(a))])
    for (const group of navigationFor(role, '/kelola').slice(1)) {
      const acts = group.entries.some(({ href }) => mayActWithin(href, role))
      expect([role, group.title, group.isOwn]).toEqual([role, group.title, acts])
    }
  }
})

test('tickets and transfers stand with the donors, for whoever takes the calls', () => {
  const group = navigationFor('layanan', '/kelola/tiket/1').find(({ title }) =>
    title.startsWith('Donatur'),
  )
  expect(group?.entries.map(({ label }) => label)).toEqual([
    'Donasi',
    'Donatur',
    'Segmen',
    'Kotak amal',
    'Donasi rutin',
    'Transfer bank',
    'Tiket bantuan',
    'Kiriman',
    'Kontak ditahan',
    'Doa tersembunyi',
    'Kunjungan',
  ])
  expect(group?.entries.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual([
    'Tiket bantuan',
  ])
  expect(isPermitted('layanan', 'transfer.read')).toBe(true)
  expect(isPermitted('layanan', 'books.write')).toBe(false)
})
