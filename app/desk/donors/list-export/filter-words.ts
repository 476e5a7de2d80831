import { filterWords } from '#features/donation-log/donation-filter.ts'
import { sumIn } from '#features/donation-log/search-text.ts'
import type { ExportedList, ListFilters } from '#features/list-export/exported-list.ts'
import { formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'

type Words = Readonly<Record<string, string>>
type Listed = { name: string; codes?: ExportedList['codes'] }

/** What the filters of the lists are called. */
const labels: Words = {
  kata: 'Cari',
  cari: 'Cari',
  segmen: 'Segmen',
  label: 'Label',
  keadaan: 'Keadaan',
  kategori: 'Kategori',
  dana: 'Dana',
  akun: 'Akun',
  susulan: 'Susulan',
  sebab: 'Sebab',
  daftar: 'Daftar',
  dibaca: 'Putusan',
  pegawai: 'Pegawai',
  cara: 'Cara',
  pemegang: 'Dipegang',
  nominal: 'Nominal',
  asnaf: 'Asnaf',
  bentuk: 'Jenis',
  provinsi: 'Provinsi',
  jenis: 'Transaksi',
  tinjau: 'Tinjauan',
  tahun: 'Tahun',
  versi: 'Versi',
  pos: 'Pos',
  gudang: 'Gudang',
  dari: 'Dari',
  sampai: 'Sampai',
  urut: 'Urutan',
}

const orders: Words = {
  terbaru: 'Terbaru',
  terlama: 'Terlama',
  nominal: 'Nominal terbesar',
  jumlah: 'Nominal terbesar',
  judul: 'Judul A–Z',
  nama: 'Nama A–Z',
  isi: 'Keterangan A–Z',
  diubah: 'Terakhir diubah',
  diunggah: 'Terakhir diunggah',
  tanggal: 'Tanggal pencairan',
}

/**
 * The filters of an exported list in words: 'Keadaan: Terbit'. `names` are those of what a filter names by id or slug.
 * A code without a meaning filters nothing, and is not said.
 */
export function listFilterWords(
  { name: list, codes }: Listed,
  filters: ListFilters,
  names: Words,
): string[] {
  if (list === 'donasi') return filterWords(filters, names)
  return Object.entries(filters).flatMap(([name, value = '']) => {
    const words =
      name === 'kata' ? `“${value}”` : wordsOfValue({ name, value }, { ...names, ...codes?.[name] })
    return words ? [`${labels[name] ?? name}: ${words}`] : []
  })
}

function wordsOfValue({ name, value }: { name: string; value: string }, known: Words) {
  if (isDay(value)) return formatDate(startOfDay(value))
  const sum = name === 'nominal' ? sumIn(value) : undefined
  if (sum !== undefined) return formatRupiah(sum)
  return name === 'urut' ? orders[value] : known[value]
}
