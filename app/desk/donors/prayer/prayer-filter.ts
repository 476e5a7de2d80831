import type { HiddenPrayer } from '#features/prayer/review-prayer.server.ts'

/** The filters of the list of hidden prayers, as its address has them. */
export const prayerFilterNames = ['dibaca', 'urut'] as const

type Typed = Partial<Record<(typeof prayerFilterNames)[number], string | undefined>>

/** The same as the query takes them. */
export function prayerFilterOf({ dibaca, urut }: Typed) {
  return { isReviewed: dibaca === 'sudah', isOldestFirst: urut === 'terlama' }
}

/** Why a prayer is hidden, in words. */
export function hiddenReason({ hiddenFor, reports, networks }: HiddenPrayer): string {
  if (hiddenFor === 'empty') return 'Hanya berisi tautan atau nomor'
  if (hiddenFor === 'word') return 'Memuat kata yang tidak kami tampilkan'
  return `${reports} laporan dari ${networks} jaringan`
}
