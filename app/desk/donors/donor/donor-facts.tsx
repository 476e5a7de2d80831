import { fundWords } from '#features/ledger/funds.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { DonorPageData } from './donor-page-data.ts'

const origins = {
  account: 'Akun',
  donation: 'Donasi tanpa akun',
  import: 'Sistem lama',
} as const

type Revealed = { name: string; contacts: string[] }

function revealedIn(answer: unknown): Revealed | undefined {
  const holds = typeof answer === 'object' && answer !== null && 'revealed' in answer
  return holds ? (answer.revealed as Revealed) : undefined
}

/** Who a donor is, as far as it may be seen, and what they gave by year. */
export function DonorFacts(props: DonorPageData & { answer: unknown }) {
  const { donor, contacts, labels, years, mayAct, mayReveal } = props
  const revealed = revealedIn(props.answer)
  const day = (text: string | null) => (text ? formatDate(startOfDay(text)) : '–')
  const past = donor.pastDonations ?? 0
  const fields = { alasan: field.area('Alasan', { hint: 'Minimal 10 huruf.' }) }
  return (
    <>
      {revealed && (
        <p className="rounded-card border border-line bg-surface p-4" role="status">
          {[revealed.name, ...revealed.contacts].join(' · ')}
        </p>
      )}
      <DeskFacts
        facts={[
          {
            label: 'Donasi',
            value: `${donor.donations ?? 0} kali, ${formatRupiah(donor.amount ?? rupiah(0))}`,
          },
          ...(past > 0
            ? [
                {
                  label: 'Dari sistem lama',
                  value: `${past} kali, ${formatRupiah(donor.pastAmount ?? rupiah(0))}`,
                },
              ]
            : []),
          { label: 'Pertama', value: day(donor.firstOn) },
          { label: 'Terakhir', value: day(donor.lastOn) },
          { label: 'Asal', value: origins[donor.origin] },
          ...(donor.city || donor.province
            ? [{ label: 'Wilayah', value: [donor.city, donor.province].filter(Boolean).join(', ') }]
            : []),
          {
            label: 'Kontak',
            value:
              contacts
                .map(({ words, isProven }) => `${words}${isProven ? ' (terbukti)' : ''}`)
                .join(', ') || 'Tanpa kontak',
          },
        ]}
      />
      <Labels {...{ labels, mayAct }} />
      {mayReveal && !revealed && !donor.erasedAt && (
        <DeskSection
          title="Buka nama dan kontak"
          note="Setiap pembukaan tercatat dengan alasannya."
        >
          <DeskForm act="buka" submit="Buka" look="ghost" refused={null} fields={fields} />
        </DeskSection>
      )}
      <Years years={years} />
    </>
  )
}

function Years({ years }: Pick<DonorPageData, 'years'>) {
  return (
    <DeskSection title="Jumlah per tahun dan dana">
      <DeskList
        caption="Jumlah per tahun dan dana"
        columns={[
          { label: 'Tahun', cell: ({ year }) => year },
          {
            label: 'Dana',
            cell: ({ fund, isPast }) =>
              isPast ? `${fundWords[fund]} (sistem lama)` : fundWords[fund],
          },
          { label: 'Donasi', cell: ({ donations }) => donations },
          { label: 'Jumlah', cell: ({ amount }) => formatRupiah(amount) },
        ]}
        rows={years}
        keyOf={({ year, fund, isPast }) => `${year} ${fund} ${isPast}`}
        empty={{ title: 'Belum ada donasi', text: 'Yang dikembalikan tidak dihitung.' }}
      />
    </DeskSection>
  )
}

function Labels({ labels, mayAct }: Pick<DonorPageData, 'labels' | 'mayAct'>) {
  if (labels.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {labels.map((label) => (
        <li key={label} className="inline-flex items-center gap-1">
          <Chip tone="neutral">{label}</Chip>
          {mayAct && (
            <PressForm act="lepas" look="quiet" fields={{ label }} label={`Lepas label ${label}`}>
              Lepas
            </PressForm>
          )}
        </li>
      ))}
    </ul>
  )
}
