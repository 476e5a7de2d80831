import { Card } from '#app/ui/card.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { Money } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { capitalName, nouns } from '#features/campaign/nouns.ts'
import { unitWords } from '#features/wakaf/wakaf.ts'
import { ConvertedSum } from '#app/site/exchange-rate/converted-sum.tsx'
import { AmilShare } from '#app/site/donation/amount/amil-share.tsx'
import { DonorName } from './own-donor.tsx'
import type { PaymentView } from './payment-actions.server.ts'

/** The amount, the campaign and the donor's name, shown before a payment method is chosen. */
export function DonationSummary({ view }: { view: PaymentView }) {
  const { donation, campaign } = view
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="sr-only">{capitalName(donation.noun)} Anda</h2>
      <p>
        <span className="block text-sm text-muted">
          Total {nouns[donation.noun].name}, tanpa biaya tambahan
        </span>
        <BigFigure value={donation.total} className="text-2xl font-extrabold tracking-tight" />
      </p>
      <ConvertedSum about={view.about} amount={donation.total} />
      {donation.units && (
        <p className="text-sm font-semibold tabular">{unitWords(donation.units)}</p>
      )}
      <AddedOperational donation={donation} />
      <p className="border-t border-line pt-3 text-sm text-muted">
        Untuk <span className="font-semibold text-ink">{campaign.title}</span>, dari{' '}
        <DonorName donation={donation} />.
      </p>
      <AmilShare fund={view.fund} amount={donation.amount} />
      {view.fundNotice && <Notice tone="warning">{view.fundNotice}</Notice>}
    </Card>
  )
}

/** The two parts of the total, when the donor added an amount for operating costs. */
function AddedOperational({ donation }: Pick<PaymentView, 'donation'>) {
  if (donation.operational === 0) return null
  return (
    <p className="text-sm text-muted">
      {capitalName(donation.noun)}{' '}
      <Money amount={donation.amount} className="font-semibold text-ink" /> dan infak operasional{' '}
      <Money amount={donation.operational} className="font-semibold text-ink" />.
    </p>
  )
}
