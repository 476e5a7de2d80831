import { Icon } from '#app/ui/icon.tsx'

/** The rules of a calculation, one sentence each. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-primary" />
          <span>{rule}</span>
        </li>
      ))}
    </ul>
  )
}
