import * as v from 'valibot'
import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { textOf } from '#platform/text/form-text.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'

/** Who is in a segment, each told in words where it is used. */
export const segmentKinds = {
  semua: { label: 'Semua donatur', words: 'semua donatur' },
  baru: {
    label: 'Baru',
    words: 'yang donasi pertamanya dalam 3 bulan terakhir',
  },
  aktif: { label: 'Aktif', words: 'yang berdonasi paling sedikit sekali dalam 12 bulan terakhir' },
  berulang: {
    label: 'Berulang',
    words: 'yang berdonasi paling sedikit dua kali dalam 12 bulan terakhir',
  },
  bulanan: {
    label: 'Bulanan',
    words:
      'yang berdonasi di tiga dari empat bulan kalender terakhir, atau punya rencana bulanan yang berjalan',
  },
  lybunt: {
    label: 'Tahun lalu, belum tahun ini',
    words: 'yang berdonasi pada tahun kalender lalu dan belum pada tahun ini',
  },
  sybunt: {
    label: 'Pernah, belum tahun ini',
    words: 'yang pernah berdonasi sebelum tahun kalender ini dan belum pada tahun ini',
  },
  lama: {
    label: 'Lama tidak berdonasi',
    words: 'yang donasi terakhirnya lebih dari 12 sampai 24 bulan yang lalu',
  },
  hilang: { label: 'Hilang', words: 'yang donasi terakhirnya lebih dari 24 bulan yang lalu' },
  ramadan: { label: 'Hanya Ramadan', words: 'yang semua donasinya pada bulan Ramadan' },
  besar: { label: 'Besar', words: 'yang donasinya dalam 12 bulan terakhir mencapai' },
  berisiko: {
    label: 'Berisiko berhenti',
    words:
      'yang sudah diam lebih dari dua kali jarak biasanya, dengan paling sedikit tiga donasi dan yang terakhir dalam 24 bulan',
  },
} as const

export type SegmentKind = keyof typeof segmentKinds

const MAJOR = rupiah(10_000_000)

const optional = (what: string, most: number) =>
  v.optional(textOf(what, most, { isOptional: true }), '')

/** A saved filter over donors. What is empty narrows nothing. */
export const segmentFilter = v.object({
  jenis: v.picklist(Object.keys(segmentKinds) as SegmentKind[], 'Pilih jenisnya.'),
  /** Of those that give much: how much. */
  terkecil: v.optional(v.number(), MAJOR),
  /** The id of a programme. */
  program: optional('Program', 36),
  wilayah: optional('Wilayah', 60),
  saluran: optional('Saluran', 20),
  label: optional('Label', 40),
})

export type SegmentFilter = v.InferOutput<typeof segmentFilter>

/** What a segment means, in one sentence; `program` is the title of its programme. */
export function segmentWords(filter: SegmentFilter, program?: string): string {
  const { jenis, terkecil, wilayah, saluran, label } = filter
  const kind = segmentKinds[jenis].words
  const first = jenis === 'semua' ? 'Semua donatur' : `Donatur ${kind}`
  const parts = [
    jenis === 'besar' ? `${first} ${formatRupiah(rupiah(terkecil))} atau lebih` : first,
    filter.program && `pernah memberi untuk ${program ?? 'satu program'}`,
    wilayah && `tinggal di ${wilayah}`,
    saluran && `pernah memberi lewat ${channelWords(saluran)}`,
    label && `berlabel “${label}”`,
  ].filter(Boolean)
  return `${parts.join(', ')}. Donasi dari sistem lama ikut dihitung; yang dikembalikan tidak.`
}

/** What a way of giving is called. */
export function channelWords(channel: string): string {
  const words: Readonly<Record<string, string>> = payMethodWords
  return words[channel] ?? (channel === 'titipan' ? 'Titipan' : channel)
}
