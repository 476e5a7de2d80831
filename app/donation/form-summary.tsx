import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { AmilShare } from './amil-share.tsx'
import type { Fund } from '#platform/db/schema-books.ts'

type Props = {
  /** Undefined while the amount is not valid. */
  amount: number | undefined
  /** The extra amount for operating costs in rupiah; 0 for none. */
  operational: number
  title: string
  fund: Fund
}

/** The total of a donation and the amil's share of it, shown before payment. */
export function FormSummary({ amount, operational, title, fund }: Props) {
  return (
    <Card as="section" className="grid gap-3 bg-surface-2 p-5 lg:bg-surface">
      <h2 className="text-base">Ringkasan</h2>
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Donasi</dt>
          <dd className="font-semibold">
            {amount === undefined ? '–' : <Money amount={amount} />}
          </dd>
        </div>
        {operational > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">Infak operasional</dt>
            <dd className="font-semibold">
              <Money amount={operational} />
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Biaya pembayaran</dt>
          <dd className="font-semibold">Kami tanggung</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-lg font-bold" aria-live="polite">
            {amount === undefined ? (
              <span className="text-sm font-normal text-muted">Belum dipilih</span>
            ) : (
              <Money amount={amount + operational} />
            )}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        Untuk <span className="font-semibold text-ink">{title}</span>.
      </p>
      <AmilShare fund={fund} amount={amount} />
    </Card>
  )
}
