import { Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { DonationSummary } from './donation-summary.tsx'
import { DonationColumns, DonationFrame } from '#app/site/donation/donation-frame.tsx'
import type { PaymentView } from './payment-actions.server.ts'

/** A link to cancel the donation. The next screen asks for confirmation. */
export function CancelLink({ donationId, noun }: { donationId: string; noun: Noun }) {
  return (
    <p className="text-center text-sm">
      <Link
        to={`/payment/${donationId}?batalkan=1`}
        className="inline-flex min-h-touch items-center px-3 text-muted underline hover:text-ink"
      >
        Batalkan {nouns[noun].name}
      </Link>
    </p>
  )
}

type Props = {
  view: PaymentView
  /** Why it could not be cancelled. */
  refused: string | undefined
}

/** Asks for confirmation before a donation and its code are cancelled. Works without script. */
export function CancelDonation({ view, refused }: Props) {
  const { donation, charge, screen } = view
  const { name, verb } = nouns[donation.noun]
  const stay = `/${screen}/${donation.id}`
  const hasCode = screen !== 'payment' && charge !== null
  return (
    <DonationFrame title={`Batalkan ${name}?`} back={{ to: stay, label: `Lanjutkan ${name}` }}>
      <DonationColumns isSummaryFirst summary={<DonationSummary view={view} />}>
        {refused && (
          <FocusedAlert text={refused}>
            <Notice tone="warning" title="Belum dapat dibatalkan">
              {refused}
            </Notice>
          </FocusedAlert>
        )}
        <Notice tone="info" title={`Anda belum membayar ${name} ini`}>
          {hasCode
            ? `Bila dibatalkan, kode ${charge.name} tidak berlaku lagi. Jangan bayar ke kode itu setelahnya.`
            : `Bila dibatalkan, ${name} ini ditutup dan tidak perlu dibayar.`}{' '}
          Anda dapat {verb} kembali kapan saja.
        </Notice>
        <form method="post" className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
          <LinkButton to={stay}>Tidak, lanjutkan {name}</LinkButton>
          <Button type="submit" name="aksi" value="batalkan" look="ghost">
            Ya, batalkan {name}
          </Button>
        </form>
      </DonationColumns>
    </DonationFrame>
  )
}
