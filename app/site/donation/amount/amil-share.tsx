import { Money } from '#app/ui/money.tsx'
import { amilShareOf } from '#features/books/amil-share.ts'
import { amilBasis, amilWords } from '../copy.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

type Props = {
  fund: Fund
  /** Undefined while the amount is not valid. */
  amount: number | undefined
}

/** How many rupiah of a donation pay for the work and how many reach people. Donors see this before they pay. */
export function AmilShare({ fund, amount }: Props) {
  const share = amount === undefined ? undefined : amilShareOf(fund, amount)
  return (
    <div className="grid gap-2 text-sm">
      {share && amount !== undefined && (
        <dl className="grid gap-1.5">
          <Row
            name={`Hak amil, paling banyak ${percentText(share.perMille)}`}
            amount={share.most}
          />
          <Row name="Disalurkan, paling sedikit" amount={amount - share.most} />
        </dl>
      )}
      <p className="text-muted">{share ? amilBasis : amilWords[fund]}</p>
    </div>
  )
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="shrink-0 font-semibold">
        <Money amount={amount} />
      </dd>
    </div>
  )
}

/** Writes 125 per mille as '12,5%'. */
function percentText(perMille: number): string {
  return `${String(perMille / 10).replace('.', ',')}%`
}
