import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { monthAddress, type Shift } from './address.ts'
import type { MonthView } from './calendar-page.server.ts'

/** The month with the ways to its neighbours, to today and to paper. */
export function MonthHead({ month, shift }: { month: MonthView; shift: Shift }) {
  return (
    <div className="flex items-center gap-1">
      <Step to={month.previous} label="Bulan sebelumnya" icon="left" />
      <div className="grid min-w-0 flex-1 justify-items-center text-center" aria-live="polite">
        <h2 className="text-lg leading-snug lg:text-xl">{month.title}</h2>
        <p className="text-sm text-muted">{month.subtitle}</p>
      </div>
      <Step to={month.next} label="Bulan berikutnya" icon="right" />
      <Link
        to={monthAddress({ shift })}
        preventScrollReset
        className="hidden min-h-touch items-center rounded-field px-3 text-sm font-semibold text-primary hover:bg-tint print-hidden sm:flex"
      >
        Hari ini
      </Link>
      <span className="hidden print-hidden lg:block">
        <Button look="quiet" icon="print" className="noscript:hidden" onClick={() => print()}>
          Cetak
        </Button>
      </span>
    </div>
  )
}

type StepProps = { to: string | undefined; label: string; icon: IconName }

function Step({ to, label, icon }: StepProps) {
  const shape = 'grid size-11 shrink-0 place-items-center rounded-full print-hidden'
  if (!to) return <span className={shape} />
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      className={`${shape} hover:bg-surface-2`}
    >
      <Icon name={icon} />
    </Link>
  )
}
