import { type ReactNode, useRef } from 'react'
import { useErrorUntilCorrected } from './use-corrected.ts'

export type Choice = {
  value: string
  label: ReactNode
  note?: ReactNode
  isDisabled?: boolean
}

type Props = {
  name: string
  legend: ReactNode
  choices: Choice[]
  /** The chosen value. With `onChoose` the caller controls it; without, the browser does. */
  chosen?: string | undefined
  onChoose?: (value: string) => void
  error?: string | undefined
  columns?: 1 | 2 | 3
}

const columnClass = {
  1: 'grid-cols-1',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))]',
}

/** A choice as tiles: real radio buttons, so arrow keys and forms work without script. */
export function ChoiceGrid(props: Props) {
  const { name, legend, choices, chosen, onChoose, columns = 3 } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const error = useErrorUntilCorrected(box, props.error)
  const errorId = `field-${name}-error`
  return (
    <fieldset
      ref={box}
      data-field={name}
      id={`field-${name}`}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="grid gap-2.5"
    >
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columnClass[columns]}`}>
        {choices.map((choice) => (
          <Tile
            key={choice.value}
            choice={choice}
            input={
              <input
                type="radio"
                name={name}
                value={choice.value}
                disabled={choice.isDisabled}
                {...(onChoose
                  ? {
                      checked: chosen === choice.value,
                      onChange: () => onChoose(choice.value),
                    }
                  : { defaultChecked: chosen === choice.value })}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-field disabled:cursor-not-allowed"
              />
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Tile({ choice, input }: { choice: Choice; input: ReactNode }) {
  return (
    <label className="relative grid min-h-12 place-items-center rounded-field border border-field bg-surface px-1.5 py-2 text-center font-semibold transition-colors has-checked:border-primary has-checked:bg-tint has-checked:text-primary has-checked:shadow-[inset_0_0_0_1px_var(--p-primary-color)] has-disabled:opacity-55">
      {input}
      <span className="text-sm tabular sm:text-base">{choice.label}</span>
      {choice.note && (
        <span className="max-w-full text-xs font-normal wrap-anywhere text-muted">
          {choice.note}
        </span>
      )}
    </label>
  )
}
