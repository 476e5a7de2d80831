import { MoneyInSum } from '#app/site/campaign/report/money-flow-chart.tsx'
import type { MoneyFlow } from '#features/campaign/campaign.ts'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { StarPattern } from '#app/ui/star.tsx'
import type { ImpactFigure, ImpactView } from './impact-view.server.ts'

type Props = {
  impact: ImpactView
  /** Where the money is; undefined when it could not be read. */
  money: MoneyFlow | undefined
  now: string
}

/** The results of all donations in people and things with their date, then where the money is. */
export function Impact({ impact: { figures }, money, now }: Props) {
  return (
    <>
      {figures.length > 0 && <Figures figures={figures} now={now} />}
      {money && <MoneyInSum flow={money} />}
    </>
  )
}

function Figures({ figures, now }: { figures: ImpactFigure[]; now: string }) {
  return (
    <section className="relative overflow-hidden rounded-card bg-linear-150 from-hero to-hero-deep p-5 text-on-hero lg:p-10">
      <StarPattern id="impact-stars" className="text-on-hero opacity-6" />
      <div className="relative grid gap-5">
        <div>
          <h2 className="text-xl">Amanah yang telah sampai</h2>
          <p className="text-sm opacity-85">
            Dari pembukuan dan laporan per <DateText at={now} as="date" />
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          {figures.map(({ count, name }) => (
            <div key={name} className="flex flex-col-reverse justify-end max-sm:nth-[n+5]:hidden">
              <dt className="text-sm leading-snug opacity-90">{name}</dt>
              <dd className="text-2xl font-extrabold tracking-tight">
                <BigFigure value={count} columns={2} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
