import type { ExportedList } from '#features/list-export/exported-list.ts'
import {
  asnafWords,
  mustahikKinds,
  mustahikNumber,
  mustahikStates,
  surveyHoldsThrough,
} from '#features/mustahik/mustahik.ts'
import { countMustahik, listMustahik, type MustahikRow } from '#features/mustahik/queries.server.ts'
import { provinces } from '#features/mustahik/provinces.ts'
import { mustahikFilterNames, mustahikFilterOf } from './mustahik-filter.ts'

/** The register as a file: it never holds a name. */
export const mustahikList: ExportedList = {
  title: 'Mustahik',
  file: 'mustahik',
  filterNames: mustahikFilterNames,
  codes: {
    bentuk: mustahikKinds,
    asnaf: asnafWords,
    keadaan: mustahikStates,
    provinsi: Object.fromEntries(provinces.map((name) => [name, name])),
  },
  head: () => ['nomor', 'jenis', 'jumlah_orang', 'asnaf', 'wilayah', 'keadaan', 'survei_sampai'],
  async page({ db }, { filters, after, size }) {
    const asked = { after, size, seesNames: false }
    const { rows, next } = await listMustahik(db, mustahikFilterOf(filters), asked)
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countMustahik(db, mustahikFilterOf(filters), most),
}

function cellsOf(row: MustahikRow) {
  return [
    mustahikNumber(row),
    mustahikKinds[row.kind],
    row.members,
    asnafWords[row.asnaf],
    row.place,
    mustahikStates[row.state],
    row.surveyedOn && surveyHoldsThrough(row.surveyedOn),
  ]
}
