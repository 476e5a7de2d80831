import type { Role } from '#features/staff/permissions.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'

export type TierRow = {
  above: Rupiah
  validFrom: string
  words: string
  approver: string | null
}

type Props = {
  tiers: TierRow[]
  roles: { role: Role; name: string }[]
  today: string
}

/** Who decides above which sum, and the form that proposes another. */
export function TierSection({ tiers, roles, today }: Props) {
  const fields = {
    di_atas: field.rupiah('Di atas'),
    pemutus: field.choice('Disetujui', [
      { value: '1', label: 'Satu rekan lain' },
      { value: '2', label: 'Dua rekan lain' },
    ]),
    peran: field.optional.choice(
      'Salah satunya berperan',
      roles.map(({ role, name }) => ({ value: role, label: name })),
      { anything: 'Siapa pun yang boleh menyetujui' },
    ),
    berlaku: field.day('Berlaku sejak'),
  }
  return (
    <DeskSection
      title="Jenjang persetujuan"
      note="Untuk yang menunggu rekan lain: di atas nominal ini siapa yang menyetujui. Pencatatnya tidak pernah ikut menyetujui."
    >
      <DeskList
        caption="Jenjang persetujuan"
        columns={[
          { label: 'Di atas', cell: ({ above }) => formatRupiah(above), isNumber: true },
          { label: 'Disetujui', cell: ({ words }) => words },
          {
            label: 'Sejak',
            cell: ({ validFrom, approver }) =>
              approver ? formatDate(startOfDay(validFrom)) : 'Semula',
          },
          { label: 'Diputuskan', cell: ({ approver }) => approver ?? 'Bawaan' },
        ]}
        rows={tiers}
        keyOf={({ above, validFrom }) => `${above} ${validFrom}`}
        empty={{ title: 'Satu rekan lain, berapa pun nominalnya' }}
      />
      <DeskForm
        isReadable={false}
        act="jenjang"
        submit="Ajukan jenjang"
        stored={{ berlaku: today, pemutus: '2' }}
        fields={fields}
      />
    </DeskSection>
  )
}
