import { Ago } from '#app/ui/date/date-text.tsx'
import { Money } from '#app/ui/money.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { Avatar } from '#app/ui/avatar.tsx'

export type Donor = {
  name: string
  isAnonymous: boolean
  amount: number
  paidAt: string
  prayer: string | null
}

/** Donors with their prayers. The server has already replaced the names of anonymous donors by Hamba Allah. */
export function DonorList({ donors, now }: { donors: Donor[]; now: string }) {
  if (donors.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title="Jadilah donatur pertama."
        text="Langkah pertama sering yang paling berarti."
      />
    )
  }
  return (
    <ul>
      {donors.map((donor, index) => (
        <li
          // The index is a safe key, because the list only grows at its end. Donations here have no public id.
          key={index}
          className="flex gap-3 border-b border-line py-3.5 last:border-0"
        >
          <Avatar name={donor.name} isAnonymous={donor.isAnonymous} />
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
  )
}
