import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { filterWords } from '#features/donation-log/donation-filter.ts'
import { sumIn } from '#features/donation-log/search-text.ts'
import type { ListFilters } from '#features/list-export/exported-list.ts'
import { suspenseReasonWords } from '#features/payment/payment.ts'
import { formatDate, isDay, startOfDay } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { articleStateChips } from '../article/state-chips.ts'
import { payoutStates } from '../payout/payout-words.ts'
import { refundStates } from '../refund/refund-words.ts'
import { suspenseStateWords } from '../suspense/suspense-words.ts'
import { NOBODY, OVERDUE, OVERDUE_WORDS, ticketStates } from '../ticket/ticket-words.ts'

type Words = Readonly<Record<string, string>>

/** What the filters of the lists are called. */
const labels: Words = {
  kata: 'Cari',
  keadaan: 'Keadaan',
  kategori: 'Kategori',
  dana: 'Dana',
  sebab: 'Sebab',
  daftar: 'Daftar',
  dibaca: 'Putusan',
  pegawai: 'Pegawai',
  pemegang: 'Dipegang',
  nominal: 'Nominal',
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
  isi: 'Keterangan A–Z',
  diubah: 'Terakhir diubah',
  diunggah: 'Terakhir diunggah',
  tanggal: 'Tanggal pencairan',
}

/** What the codes of a filter mean in one list. */
const meanings: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  artikel: { keadaan: wordsIn(articleStateChips, 'children') },
  doa: { dibaca: { sudah: 'Sudah dibaca, tetap tersembunyi' } },
  kunjungan: { keadaan: { lainnya: 'Sudah dijawab atau dibatalkan' } },
  pengembalian: { keadaan: wordsIn(refundStates, 'words') },
  penyaluran: { keadaan: wordsIn(payoutStates, 'words') },
  program: { keadaan: campaignStateWords, dana: fundWords },
  tiket: {
    keadaan: { ...wordsIn(ticketStates, 'words'), [OVERDUE]: OVERDUE_WORDS },
    pemegang: { [NOBODY]: 'Belum ada' },
  },
  titipan: { keadaan: { ...suspenseStateWords, semua: 'Semua' }, sebab: suspenseReasonWords },
  transfer: { daftar: { cocok: 'Sudah cocok' } },
}

/**
 * The filters of an exported list in words: 'Keadaan: Terbit'. `names` are those of what a filter names by id or slug.
 * A code without a meaning filters nothing, and is not said.
 */
export function listFilterWords(list: string, filters: ListFilters, names: Words): string[] {
  if (list === 'donasi') return filterWords(filters, names)
  return Object.entries(filters).flatMap(([name, value = '']) => {
    const said =
      name === 'kata'
        ? `“${value}”`
        : saidOf({ name, value }, { ...names, ...meanings[list]?.[name] })
    return said ? [`${labels[name] ?? name}: ${said}`] : []
  })
}

function saidOf({ name, value }: { name: string; value: string }, known: Words) {
  if (isDay(value)) return formatDate(startOfDay(value))
  const sum = name === 'nominal' ? sumIn(value) : undefined
  if (sum !== undefined) return formatRupiah(sum)
  return name === 'urut' ? orders[value] : known[value]
}

function wordsIn<K extends string>(
  table: Readonly<Record<string, Readonly<Record<K, unknown>>>>,
  key: K,
): Words {
  return Object.fromEntries(
    Object.entries(table).map(([code, facts]) => [code, String(facts[key])]),
  )
}
