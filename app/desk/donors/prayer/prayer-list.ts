import {
  countHiddenPrayers,
  type HiddenPrayer,
  listHiddenPrayers,
} from '#features/prayer/review-prayer.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'

/** Hidden prayers, those that nobody has read or those that were left hidden. */
export const prayerList = deskList({
  title: 'Doa tersembunyi',
  file: 'doa-tersembunyi',
  filters: ['dibaca', 'urut'],
  codes: { dibaca: { sudah: 'Sudah dibaca, tetap tersembunyi' } },
  read: ({ dibaca, urut }) => ({
    isReviewed: dibaca === 'sudah',
    isOldestFirst: urut === 'terlama',
  }),
  page: ({ db }, filter) => listHiddenPrayers(db, filter),
  count: ({ db }, filter, most) => countHiddenPrayers(db, filter, most),
  columns: {
    ditulis: ({ prayedAt }) => prayedAt,
    doa: ({ text }) => text,
    sebab: hiddenReason,
    laporan: ({ reports }) => reports,
    program: ({ campaign }) => campaign.title,
    dibaca: ({ reviewedAt }) => reviewedAt,
  },
})

/** Why a prayer is hidden, in words. */
export function hiddenReason({ hiddenFor, reports, networks }: HiddenPrayer): string {
  if (hiddenFor === 'empty') return 'Hanya berisi tautan atau nomor'
  if (hiddenFor === 'word') return 'Memuat kata yang tidak kami tampilkan'
  return `${reports} laporan dari ${networks} jaringan`
}
