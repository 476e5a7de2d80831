import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import type { PendingTransfer } from '#features/transfer/pending-transfers.server.ts'
import { Chip } from '#app/ui/card.tsx'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { NearTransfers } from '#app/desk/money/transfer/near-transfers.tsx'
import { statusTones } from '../donation/donation-columns.tsx'
import type { MatchedDonation } from './matching-payments.ts'

type Props = {
  donations: readonly MatchedDonation[]
  donors: readonly { id: string; name: string }[]
  near: readonly PendingTransfer[]
  sum: Rupiah | undefined
  mayRefund: boolean
  /** The answer of the last press on this page, and whether it was about papers. */
  answer: unknown
}

/** The payments a ticket is likely about, with what is done with one of them. */
export function MatchingPayments({ donations, donors, near, sum, mayRefund, answer }: Props) {
  return (
    <DeskSection
      title="Pembayaran yang mungkin dimaksud"
      note="Dari nomor, kontak, atau nominal di tiket ini."
    >
      <DeskRefusal answer={answer} />
      {donors.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          <span className="text-muted">Donaturnya:</span>
          {donors.map(({ id, name }) => (
            <a key={id} href={`/kelola/donatur/${id}`} className="text-primary underline">
              {name}
            </a>
          ))}
        </p>
      )}
      {donations.length === 0 && (
        <p className="text-muted">
          Tidak ada donasi yang cocok.{' '}
          <a href="/kelola/donasi" className="text-primary underline">
            Cari di Donasi
          </a>
        </p>
      )}
      <ul className="grid gap-3">
        {donations.map((donation) => (
          <li key={donation.id}>
            <MatchingDonation donation={donation} mayRefund={mayRefund} />
          </li>
        ))}
      </ul>
      {sum !== undefined && <NearTransfers amount={sum} near={near} />}
    </DeskSection>
  )
}

function MatchingDonation({
  donation,
  mayRefund,
}: {
  donation: MatchedDonation
  mayRefund: boolean
}) {
  const { id, number, status, total, campaign, channel, name, createdAt } = donation
  const isPaid = status === 'paid'
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <a href={`/kelola/donasi/${id}`} className="font-bold text-primary underline">
          {number}
        </a>
        <Chip tone={statusTones[status]}>{donationStatusWords[status]}</Chip>
      </p>
      <p>
        <span className="tabular">{formatRupiah(total)}</span> · {campaign}
      </p>
      <p className="text-sm text-muted">
        {name} · {channel} · {formatDateTime(createdAt)}
      </p>
      {isPaid && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {donation.mayGetPapers ? (
            <PressForm
              act="kirim-ulang"
              fields={{ donasi: id }}
              label={`Kirim ulang kuitansi donasi ${number}`}
            >
              Kirim ulang kuitansi
            </PressForm>
          ) : (
            <span className="text-sm text-muted">
              Kontaknya tidak dapat dikirimi kuitansi dari sini.
            </span>
          )}
          {mayRefund && (
            <a
              href={`/kelola/pengembalian/baru?donasi=${id}`}
              className="inline-flex min-h-touch items-center text-primary underline"
            >
              Ajukan pengembalian
            </a>
          )}
        </div>
      )}
    </article>
  )
}
