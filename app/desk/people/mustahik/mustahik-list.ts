import {
  asnafWords,
  mustahikKinds,
  mustahikNumber,
  mustahikStates,
  surveyHoldsThrough,
} from '#features/mustahik/mustahik.ts'
import { provinceNames } from '#features/mustahik/provinces.ts'
import { countMustahik, listMustahik } from '#features/mustahik/queries.server.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'

/** The register, with the sight of whoever looks. Its files never hold a name. */
function registerFor(sight: { seesNames: boolean }) {
  return deskList({
    title: 'Mustahik',
    file: 'mustahik',
    filters: ['kata', 'bentuk', 'asnaf', 'provinsi', 'keadaan', 'urut'],
    codes: {
      bentuk: mustahikKinds,
      asnaf: asnafWords,
      keadaan: mustahikStates,
      provinsi: Object.fromEntries(provinceNames.map((name) => [name, name])),
    },
    read: ({ kata, bentuk, asnaf, provinsi, keadaan, urut }) => ({
      words: kata,
      kind: knownKey(mustahikKinds, bentuk),
      asnaf: knownKey(asnafWords, asnaf),
      province: knownValue(provinceNames, provinsi),
      state: knownKey(mustahikStates, keadaan),
      sort: knownValue(['terbaru', 'terlama', 'nama'], urut) ?? ('terbaru' as const),
    }),
    page: ({ db }, filter) => listMustahik(db, { ...filter, ...sight }),
    count: ({ db }, filter, most) => countMustahik(db, { ...filter, ...sight }, most),
    columns: {
      nomor: mustahikNumber,
      jenis: ({ kind }) => mustahikKinds[kind],
      jumlah_orang: ({ members }) => members,
      asnaf: ({ asnaf }) => asnafWords[asnaf],
      wilayah: ({ place }) => place,
      keadaan: ({ state }) => mustahikStates[state],
      survei_sampai: ({ surveyedOn }) => surveyedOn && surveyHoldsThrough(surveyedOn),
    },
  })
}

/** As everyone at the desk may see it, and its files. */
export const mustahikList = registerFor({ seesNames: false })

/** For whoever may see names. */
export const namedMustahik = registerFor({ seesNames: true })
