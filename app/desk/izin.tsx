import { roles, roleWords } from '#features/staff/permissions.ts'
import type { Route } from './+types/izin.ts'
import { type PermitRow, permitRows } from './doors.ts'
import { DeskPage, DeskSection } from './ui/desk-page.tsx'
import { DeskFacts } from './ui/facts.tsx'
import { type Column, DeskList } from './ui/list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Peran dan izin – Kelola' }]

export function loader() {
  return { rows: permitRows() }
}

const columns: Column<PermitRow>[] = [
  { label: 'Alamat', cell: ({ alamat }) => <code className="text-xs">{alamat}</code> },
  { label: 'Tindakan', cell: ({ metode }) => (metode === 'GET' ? 'Melihat' : 'Mengubah') },
  ...roles.map(
    (role): Column<PermitRow> => ({
      label: roleWords[role].name,
      cell: ({ peran }) =>
        peran.includes(role) ? (
          <span className="font-bold text-success">Ya</span>
        ) : (
          <span className="text-muted">Tidak</span>
        ),
    }),
  ),
]

export default function Izin({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Peran dan izin"
      lead="Setiap pegawai memegang satu peran. Tabel ini dibaca dari aturan yang dipakai setiap pintu."
    >
      <DeskSection title="Peran">
        <DeskFacts
          facts={roles.map((role) => ({
            label: roleWords[role].name,
            value: roleWords[role].task,
          }))}
        />
      </DeskSection>
      <DeskSection title="Izin per alamat">
        <DeskList
          caption="Izin per alamat dan peran"
          columns={columns}
          rows={rows}
          keyOf={({ alamat, metode }) => `${metode} ${alamat}`}
          empty={{ title: 'Belum ada alamat' }}
          keepsTable
        />
      </DeskSection>
    </DeskPage>
  )
}
