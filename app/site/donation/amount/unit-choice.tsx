import { IconButton } from '#app/ui/button.tsx'
import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { Money } from '#app/ui/money.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  findPackage,
  type DonationCampaign,
  type PackageChoice,
  packageValue,
  unitCount,
  type UnitState,
} from '../donation.ts'
import { formatCount } from '#platform/money/money.ts'

type Unit = NonNullable<DonationCampaign['unit']>

type Props = {
  unit: Unit
  packages: PackageChoice[]
  chosen: UnitState
  onChosen: (chosen: UnitState) => void
  error: string | undefined
}

/**
 * The units or the package of a wakaf, and how many: '2 sumur × Rp12.500.000'. Works without script; script adds
 * buttons and the sum.
 */
export function UnitChoice({ unit, packages, chosen, onChosen, error }: Props) {
  const chosenPackage = findPackage(packages, chosen.package)
  const { name, price } = chosenPackage ?? unit
  const most = chosenPackage ? Math.floor(unit.remaining / chosenPackage.units) : unit.remaining
  return (
    <div className="grid gap-4">
      <input type="hidden" name="unitPrice" value={unit.price} />
      {packages.length > 0 && (
        <ChoiceGrid
          name="package"
          legend={<span className="text-lg font-bold">Pilih paket</span>}
          columns={2}
          choices={[
            { value: '', label: <Money amount={unit.price} />, note: `Per ${unit.name}` },
            ...packages.map((each) => ({
              value: packageValue(each),
              label: <Money amount={each.price} />,
              note: `${each.name}, ${formatCount(each.units)} ${unit.name}`,
            })),
          ]}
          chosen={chosenPackage ? chosen.package : ''}
          onChoose={(value) => onChosen({ ...chosen, package: value })}
        />
      )}
      <CountField
        {...{ name, price, most, unit, error }}
        hasPackages={packages.length > 0}
        units={chosen.units}
        onUnits={(units) => onChosen({ ...chosen, units })}
      />
    </div>
  )
}

type CountProps = {
  name: string
  price: number
  most: number
  unit: Unit
  hasPackages: boolean
  units: string
  onUnits: (units: string) => void
  error: string | undefined
}

function CountField({ name, price, most, unit, hasPackages, units, onUnits, error }: CountProps) {
  const isHydrated = useHydrated()
  const count = unitCount(units)
  const step = (by: 1 | -1) => onUnits(String(Math.min(Math.max(1, count + by), most)))
  // Without script the name cannot follow the choice.
  const label = hasPackages && !isHydrated ? 'Jumlah' : `Jumlah ${name}`
  return (
    <div className="grid gap-3">
      <Field
        name="units"
        label={<span className="text-lg font-bold">{label}</span>}
        hint={
          hasPackages ? (
            `Tersisa ${formatCount(unit.remaining)} ${unit.name}.`
          ) : (
            <>
              <Money amount={price} /> per {name}, tersisa {formatCount(unit.remaining)}.
            </>
          )
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
              max={isHydrated ? most : unit.remaining}
              required
              value={units}
              onChange={(event) => onUnits(event.currentTarget.value)}
              className={`${inputClass} min-w-0 flex-1 text-center text-lg font-bold tabular`}
            />
            {isHydrated && (
              <IconButton
                label={`Tambah ${name}`}
                icon="plus"
                disabled={count >= most}
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
