import { type KeyboardEvent, useId } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Count, decrement, increment, isComplete, withTarget } from './counting.ts'
import { keepCount, useTahlil } from './tahlil-store.ts'

type Props = {
  id: string
  /** What is counted, e.g. 'Tahlil'. */
  title: string
  /** The usual numbers of repetitions; the first is the default. */
  times: readonly number[]
  onComplete?(): void
}

const TAP_MS = 12
const COMPLETE_MS = [40, 60, 80]

/** A counter whose whole face is a button. Its count lasts until the tab is closed. Hidden without script. */
export function Counter({ id, title, times, onComplete }: Props) {
  const tahlil = useTahlil(({ counts }) => counts[id])
  const count = tahlil ?? { done: 0, target: times[0] ?? 1 }
  const press = () => {
    if (isComplete(count)) return
    const next = increment(count)
    keepCount(id, next)
    vibrate(isComplete(next) ? COMPLETE_MS : TAP_MS)
    if (isComplete(next)) onComplete?.()
  }
  return (
    <div data-counter="" className="mt-4 grid gap-2 print-hidden noscript:hidden">
      <Face title={title} count={count} onPress={press} />
      <div className="flex min-h-11 items-center gap-1">
        {times.length > 1 && <Targets id={id} title={title} times={times} count={count} />}
        <span className="ml-auto flex">
          <IconButton
            label={`Kurangi satu hitungan ${title}`}
            icon="minus"
            disabled={count.done === 0}
            onClick={() => keepCount(id, decrement(count))}
          />
          <IconButton
            label={`Ulangi hitungan ${title} dari awal`}
            icon="history"
            disabled={count.done === 0}
            onClick={() => keepCount(id, { ...count, done: 0 })}
          />
        </span>
      </div>
    </div>
  )
}

type FaceProps = { title: string; count: Count; onPress(): void }

function Face({ title, count, onPress }: FaceProps) {
  const { done, target } = count
  const isDone = isComplete(count)
  return (
    <>
      <button
        type="button"
        aria-disabled={isDone || undefined}
        onClick={onPress}
        onKeyDown={onlyOnce}
        data-counts=""
        className="relative grid min-h-24 select-none place-items-center overflow-hidden rounded-card border border-line bg-surface-2 px-4 py-3 transition-transform active:scale-[0.985] aria-disabled:border-primary aria-disabled:bg-tint"
      >
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1.5 origin-left bg-linear-to-r from-primary to-accent transition-transform duration-200"
          style={{ transform: `scaleX(${done / target})` }}
        />
        <span aria-hidden="true" className="flex items-baseline gap-1.5 tabular">
          <span className="text-4xl leading-none font-bold text-primary">{done}</span>
          <span className="text-lg text-muted">/ {target}</span>
        </span>
        <span className="text-sm font-semibold text-muted">{`Hitung ${title}`}</span>
        {isDone && <Icon name="check" className="absolute top-3 right-3 size-6 text-primary" />}
      </button>
      <p role="status" className="sr-only">
        {done > 0 && `${done} dari ${target}${isDone ? ', selesai' : ''}`}
      </p>
    </>
  )
}

type TargetsProps = Omit<Props, 'onComplete'> & { count: Count }

/** The choice of the target: the customary number and other known ones. */
function Targets({ id, title, times, count }: TargetsProps) {
  const name = useId()
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">{`Banyaknya ${title}`}</legend>
      {times.map((each) => (
        <label
          key={each}
          className="relative grid min-h-11 min-w-12 place-items-center rounded-chip border border-line px-3 text-sm font-semibold tabular has-checked:border-primary has-checked:bg-tint has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={count.target === each}
            onChange={() => keepCount(id, withTarget(count, each))}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-chip"
          />
          {each}×
        </label>
      ))}
    </fieldset>
  )
}

/** Holding a key down counts as one press. */
function onlyOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

/** A short vibration, where the device and its settings allow it; Safari has none. */
function vibrate(pattern: number | number[]): void {
  navigator.vibrate?.(pattern)
}
