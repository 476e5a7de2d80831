import { ConvertedSum } from '#app/site/exchange-rate/converted-sum.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Countdown } from '#app/ui/date/countdown.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { unitWords } from '#features/wakaf/wakaf.ts'
import { formatDay, formatTime } from '#platform/time/jakarta.ts'
import { DonorName } from '../own-donor.tsx'
import type { ChargeView, PaymentView } from '../payment-actions.server.ts'

type Props = { view: PaymentView; charge: ChargeView; isOver: boolean; onOver: () => void }

/** The amount, the deadline and the purpose. The amount is exact, because a bank accepts nothing else. */
export function DeadlineCard({ view, charge, isOver, onOver }: Props) {
  return (
    <Card as="section" className="grid gap-2 p-4 lg:gap-4 lg:p-5">
      <h2 className="sr-only">Yang harus dibayar</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p>
          <span className="block text-sm text-muted">Jumlah</span>
          <BigFigure value={charge.amount} className="text-2xl font-extrabold tracking-tight" />
        </p>
        <CopyButton
          text={String(charge.amount)}
          label="Salin"
          done="Jumlah disalin"
          isDisabled={isOver}
          className="-mr-3 px-3!"
        />
      </div>
      {charge.method === 'card' && <ConvertedSum about={view.about} amount={charge.amount} />}
      <div className="border-t border-line pt-2 lg:pt-4">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
          Batas akhir pembayaran
          <Countdown
            until={charge.expiresAt}
            serverNow={view.serverNow}
            onOver={onOver}
            className={`text-lg font-bold ${isOver ? 'text-danger' : 'text-primary'}`}
          />
        </p>
        <time dateTime={charge.expiresAt} className="font-semibold">
          {formatDay(charge.expiresAt)}, {formatTime(charge.expiresAt)}
        </time>
      </div>
      {view.donation.units && (
        <p className="text-sm font-semibold tabular">{unitWords(view.donation.units)}</p>
      )}
      <p className="hidden text-sm text-muted lg:block">
        Untuk <span className="font-semibold text-ink">{view.campaign.title}</span>, dari{' '}
        <DonorName donation={view.donation} />.
      </p>
    </Card>
  )
}
