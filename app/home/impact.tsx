import type { ReactNode } from 'react'
import { MoneyInSum } from '#app/campaign/money-way.tsx'
import type { MoneyFlow } from '#features/campaign/campaign.ts'
import { DateText } from '#app/ui/date-text.tsx'
import { formatCount, Money } from '#app/ui/money.tsx'
import { StarPattern } from '#app/ui/star.tsx'

type Props = {
  numbers: { collected: number; disbursed: number; donations: number; campaigns: number }
  /** Where the money is; undefined when it could not be read. */
  money: MoneyFlow | undefined
  now: string
}

/** The results of all donations, computed from the books, with their date. */
export function Impact({ numbers, money, now }: Props) {
  return (
    <>
      <section className="relative overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-6 text-on-hero lg:p-10">
        <StarPattern id="impact-stars" className="text-on-hero opacity-6" />
        <div className="relative grid gap-6">
          <div>
            <h2 className="text-xl">Amanah yang telah dititipkan</h2>
            <p className="text-sm opacity-85">
              Dari pembukuan kami, per <DateText at={now} as="date" />
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
            <Figure name="Dana terhimpun" isWide>
              <Money amount={numbers.collected} />
            </Figure>
            {numbers.disbursed > 0 && (
              <Figure name="Dana tersalurkan" isWide>
                <Money amount={numbers.disbursed} />
              </Figure>
            )}
            <Figure name="Donasi diterima">{formatCount(numbers.donations)}</Figure>
            <Figure name="Program dibantu">{formatCount(numbers.campaigns)}</Figure>
          </dl>
        </div>
      </section>
      {money && <MoneyInSum flow={money} />}
    </>
  )
}

type FigureProps = { name: string; isWide?: boolean; children: ReactNode }

/** An amount in billions needs the whole width of a phone. */
function Figure({ name, isWide = false, children }: FigureProps) {
  return (
    <div className={`grid gap-0.5 ${isWide ? 'col-span-2 sm:col-span-1' : ''}`}>
      <dt className="text-sm opacity-85">{name}</dt>
      <dd className="text-xl font-extrabold tracking-tight tabular lg:text-2xl">{children}</dd>
    </div>
  )
}
