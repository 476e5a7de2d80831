import { outwardReports, type OutwardName } from '#features/outward-report/outward-report.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'

type Row = { name: OutwardName; title: string; to: string; note: string }

const rows: Row[] = Object.entries(outwardReports).map(([name, { title, to, note }]) => ({
  name: name as OutwardName,
  title,
  to,
  note,
}))

const columns: Column<Row>[] = [
  {
    label: 'Laporan',
    cell: ({ name, title }) => <RowLink href={`/kelola/laporan-keluar/${name}`}>{title}</RowLink>,
  },
  { label: 'Kepada', cell: ({ to }) => to },
  { label: 'Isi', cell: ({ note }) => <span className="block max-w-xl">{note}</span> },
]

export default function OutwardReports() {
  return (
    <DeskPage
      title="Laporan ke luar"
      lead="Laporan yang diminta BAZNAS, pajak, dan BWI, langsung dari pembukuan. Pilih laporan, lalu tahunnya."
    >
      <DeskList
        caption="Laporan ke luar"
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        empty={{ title: 'Tidak ada laporan' }}
      />
    </DeskPage>
  )
}
