import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  label: string
  /** The state, as text. */
  words: string
  isKept: boolean
  /** The words of the button. */
  action?: string
  /** Stores it on the device; without it there is no button. */
  onKeep?: (() => void) | undefined
  isBusy: boolean
}

/** Whether something is stored on this device, with a button that stores it. */
export function KeepCard({
  label,
  words,
  isKept,
  action = 'Simpan sekarang',
  onKeep,
  isBusy,
}: Props) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <Icon
        name={isKept ? 'check' : 'download'}
        className={`size-6 ${isKept ? 'text-success' : 'text-muted'}`}
      />
      <p role="status" className="min-w-48 flex-1">
        {words}
      </p>
      {onKeep && (
        <Button look="ghost" isBusy={isBusy} onClick={onKeep}>
          {action}
        </Button>
      )}
    </section>
  )
}
