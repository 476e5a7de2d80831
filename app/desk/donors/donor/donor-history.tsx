import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { DonorMessages } from './donor-messages.tsx'
import type { DonorPageData } from './donor-page-data.ts'

/** What a donor gave, in the books and before them, and what else came of it. */
export function DonorHistory(props: DonorPageData) {
  const { donations, past, notes, looks } = props
  return (
    <>
      <DeskSection title="Donasi" note="Lima puluh yang terbaru, dengan kuitansinya.">
        <DeskList
          caption="Donasi"
          columns={[
            {
              label: 'Nomor',
              cell: ({ id, publicId }) => (
                <RowLink href={`/kelola/donasi/${id}`}>{shortIdOf(publicId)}</RowLink>
              ),
            },
            { label: 'Waktu', cell: ({ at }) => formatDateTime(at) },
            { label: 'Program', cell: ({ title }) => title },
            { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
            { label: 'Jumlah', cell: ({ total }) => formatRupiah(total) },
            { label: 'Keadaan', cell: ({ status }) => donationStatusWords[status] },
            { label: 'Kuitansi', cell: ({ papers }) => papers.join(', ') || '–' },
          ]}
          rows={donations}
          empty={{ title: 'Belum ada donasi', text: 'Donasi muncul setelah dibayar.' }}
        />
      </DeskSection>
      {past.length > 0 && (
        <DeskSection
          title="Dari sistem lama"
          note="Riwayat tanpa jurnal: uangnya ada di saldo awal pembukuan."
        >
          <DeskList
            caption="Donasi dari sistem lama"
            columns={[
              { label: 'Kode', cell: ({ code }) => code },
              { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)) },
              { label: 'Program', cell: ({ program }) => program || '–' },
              { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
              { label: 'Jumlah', cell: ({ amount }) => formatRupiah(amount) },
              { label: 'Kuitansi', cell: ({ paper }) => paper || '–' },
            ]}
            rows={past}
            empty={{ title: '', text: '' }}
          />
        </DeskSection>
      )}
      <Beside {...props} />
      <DonorMessages {...props} />
      {notes.length > 0 && (
        <DeskSection title="Catatan">
          <Timeline
            entries={notes.map(({ id, text, at, by }) => ({
              id,
              at: `${formatDateTime(at)}, ${by}`,
              what: text,
            }))}
          />
        </DeskSection>
      )}
      {looks.length > 0 && (
        <DeskSection title="Yang melihat dan mengubah" note="Dua puluh yang terbaru.">
          <Timeline
            entries={looks.map(({ id, says, at, by }) => ({
              id,
              at: formatDateTime(at),
              what: `${by}: ${says}`,
            }))}
          />
        </DeskSection>
      )}
    </>
  )
}

const planKinds = {
  subuh: 'Setiap subuh',
  jumat: 'Setiap Jumat',
  pekanan: 'Setiap pekan',
  bulanan: 'Setiap bulan',
  ramadan: 'Ramadan',
} as const

/** Titipan, tickets and plans, as links. */
function Beside({ suspense, tickets, plans, mayReadTickets }: DonorPageData) {
  const shown = mayReadTickets ? tickets : []
  if (suspense.length + shown.length + plans.length === 0) return null
  return (
    <DeskSection title="Titipan, tiket, dan rencana">
      <ul className="grid gap-2">
        {suspense.map(({ id, amount, at }) => (
          <li key={id}>
            <a href={`/kelola/titipan/${id}`} className="text-primary underline">
              {`Titipan ${formatRupiah(amount)}`}
            </a>
            {`, ${formatDateTime(at)}`}
          </li>
        ))}
        {shown.map(({ id, number, at }) => (
          <li key={id}>
            <a href={`/kelola/tiket/${id}`} className="text-primary underline">
              {`Tiket ${number}`}
            </a>
            {`, ${formatDateTime(at)}`}
          </li>
        ))}
        {plans.map(({ id, kind, status, amount }) => (
          <li key={id}>
            {`${planKinds[kind]}${amount ? `, ${formatRupiah(amount)}` : ''}: ${status === 'active' ? 'berjalan' : 'tidak berjalan'}`}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
