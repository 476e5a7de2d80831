type Props = {
  /** Between 0 and 1. A larger value is drawn as full, but announced as it is. */
  ratio: number
  label: string
  className?: string
}

/** The progress of a campaign. The numbers stand beside the bar. */
export function ProgressBar({ ratio, label, className = 'h-2' }: Props) {
  const percent = Math.round(ratio * 100)
  const drawn = Math.min(100, Math.max(ratio > 0 ? 2 : 0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      aria-valuetext={`${percent}%`}
      className={`overflow-hidden rounded-full bg-surface-2 ${className}`}
    >
      <div
        className="h-full rounded-full bg-linear-to-r from-primary to-accent"
        style={{ width: `${drawn}%` }}
      />
    </div>
  )
}
