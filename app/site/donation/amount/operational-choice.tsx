import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { Money } from '#app/ui/money.tsx'

const offered = [1_000, 2_000, 5_000, 10_000, 20_000]

type Props = {
  /** Empty for none. */
  chosen: string
  onChoose: (value: string) => void
  error: string | undefined
  noun: Noun
}

/** An optional extra amount for operating costs. Nothing is chosen in advance. */
export function OperationalChoice({ chosen, onChoose, error, noun }: Props) {
  return (
    <div className="grid gap-2.5">
      <ChoiceGrid
        name="operational"
        legend={
          <>
            Tambah infak operasional
            <span className="font-normal text-muted"> (tidak wajib)</span>
          </>
        }
        choices={[
          { value: '', label: 'Tidak' },
          ...offered.map((amount) => ({
            value: String(amount),
            label: <Money amount={amount} />,
          })),
        ]}
        chosen={chosen}
        onChoose={onChoose}
        error={error}
      />
      <p className="text-sm text-muted">
        Untuk biaya kerja lembaga. Dicatat terpisah dan tidak mengurangi {nouns[noun].name} Anda.
      </p>
    </div>
  )
}
