import {
  countHiddenPrayers,
  type HiddenPrayer,
  listHiddenPrayers,
} from '#features/prayer/review-prayer.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { hiddenReason, prayerFilterNames, prayerFilterOf } from './prayer-filter.ts'

const head = ['ditulis', 'doa', 'sebab', 'laporan', 'program', 'dibaca']

/** Hidden prayers as a file. */
export const prayerList: ExportedList = {
  title: 'Doa tersembunyi',
  file: 'doa-tersembunyi',
  filterNames: prayerFilterNames,
  codes: { dibaca: { sudah: 'Sudah dibaca, tetap tersembunyi' } },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const filter = prayerFilterOf(filters)
    const { items, next } = await listHiddenPrayers(db, { ...filter, after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countHiddenPrayers(db, prayerFilterOf(filters), most),
}

function cellsOf(prayer: HiddenPrayer) {
  const { prayedAt, text, reports, campaign, reviewedAt } = prayer
  return [prayedAt, text, hiddenReason(prayer), reports, campaign.title, reviewedAt]
}
