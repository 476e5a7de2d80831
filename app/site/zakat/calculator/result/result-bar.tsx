import { Icon } from '#app/ui/icon.tsx'
import { BigFigure } from '#app/ui/big-figure.tsx'
import { rupiahText } from '#app/site/zakat/figures.ts'
import { type Calculator, resultId } from '../use-calculator.ts'
import { verdictOf } from './verdict.ts'

/** The result in one line at the bottom of a phone's screen, until the result itself scrolls into view. */
export function ResultBar({ form: { name, kind: calculator, reading } }: { form: Calculator }) {
  const { input, result } = reading
  if (!result) return null
  const { title, amount, kind } = verdictOf(calculator, input, result)
  return (
    <a
      href={`#${resultId(name)}`}
      className="sticky bottom-above-bars z-10 short:static flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-field bg-hero px-4 py-2 text-on-hero shadow-float lg:hidden"
    >
      <span className="min-w-0">
        <span className="block text-xs opacity-90">{title}</span>
        {kind === 'due' && amount !== undefined && (
          <BigFigure
            value={rupiahText(amount)}
            className="block text-lg leading-tight font-extrabold"
          />
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1 text-sm font-semibold">
        Rincian <Icon name="down" />
      </span>
    </a>
  )
}
