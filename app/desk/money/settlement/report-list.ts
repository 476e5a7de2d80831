import type { ExportedList } from '#features/list-export/exported-list.ts'
import { countPayoutReports, listPayoutReports } from '#features/payout-report/queries.server.ts'
import { payoutProvider, reportStatusWords } from '#features/payout-report/report-words.ts'
import { gatewayNames } from '#platform/outside/gateway-names.ts'

type Row = Awaited<ReturnType<typeof listPayoutReports>>['items'][number]

const head = ['pencairan', 'penyedia', 'tanggal', 'keadaan', 'diunggah', 'oleh']

/** The filters of the list of payout reports, as its address has them. */
export const reportFilterNames = ['urut'] as const

type Typed = Partial<Record<(typeof reportFilterNames)[number], string | undefined>>

/** The same as the query takes them. */
export function reportSortOf({ urut }: Typed) {
  return urut === 'tanggal' ? urut : 'diunggah'
}

/** The providers that a report may be of; the sample's stands in a demo alone. */
export function reportProviders(isDemo: boolean) {
  return Object.entries(gatewayNames)
    .filter(([id]) => isDemo || id !== 'sandbox')
    .map(([value, label]) => ({ value, label }))
}

/** Payout reports of providers as a file. */
export const reportList: ExportedList = {
  title: 'Pencocokan',
  file: 'pencocokan',
  filterNames: reportFilterNames,
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const sort = reportSortOf(filters)
    const { items, next } = await listPayoutReports(db, { sort, after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, _filters, most) => countPayoutReports(db, most),
}

function cellsOf({ reference, provider, settledOn, status, madeAt, madeBy }: Row) {
  return [reference, payoutProvider(provider), settledOn, reportStatusWords[status], madeAt, madeBy]
}
