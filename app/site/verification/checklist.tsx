import { Chip } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ChecklistView } from './checklist-view.ts'

const states = {
  passed: 'Sesuai',
  failed: 'Belum sesuai',
  expired: 'Perlu diperiksa ulang',
  missing: 'Belum diperiksa',
} as const

/** What was verified, by whom, when and on what evidence; `none` is said while nothing is recorded. */
export function Checklist({ view, none }: { view: ChecklistView; none: string }) {
  if (view.checks.length === 0) return <p>{none}</p>
  return (
    <div className="grid gap-3">
      {view.isSample && (
        <p>
          <Chip tone="warning">Data contoh</Chip>
        </p>
      )}
      <ul className="grid gap-3">
        {view.checks.map(({ name, state, checkedBy, checkedAt, evidence }) => (
          <li key={name} className="flex gap-2.5">
            <Icon
              name={state === 'passed' ? 'check' : 'clock'}
              className={`mt-0.5 size-5 shrink-0 ${state === 'passed' ? 'text-success' : 'text-muted'}`}
            />
            <div className="min-w-0">
              <p className="font-semibold">
                {name}
                <span className="font-normal text-muted"> · {states[state]}</span>
              </p>
              {state !== 'missing' && (
                <p className="text-muted">
                  Diperiksa oleh {checkedBy}, <DateText at={checkedAt} as="date" />.
                  {state === 'passed' && <span>{` Bukti: ${evidence}.`}</span>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
