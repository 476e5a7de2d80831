import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import {
  calculatorGroups,
  type CalculatorName,
  calculatorPath,
  calculatorTitles,
} from '#features/zakat/zakat.ts'
import { calculators } from './calculators.ts'
import { ZakatSign } from './zakat-sign.tsx'

/** All calculators in their groups: the everyday ones as cards, the others as rows. */
export function CalculatorGroups({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const [everyday, ...others] = calculatorGroups
  const below = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <div className="grid gap-8">
      {everyday && (
        <section className="grid gap-3">
          <Heading className="text-lg">{everyday.title}</Heading>
          <CalculatorCards names={everyday.names} heading={below} />
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {others.map(({ title, names }) => (
          <section key={title} className="grid gap-3">
            <Heading className="text-lg">{title}</Heading>
            <CalculatorRows names={names} />
          </section>
        ))}
      </div>
    </div>
  )
}

function CalculatorRows({ names }: { names: readonly CalculatorName[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {names.map((name) => (
        <li key={name}>
          <Link
            to={calculatorPath(name)}
            className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-tint"
          >
            <ZakatSign name={name} className="size-6 text-primary" />
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{calculatorTitles[name]}</span>
              <span className="text-sm text-muted">{calculators[name].rule}</span>
            </span>
            <Icon name="right" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Props = { names: readonly CalculatorName[]; heading?: 'h2' | 'h3' | 'h4' }

/** Calculators as cards: icon, name, purpose and rule. */
function CalculatorCards({ names, heading: Heading = 'h2' }: Props) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {names.map((name) => {
        const title = calculatorTitles[name]
        const { summary, rule } = calculators[name]
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
