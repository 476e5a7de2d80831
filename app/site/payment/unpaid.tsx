import { Icon } from '#app/ui/icon.tsx'
import { CancelLink } from './cancel-donation.tsx'
import { EndedDonation } from './ended-donation.tsx'
import { CheckStatus } from './checkout/check-status.tsx'
import { useOwnDonor } from './own-donor.tsx'
import { DonationSummary } from './donation-summary.tsx'
import { WhatsappHelp } from '#app/site/sharing/whatsapp-help.tsx'
import { DonationColumns, DonationFrame } from '#app/site/donation/donation-frame.tsx'
import { KeepAddress } from './checkout/keep-address.tsx'
import { SuspenseNotice } from './suspense-notice.tsx'
import { MethodPicker } from './checkout/method-picker.tsx'
import { MissedPaymentLink } from './missed-payment-link.tsx'
import type { PaymentView } from './payment-actions.server.ts'
import { Changing, Preparing, RunOut } from './unpaid-parts.tsx'
import { isWaiting, type PaymentState } from './payment-state.ts'
import { usePaymentNews, useShowNews } from './use-payment-news.ts'

type Props = {
  view: PaymentView
  state: Exclude<PaymentState, 'paid'>
  /** Why a method that was chosen without script failed. */
  refused: string | undefined
}

/** The screen of an unpaid donation: why it is unpaid and what to do next. */
export function Unpaid({ view, state, refused }: Props) {
  const { id, noun } = view.donation
  const showNews = useShowNews()
  usePaymentNews(view, isWaiting(state), showNews)
  const form = useOwnDonor(id)?.form ?? `/donasi-sekarang/${view.campaign.slug}`
  const back = { to: form, label: 'Kembali ke formulir' }

  if (state === 'preparing') {
    return (
      <DonationFrame title="Menyiapkan pembayaran" back={back} step={2}>
        <DonationColumns
          isSummaryFirst
          summary={<DonationSummary view={view} />}
          bar={<CheckStatus view={view} onNews={showNews} />}
        >
          <Preparing />
          <WhatsappHelp donationId={id} noun={noun} className="justify-self-center text-sm" />
        </DonationColumns>
      </DonationFrame>
    )
  }
  if (state === 'choose' || state === 'expired' || state === 'kept') {
    const hasOffers = view.offers.length > 0
    const title = hasOffers || state === 'kept' ? payableTitles[state] : payableTitles.expired
    return (
      <DonationFrame title={title} back={back} step={2}>
        <DonationColumns isSummaryFirst summary={<DonationSummary view={view} />}>
          {state === 'kept' && <SuspenseNotice view={view} />}
          {state === 'expired' && hasOffers && <RunOut view={view} />}
          {view.isChanging && <Changing view={view} />}
          {state === 'kept' && hasOffers && <PayAgain view={view} refused={refused} />}
          {state !== 'kept' && hasOffers && <Picker view={view} refused={refused} />}
          {state === 'expired' ? (
            <MissedPaymentLink donationId={id} noun={noun} />
          ) : (
            <WhatsappHelp donationId={id} noun={noun} className="justify-self-center text-sm" />
          )}
          <KeepAddress view={view} />
          {state !== 'kept' && <CancelLink donationId={id} noun={noun} />}
        </DonationColumns>
      </DonationFrame>
    )
  }
  return <EndedDonation view={view} state={state} />
}

const payableTitles = {
  choose: 'Pilih cara bayar',
  expired: 'Waktu pembayaran habis',
  kept: 'Dana Anda sedang kami periksa',
}

type PickerProps = Pick<Props, 'view' | 'refused'>

function Picker({ view, refused }: PickerProps) {
  return (
    <MethodPicker
      donationId={view.donation.id}
      offers={view.offers}
      attempt={view.charge?.attempt ?? 0}
      total={view.donation.total}
      refused={refused}
    />
  )
}

function PayAgain(props: PickerProps) {
  return (
    <details className="group" open={props.refused !== undefined}>
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 font-semibold text-primary">
        Bayar ulang dengan nominal yang tepat
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">
        <Picker {...props} />
      </div>
    </details>
  )
}
