import { lazy, Suspense } from 'react'
import type { ReportView } from './payout-reports.tsx'

const PayoutReports = lazy(async () => ({
  default: (await import('./payout-reports.tsx')).PayoutReports,
}))

/** Drawn whole by the server; the browser fetches its part only where a campaign has reports. */
export function LaterReports({ reports }: { reports: ReportView[] }) {
  return (
    <Suspense>
      <PayoutReports reports={reports} />
    </Suspense>
  )
}
