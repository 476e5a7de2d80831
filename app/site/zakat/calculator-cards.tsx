import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { type CalculatorName, calculatorPath } from '#features/zakat/zakat.ts'
import { calculators } from './calculators.ts'
import { ZakatSign } from './zakat-sign.tsx'

type Props = { names: readonly CalculatorName[]; heading?: 'h2' | 'h3' }

/** Calculators as cards: icon, name, purpose and rule. */
export function CalculatorCards({ names, heading: Heading = 'h2' }: Props) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {names.map((name) => {
        const { title, summary, rule } = calculators[name]
        return (
          <li key={name}>
            <Link
              to={calculatorPath(name)}
              className="group flex h-full items-start gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-primary lg:flex-col lg:p-6"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-tint text-primary transition-colors group-hover:bg-primary group-hover:text-on-primary lg:size-14">
                <ZakatSign name={name} className="size-6 lg:size-7" />
              </span>
              <span className="grid min-w-0 flex-1 content-start gap-1">
                <Heading className="flex items-center justify-between gap-2 text-lg">
                  {title}
                  <Icon name="right" className="size-4 text-muted group-hover:text-primary" />
                </Heading>
                <span className="text-muted">{summary}</span>
                <span className="text-sm font-medium text-accent-ink">{rule}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
