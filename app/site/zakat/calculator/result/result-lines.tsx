import { BigFigure, SumsInText } from '#app/ui/big-figure.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { calculatorPath } from '#features/zakat/zakat.ts'
import type { Line } from '../lines.ts'
import type { Verdict } from './verdict.ts'

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
            {SUM.test(value) ? <BigFigure of={value} /> : value}
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
