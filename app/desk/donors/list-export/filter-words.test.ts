import { expect, test } from 'vitest'
import { exportedLists } from '#app/desk/routes.ts'
import { listFilterWords } from './filter-words.ts'

const id = '0199a1b2-0000-7000-8000-000000000001'

test('what was exported is said in words, never by the codes of an address', async () => {
  const said: [string, Record<string, string>, string[]][] = [
    ['program', { keadaan: 'draft', dana: 'Z' }, ['Keadaan: Konsep', 'Dana: Zakat']],
    ['program', { kategori: id, urut: 'judul' }, ['Kategori: Bencana', 'Urutan: Judul A–Z']],
    [
      'titipan',
      { keadaan: 'open', sebab: 'late' },
      ['Keadaan: Menunggu keputusan', 'Sebab: Datang terlambat'],
    ],
    [
      'pengembalian',
      { keadaan: 'sent', urut: 'nominal' },
      ['Keadaan: Dalam perjalanan', 'Urutan: Nominal terbesar'],
    ],
    ['artikel', { kata: 'zakat', keadaan: 'scheduled' }, ['Cari: “zakat”', 'Keadaan: Terjadwal']],
    ['jejak', { pegawai: id, dari: '2026-03-01' }, ['Pegawai: Bencana', 'Dari: 1 Maret 2026']],
    ['transfer', { daftar: 'cocok', urut: 'tak-dikenal' }, ['Daftar: Sudah cocok']],
    [
      'donasi',
      { dari: '2026-03-01', terkecil: '10.000' },
      ['Dari: 1 Maret 2026', 'Paling sedikit: Rp10.000'],
    ],
  ]
  for (const [name, filters, words] of said) {
    const list = await exportedLists[name]?.load()
    expect(listFilterWords({ ...list, name }, filters, { [id]: 'Bencana' })).toEqual(words)
  }
})

test('every filter of every exported list has a name', async () => {
  for (const [name, { load }] of Object.entries(exportedLists)) {
    const { filterNames, ...list } = await load()
    const all = Object.fromEntries(filterNames.map((name) => [name, id]))
    const said = listFilterWords({ ...list, name }, all, { [id]: 'Nama' }).map(
      (line) => line.split(':')[0],
    )
    expect([name, said.filter((word = '') => filterNames.includes(word))]).toEqual([name, []])
  }
})
