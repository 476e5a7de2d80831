import type { Role } from '#features/staff/permissions.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
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
  refused: Refused | undefined
}

/** Who decides above which sum, and the form that proposes another. */
export function TierSection({ tiers, roles, today, refused }: Props) {
  const value = fieldValues(refused, { berlaku: today, pemutus: '2' })
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
      <DeskForm act="jenjang" submit="Ajukan jenjang" refused={refused}>
        <DeskText {...value('di_atas')} label="Di atas (rupiah)" inputMode="numeric" />
        <DeskSelect
          {...value('pemutus')}
          label="Disetujui"
          choices={[
            { value: '1', label: 'Satu rekan lain' },
            { value: '2', label: 'Dua rekan lain' },
          ]}
        />
        <DeskSelect
          {...value('peran')}
          label="Salah satunya berperan"
          anything="Siapa pun yang boleh menyetujui"
          isOptional
          choices={roles.map(({ role, name }) => ({ value: role, label: name }))}
        />
        <DeskText {...value('berlaku')} label="Berlaku sejak" type="date" />
      </DeskForm>
    </DeskSection>
  )
}
