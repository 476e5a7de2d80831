import { Ago } from '#app/ui/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCount, Money } from '#app/ui/money.tsx'
import { StarNumber } from '#app/ui/star.tsx'
import { EmptyState } from '#app/ui/states.tsx'

export type Donor = {
  name: string
  isAnonymous: boolean
  amount: number
  paidAt: string
  prayer: string | null
}

type Props = { donors: Donor[]; total: number; now: string }

/** The latest who gave, with their prayers. Who wished so is Hamba Allah, already on the server. */
export function DonorList({ donors, total, now }: Props) {
  return (
    <section className="grid max-w-reading gap-2">
      <h2 className="text-xl">
        Donatur{' '}
        <span className="text-base font-medium text-muted tabular">{formatCount(total)}</span>
      </h2>
      {donors.length === 0 ? (
        <EmptyState
          icon="heart"
          title="Jadilah donatur pertama."
          text="Langkah pertama sering yang paling berarti."
        />
      ) : (
        <ul>
          {donors.map((donor) => (
            <li
              key={`${donor.paidAt} ${donor.name} ${donor.amount}`}
              className="flex gap-3 border-b border-line py-3.5"
            >
              <StarNumber>
                {donor.isAnonymous ? (
                  <Icon name="heart" className="size-4 text-accent-ink" />
                ) : (
                  initialOf(donor.name)
                )}
              </StarNumber>
              <div className="grid min-w-0 flex-1 gap-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{donor.name}</p>
                  <Money amount={donor.amount} className="font-bold" />
                </div>
                <p className="text-sm text-muted">
                  <Ago at={donor.paidAt} now={now} />
                </p>
                {donor.prayer && (
                  <blockquote className="rounded-field bg-surface-2 px-3.5 py-2.5 text-sm [overflow-wrap:anywhere]">
                    {donor.prayer}
                  </blockquote>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {total > donors.length && donors.length > 0 && (
        <p className="pt-2 text-sm text-muted">
          dan {formatCount(total - donors.length)} donatur lainnya. Semoga Allah menerima kebaikan
          semuanya.
        </p>
      )}
    </section>
  )
}

function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase()
}
