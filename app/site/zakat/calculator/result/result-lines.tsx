import { BigFigure } from '#app/ui/big-figure.tsx'
import { SumsInText } from '#app/site/zakat/sums-in-text.tsx'
import { StarPattern } from '#app/ui/star.tsx'
import { rupiahText } from '#app/site/zakat/figures.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { type CalculatorName, calculatorPath } from '#features/zakat/zakat.ts'
import type { Line } from '../explanation-lines.ts'
import type { Verdict } from './verdict.ts'

/** A result by which something is due. */
export function Due({ verdict, name }: { verdict: Verdict; name: CalculatorName }) {
  return (
    <div className="relative grid gap-1 overflow-hidden bg-linear-150 from-hero to-hero-deep p-5 text-on-hero">
      <StarPattern id={`stars-${name}`} className="opacity-6" />
      <h2 className="relative text-base font-semibold">{verdict.title}</h2>
      <p className="relative text-3xl font-extrabold tracking-tight">
        {verdict.amount !== undefined && <BigFigure value={rupiahText(verdict.amount)} />}
      </p>
      <p className="relative text-sm opacity-90">
        <SumsInText text={verdict.sentence} />
      </p>
    </div>
  )
}

/** A result by which nothing is due now. */
export function NotDue({ verdict }: { verdict: Verdict }) {
  const { kind, title, sentence, nearness, mayJoin } = verdict
  return (
    <div className={`grid gap-2 p-5 ${kind === 'early' ? 'bg-accent-tint' : 'bg-tint'}`}>
      <h2 className="text-xl">{title}</h2>
      <p>
        <SumsInText text={sentence} />
      </p>
      {nearness !== undefined && (
        <ProgressBar ratio={Math.min(nearness, 0.99)} label="Jarak ke nisab" className="mt-1 h-2" />
      )}
      {mayJoin && (
        <LinkButton to={calculatorPath('zakatgabungan')} look="ghost" className="mt-1">
          Hitung harta gabungan
        </LinkButton>
      )}
    </div>
  )
}

/** A sum, maybe with its sign; it never breaks between its digits. */
const SUM = /^(\S )?Rp[\d.]+$/

/** How a result came about, line by line. */
export function ResultLines({ lines }: { lines: Line[] }) {
  return (
    <dl className="grid gap-3">
      {lines.map(({ label, formula, value }, index) => (
        <div
          key={label}
          className={`flex flex-wrap items-start justify-between gap-x-4 ${
            index > 0 && index === lines.length - 1 ? 'border-t border-line pt-3 font-bold' : ''
          }`}
        >
          <dt className="min-w-min grow basis-20">{label}</dt>
          <dd className="ml-auto max-w-full shrink-0 text-right font-semibold tabular">
            {SUM.test(value) ? <BigFigure value={value} /> : value}
          </dd>
          {formula && (
            <dd className="basis-full text-sm font-normal text-muted tabular">
              <SumsInText text={formula} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
