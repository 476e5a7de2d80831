export type Remaining = { hours: number; minutes: number; seconds: number; isOver: boolean }

/** The time left until `end`, both in milliseconds; never negative. A started second still counts. */
export function remaining(end: number, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: seconds === 0,
  }
}

/** '23:59:58', or '14:32' below an hour. */
export function clockText({ hours, minutes, seconds }: Remaining): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const short = `${two(minutes)}:${two(seconds)}`
  return hours > 0 ? `${two(hours)}:${short}` : short
}

/** The time left for screen readers, without seconds: 'sisa 23 jam 59 menit', 'sisa kurang dari satu menit'. */
export function spokenText({ hours, minutes, isOver }: Remaining): string {
  if (isOver) return 'waktu habis'
  const parts = [hours > 0 && `${hours} jam`, minutes > 0 && `${minutes} menit`].filter(Boolean)
  return parts.length > 0 ? `sisa ${parts.join(' ')}` : 'sisa kurang dari satu menit'
}
