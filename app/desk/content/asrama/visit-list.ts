import { countVisits, type DeskVisit, listVisits } from '#features/asrama/desk-queries.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { visitFilterNames, visitFilterOf } from './visit-filter.ts'
import { visitStateWords } from './visit-words.ts'

const head = ['hari', 'asrama', 'orang', 'keadaan', 'diminta']

/** Visits, those that wait or all others, as a file. Without who comes. */
export const visitList: ExportedList = {
  title: 'Kunjungan',
  file: 'kunjungan',
  filterNames: visitFilterNames,
  codes: { keadaan: { lainnya: 'Sudah dijawab atau dibatalkan' } },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { items, next } = await listVisits(db, { ...visitFilterOf(filters), after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countVisits(db, visitFilterOf(filters), most),
}

function cellsOf({ visitOn, asrama, people, state, createdAt }: DeskVisit) {
  return [visitOn, asrama, people, visitStateWords[state], createdAt]
}
