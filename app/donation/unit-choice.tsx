import { IconButton } from '#app/ui/button.tsx'
import { Field, inputClass } from '#app/ui/field.tsx'
import { Money } from '#app/ui/money.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type DonationCampaign, unitCount } from './donation.ts'

type Props = {
  unit: NonNullable<DonationCampaign['unit']>
  units: string
  onUnits: (units: string) => void
  error: string | undefined
}

/**
 * The number of units of a wakaf: '2 sumur × Rp12.500.000'. A plain number field that works without script; script
 * adds the buttons and the sum.
 */
export function UnitChoice({ unit, units, onUnits, error }: Props) {
  const isHydrated = useHydrated()
  const count = unitCount(units)
  const { name, price, remaining } = unit
  const step = (by: 1 | -1) => onUnits(String(Math.min(Math.max(1, count + by), remaining)))
  return (
    <div className="grid gap-3">
      <input type="hidden" name="unitPrice" value={price} />
      <Field
        name="units"
        label={<span className="text-lg font-bold">Jumlah {name}</span>}
        hint={
          <>
            <Money amount={price} /> per {name}, tersisa {remaining.toLocaleString('id-ID')}.
          </>
        }
        error={error}
      >
        {(wiring) => (
          <div className="flex items-center gap-1">
            {isHydrated && (
              <IconButton
                label={`Kurangi ${name}`}
                icon="minus"
                disabled={count <= 1}
                onClick={() => step(-1)}
              />
            )}
            <input
              {...wiring}
              type="number"
              inputMode="numeric"
              min={1}
              max={remaining}
              required
              value={units}
              onChange={(event) => onUnits(event.currentTarget.value)}
              className={`${inputClass} min-w-0 flex-1 text-center text-lg font-bold tabular`}
            />
            {isHydrated && (
              <IconButton
                label={`Tambah ${name}`}
                icon="plus"
                disabled={count >= remaining}
                onClick={() => step(1)}
              />
            )}
          </div>
        )}
      </Field>
      {isHydrated && (
        <p className="text-center text-muted tabular" aria-live="polite">
          {count.toLocaleString('id-ID')} {name} × <Money amount={price} /> ={' '}
          <Money amount={count * price} className="font-bold text-ink" />
        </p>
      )}
    </div>
  )
}
