import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'

export type RulesProps = {
  /** How the rule works and its source, one sentence each. */
  rules: readonly string[]
  /** It is due after a year, of which one may be reminded. */
  hasHaul?: true
  /** What else stands below the rules. */
  note?: ReactNode
}

/** The rules behind a calculator, and what they cannot decide. */
export function CalculatorRules({ rules, hasHaul, note }: RulesProps) {
  return (
    <section className="grid gap-4 lg:max-w-reading">
      <h2 className="text-xl">Cara menghitungnya</h2>
      <ul className="grid gap-2.5">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-primary" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
      {hasHaul && <HaulReminder />}
      {note}
      <Disclaimer />
    </section>
  )
}

/** A calendar file for the day a haul is over. The browser asks for it; nothing is kept. */
function HaulReminder() {
  return (
    <form
      method="get"
      action="/zakatcalculator/pengingat"
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-48 flex-1">
        <TextField name="mulai" type="date" label="Mulai dimiliki atau mencapai nisab" required />
      </div>
      <Button type="submit" look="ghost" icon="calendar">
        Ingatkan saat haul genap
      </Button>
    </form>
  )
}
