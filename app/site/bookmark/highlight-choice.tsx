import { useId } from 'react'
import { type HighlightColour, highlightColours } from '#features/bookmark/bookmark.ts'
import { highlightLooks } from './highlight.tsx'

type Props = { chosen: HighlightColour | ''; onChoose(colour: HighlightColour | ''): void }

/** The colours to highlight a verse with, each with its sign, and none. */
export function HighlightChoice({ chosen, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Sorotan</legend>
      <div className="flex flex-wrap gap-2">
        {([...highlightColours, ''] as const).map((colour) => (
          <label
            key={colour}
            className="inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-chip border border-line px-3 text-sm font-medium has-checked:border-primary has-checked:bg-tint has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === colour}
              onChange={() => onChoose(colour)}
            />
            {colour ? (
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-5"
                fill={highlightLooks[colour].hue}
                stroke="currentColor"
              >
                <path d={highlightLooks[colour].sign} strokeWidth="1.5" strokeLinejoin="round" />
              </svg>
            ) : null}
            <span>{colour ? highlightLooks[colour].label : 'Tanpa'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
