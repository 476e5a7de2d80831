import { countPayoutReports, listPayoutReports } from '#features/payout-report/queries.server.ts'
import { payoutProvider, reportStatusWords } from '#features/payout-report/report-words.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import { deskList, knownValue } from '#app/desk/ui/desk-list.ts'

/** The providers that a report may be of; the sample's stands in a demo alone. */
export function reportProviders(isDemo: boolean) {
  return Object.entries(gatewayNames)
    .filter(([id]) => isDemo || id !== 'sandbox')
    .map(([value, label]) => ({ value, label }))
}

/** Payout reports of providers. */
export const reportList = deskList({
  title: 'Pencocokan',
  file: 'pencocokan',
  filters: ['urut'],
  read: ({ urut }) => ({
    sort: knownValue(['diunggah', 'tanggal'], urut) ?? ('diunggah' as const),
  }),
  page: ({ db }, filter) => listPayoutReports(db, filter),
  count: ({ db }, _filter, most) => countPayoutReports(db, most),
  columns: {
    pencairan: ({ reference }) => reference,
    penyedia: ({ provider }) => payoutProvider(provider),
    tanggal: ({ settledOn }) => settledOn,
    keadaan: ({ status }) => reportStatusWords[status],
    diunggah: ({ madeAt }) => madeAt,
    oleh: ({ madeBy }) => madeBy,
  },
})
