import {
  asnafWords,
  mustahikKinds,
  mustahikNumber,
  mustahikStates,
  surveyHoldsThrough,
} from '#features/mustahik/mustahik.ts'
import type { MustahikRow } from '#features/mustahik/queries.server.ts'
import type { MustahikState } from '#platform/db/schema/schema-mustahik.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

const tones: Readonly<Record<MustahikState, Tone>> = {
  proposed: 'warning',
  surveyed: 'warning',
  eligible: 'accent',
  ineligible: 'neutral',
  active: 'success',
  stopped: 'neutral',
}

export function MustahikChip({ state }: { state: MustahikState }) {
  return <Chip tone={tones[state]}>{mustahikStates[state]}</Chip>
}

/** Until when the last survey holds. */
export function surveyWords(surveyedOn: string | null): string {
  return surveyedOn ? formatDate(startOfDay(surveyHoldsThrough(surveyedOn))) : 'Belum disurvei'
}

/** The columns of the register; names stand there only for whoever may see them. */
export function mustahikColumns(seesNames: boolean): Column<MustahikRow>[] {
  const name: Column<MustahikRow> = {
    label: 'Nama',
    cell: (row) => row.name ?? '–',
    sort: 'nama',
    order: 'ascending',
  }
  return [
    {
      label: 'Nomor',
      cell: (row) => <RowLink href={`/kelola/mustahik/${row.id}`}>{mustahikNumber(row)}</RowLink>,
      sort: 'terbaru',
    },
    ...(seesNames ? [name] : []),
    { label: 'Asnaf', cell: ({ asnaf }) => asnafWords[asnaf] },
    { label: 'Jenis', cell: ({ kind }) => mustahikKinds[kind] },
    { label: 'Orang', cell: ({ members }) => members, isNumber: true },
    { label: 'Wilayah', cell: ({ place }) => place },
    { label: 'Survei berlaku sampai', cell: ({ surveyedOn }) => surveyWords(surveyedOn) },
    { label: 'Keadaan', cell: (row) => <MustahikChip state={row.state} /> },
  ]
}

type Props = { seesNames: boolean; provinces: readonly string[] }

/** The search, the filters and the orders of the register. */
export function MustahikFilters({ seesNames, provinces: names }: Props) {
  const places = names.map((name) => ({ value: name, label: name }))
  const orders = { terbaru: 'Terbaru', terlama: 'Terlama', ...(seesNames && { nama: 'Nama A–Z' }) }
  return (
    <FilterBar
      search={{ kata: { label: seesNames ? 'Nomor, nama, atau kota' : 'Nomor atau kota' } }}
      filters={{
        asnaf: { label: 'Asnaf', anything: 'Semua asnaf', choices: asnafWords },
        bentuk: { label: 'Jenis', anything: 'Semua jenis', choices: mustahikKinds },
        keadaan: { label: 'Keadaan', anything: 'Semua keadaan', choices: mustahikStates },
        provinsi: { label: 'Provinsi', anything: 'Semua provinsi', choices: places },
        urut: { label: 'Urutkan', choices: orders },
      }}
    />
  )
}
