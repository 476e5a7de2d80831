import { lazy, Suspense } from 'react'
import type { ReportView } from './disbursement-reports.tsx'

const DisbursementReports = lazy(async () => ({
  default: (await import('./disbursement-reports.tsx')).DisbursementReports,
}))

/** Drawn whole by the server; the browser fetches its part only where a campaign has reports. */
export function LaterReports({ reports }: { reports: ReportView[] }) {
  return (
    <Suspense>
      <DisbursementReports reports={reports} />
    </Suspense>
  )
}
