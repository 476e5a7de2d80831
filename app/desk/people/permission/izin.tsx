import { permissionWords } from '#features/staff/permission-words.ts'
import {
  isPermitted,
  type Permission,
  permissions,
  roles,
  roleWords,
} from '#features/staff/permissions.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

const columns: Column<Permission>[] = [
  {
    label: 'Izin',
    cell: (permission) => <span className="block min-w-52">{permissionWords(permission)}</span>,
  },
  ...roles.map(
    (role): Column<Permission> => ({
      label: roleWords[role].name,
      cell: (permission) =>
        isPermitted(role, permission) ? (
          <span className="font-bold text-success">Ya</span>
        ) : (
          <span className="text-muted">Tidak</span>
        ),
    }),
  ),
]

export default function Izin() {
  return (
    <DeskPage
      title="Peran dan izin"
      lead="Setiap pegawai memegang satu peran. Tabel ini dibaca dari aturan yang dipakai setiap halaman dan tombol."
    >
      <DeskSection title="Peran">
        <DeskFacts
          facts={roles.map((role) => ({
            label: roleWords[role].name,
            value: roleWords[role].task,
          }))}
        />
      </DeskSection>
      <DeskSection
        title="Izin"
        note="Mengajukan belum mengubah apa pun: hal yang penting diputuskan orang lain."
      >
        <DeskList
          caption="Izin setiap peran"
          columns={columns}
          rows={Object.keys(permissions) as Permission[]}
          keyOf={(permission) => permission}
          empty={{ title: 'Belum ada izin' }}
          keepsTable
        />
      </DeskSection>
    </DeskPage>
  )
}
