import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { Money } from '#app/ui/money.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { formatRupiah } from '#platform/money/money.ts'
import type { AmountState, PresetChoice } from '../donation.ts'

type Props = {
  presets: readonly PresetChoice[]
  minimum: number
  step: number
  amount: AmountState
  onAmount: (amount: AmountState) => void
  error: string | undefined
}

/** The amount field with the preset amounts of the campaign and what each does. Typing clears the preset; a preset clears the field. */
export function AmountChoice({ presets, minimum, step, amount, onAmount, error }: Props) {
  return (
    <div className="grid gap-4">
      <ChoiceGrid
        name="nominal"
        legend={<span className="text-lg font-bold">Pilih nominal</span>}
        columns={presets.some(({ words }) => words) ? 2 : 3}
        choices={presets.map(({ amount: preset, words }) => ({
          value: String(preset),
          label: <Money amount={preset} />,
          note: words,
        }))}
        chosen={amount.preset}
        onChoose={(preset) => onAmount({ preset, typed: '' })}
      />
      <MoneyField
        name="amount"
        label="Nominal lain"
        hint={<Limits minimum={minimum} step={step} />}
        error={error}
        value={amount.typed}
        onAmount={(typed) => {
          onAmount({ preset: typed === '' ? amount.preset : undefined, typed })
        }}
      />
    </div>
  )
}

function Limits({ minimum, step }: { minimum: number; step: number }) {
  return (
    <>
      {`Minimal ${formatRupiah(minimum)}${step > 1 ? `, kelipatan ${formatRupiah(step)}` : ''}.`}
      <noscript> Bila diisi, nominal ini yang dipakai.</noscript>
    </>
  )
}
