import type { DueReport } from '#features/report-filing/report-filing.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'

/** The reports that nobody has marked as sent. */
export function DueReports({ reports, today }: { reports: readonly DueReport[]; today: string }) {
  if (reports.length === 0) return null
  return (
    <DeskSection title="Laporan ke luar" note="Hilang dari sini begitu ditandai terkirim.">
      <DeskList
        caption="Laporan ke luar yang belum dikirim"
        columns={[
          { label: 'Laporan', cell: ({ href, title }) => <RowLink href={href}>{title}</RowLink> },
          { label: 'Kepada', cell: ({ to }) => to },
          { label: 'Paling lambat', cell: ({ dueOn }) => <Until day={dueOn} today={today} /> },
        ]}
        rows={reports}
        keyOf={({ report, through }) => `${report} ${through}`}
        empty={{ title: 'Semua sudah dikirim' }}
      />
    </DeskSection>
  )
}

/** A last day, and whether it is over. */
export function Until({ day, today }: { day: string; today: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>{formatDate(startOfDay(day))}</span>
      {day < today && <Chip tone="danger">Lewat tempo</Chip>}
    </span>
  )
}
