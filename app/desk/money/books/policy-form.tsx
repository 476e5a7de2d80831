import { amilBases } from '#features/books/amil-share.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  campaigns: { id: string; title: string; fund: Fund }[]
  today: string
}

const funds = ['Z', 'IT', 'IU'] as const

/** A new policy of the amil's share; another person decides. */
export function PolicyForm({ campaigns, today }: Props) {
  const shared = campaigns.filter(({ fund }) => (funds as readonly Fund[]).includes(fund))
  const fields = {
    dana: field.choice(
      'Dana',
      funds.map((fund) => ({ value: fund, label: fundWords[fund] })),
      { anything: 'Pilih dana' },
    ),
    program: field.optional.choice(
      'Program',
      shared.map(({ id, title }) => ({ value: id, label: title })),
      { anything: 'Semua program', hint: 'Kosongkan untuk seluruh program dana itu.' },
    ),
    perMille: field.decimal('Bagian amil dalam persen', { hint: 'Misalnya 12,5 atau 0.' }),
    dasar: field.choice(
      'Batas menurut',
      Object.entries(amilBases).map(([basis, { name }]) => ({
        value: basis,
        label: name,
      })),
      { anything: 'Pilih batasnya' },
    ),
    uraian: field.area('Dasar', { hint: 'Peraturan, fatwa, atau izinnya.', rows: 3 }),
    keputusan: field.text('Nomor keputusan'),
    mulai: field.day('Berlaku mulai', {
      stored: today,
      hint: 'Beri waktu bagi pemutus: pengajuan yang disetujui sesudah tanggal ini ditolak.',
    }),
  }
  return (
    <DeskSection
      title="Ketetapan baru"
      note="Berlaku paling awal hari ini, atau besok bila bagian hari ini sudah diambil."
    >
      <DeskForm act="ajukan" submit="Ajukan" fields={fields} />
    </DeskSection>
  )
}
