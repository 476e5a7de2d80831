import type { HiddenPrayer } from '#features/prayer/review-prayer.server.ts'
import { filtersIn } from '../ui/filters.ts'

/** The filters of the list of hidden prayers, as its address has them and as the query takes them. */
export function prayerFilterIn(params: URLSearchParams) {
  const filters = filtersIn(params, ['dibaca', 'urut'])
  const filter = {
    isReviewed: filters.dibaca === 'sudah',
    isOldestFirst: filters.urut === 'terlama',
  }
  return { filters, filter }
}

/** Why a prayer is hidden, in words. */
export function hiddenReason({ hiddenFor, reports, networks }: HiddenPrayer): string {
  if (hiddenFor === 'empty') return 'Hanya berisi tautan atau nomor'
  if (hiddenFor === 'word') return 'Memuat kata yang tidak kami tampilkan'
  return `${reports} laporan dari ${networks} jaringan`
}
