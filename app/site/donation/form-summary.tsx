import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { capitalName } from '#features/campaign/nouns.ts'
import { AmilShare } from './amount/amil-share.tsx'
import { findPackage, type DonationCampaign, type UnitState, unitCount } from './donation.ts'

type Props = {
  /** Undefined while the amount is not valid. */
  amount: number | undefined
  /** The extra amount for operating costs in rupiah; 0 for none. */
  operational: number
  /** What is chosen of a wakaf in units. */
  units: UnitState
  campaign: DonationCampaign
}

/** The total of a donation and the amil's share of it, shown before payment. */
export function FormSummary({ amount, operational, units, campaign }: Props) {
  const { title, fund, noun, packages } = campaign
  const unit = findPackage(packages, units.package) ?? campaign.unit
  const isHydrated = useHydrated()
  // Without script the sum cannot follow the number; the next screen shows it before payment.
  const known = unit && !isHydrated ? undefined : amount
  return (
    <Card as="section" className="grid gap-3 bg-surface-2 p-5 lg:bg-surface">
      <h2 className="text-base">Ringkasan</h2>
      <dl className="grid gap-2 text-sm">
        {unit && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">Unit</dt>
            <dd className="text-right font-semibold tabular">
              {isHydrated ? (
                <span>{`${unitCount(units.units).toLocaleString('id-ID')} ${unit.name} × `}</span>
              ) : (
                ''
              )}
              <Money amount={unit.price} />
              {!isHydrated && <span>{` per ${unit.name}`}</span>}
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{capitalName(noun)}</dt>
          <dd className="font-semibold">{known === undefined ? '–' : <Money amount={known} />}</dd>
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
            {known === undefined ? (
              <span className="text-sm font-normal text-muted">
                {unit ? 'Dihitung di langkah berikut' : 'Belum dipilih'}
              </span>
            ) : (
              <Money amount={known + operational} />
            )}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        Untuk <span className="font-semibold text-ink">{title}</span>.
      </p>
      <AmilShare fund={fund} amount={known} />
    </Card>
  )
}
