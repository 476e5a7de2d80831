import { amilBases } from '#features/books/amil-share.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskArea, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  refused: Refused | undefined
  campaigns: { id: string; title: string; fund: Fund }[]
  today: string
}

const funds = ['Z', 'IT', 'IU'] as const

/** A new policy of the amil's share; another person decides. */
export function PolicyForm({ refused, campaigns, today }: Props) {
  const value = fieldValues(refused, { mulai: today })
  const shared = campaigns.filter(({ fund }) => (funds as readonly Fund[]).includes(fund))
  return (
    <DeskSection
      title="Ketetapan baru"
      note="Berlaku paling awal hari ini, atau besok bila bagian hari ini sudah diambil."
    >
      <DeskForm act="ajukan" submit="Ajukan" refused={refused}>
        <DeskSelect
          {...value('dana')}
          label="Dana"
          anything="Pilih dana"
          choices={funds.map((fund) => ({ value: fund, label: fundWords[fund] }))}
        />
        <DeskSelect
          {...value('program')}
          label="Program"
          hint="Kosongkan untuk seluruh program dana itu."
          isOptional
          anything="Semua program"
          choices={shared.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <DeskText
          {...value('perMille')}
          label="Bagian amil dalam persen"
          hint="Misalnya 12,5 atau 0."
          inputMode="decimal"
        />
        <DeskSelect
          {...value('dasar')}
          label="Batas menurut"
          anything="Pilih batasnya"
          choices={Object.entries(amilBases).map(([basis, { name }]) => ({
            value: basis,
            label: name,
          }))}
        />
        <DeskArea
          {...value('uraian')}
          label="Dasar"
          hint="Peraturan, fatwa, atau izinnya."
          rows={3}
        />
        <DeskText {...value('keputusan')} label="Nomor keputusan" />
        <DeskText
          {...value('mulai')}
          label="Berlaku mulai"
          hint="Beri waktu bagi pemutus: pengajuan yang disetujui sesudah tanggal ini ditolak."
          type="date"
        />
      </DeskForm>
    </DeskSection>
  )
}
