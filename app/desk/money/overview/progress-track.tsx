/** A bar whose number stands beside it in words. */
export function ProgressTrack({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-chip bg-surface-2">
      <span
        className="block h-full rounded-chip bg-primary"
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
