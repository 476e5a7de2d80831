import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { Rosette } from '../star.tsx'

type EmptyProps = { title: string; text?: ReactNode; action?: ReactNode; icon?: IconName }

/** An empty state: what belongs here and what the user can do. */
export function EmptyState({ title, text, action, icon = 'leaf' }: EmptyProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-2 px-4 py-10 text-center">
      <StarFrame icon={icon} colour="text-primary" />
      <p className="mt-2 text-lg font-bold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

type ErrorProps = { title?: string; text?: ReactNode; onRetry?: () => void; isBusy?: boolean }

/** The error state of a part of a screen, with a retry button. */
export function ErrorState({
  title = 'Belum dapat dimuat',
  text,
  onRetry,
  isBusy = false,
}: ErrorProps) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-sm justify-items-center gap-2 px-4 py-10 text-center"
    >
      <StarFrame icon="alert" colour="text-danger" />
      <p className="mt-2 text-lg font-bold">{title}</p>
      <p className="text-muted">{text ?? 'Periksa koneksi internet Anda, lalu coba lagi.'}</p>
      {onRetry && (
        <Button look="ghost" onClick={onRetry} isBusy={isBusy} className="mt-3">
          Coba lagi
        </Button>
      )}
    </div>
  )
}

function StarFrame({ icon, colour }: { icon: IconName; colour: string }) {
  return (
    <span className="relative grid size-28 place-items-center">
      <Rosette className="absolute inset-0 text-accent opacity-45" />
      <span
        className={`grid size-14 place-items-center rounded-full bg-surface shadow-card ${colour}`}
      >
        <Icon name={icon} className="size-7" />
      </span>
    </span>
  )
}
