import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { announceRefusal, useCorrectedNames } from './use-corrected.ts'

type Props = {
  /** Field name → message; '_' stands for the whole form. */
  errors: Record<string, string> | undefined
  title?: string
}

/** All errors of a form in one place. It takes the focus each time the form is refused; a corrected error leaves. */
export function ErrorSummary({ errors, title = 'Ada isian yang perlu diperbaiki' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const corrected = useCorrectedNames(place, errors)
  const entries = Object.entries(errors ?? {}).filter(([name]) => !corrected.has(name))

  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return
    announceRefusal(place.current)
    box.current?.focus()
  }, [errors])

  if (entries.length === 0) return <span ref={place} hidden />
  return (
    <>
      <span ref={place} hidden />
      <div
        ref={box}
        tabIndex={-1}
        role="alert"
        aria-labelledby="error-summary"
        className="flex gap-3 rounded-field border border-danger bg-danger-tint p-4"
      >
        <Icon name="alert" className="size-6 text-danger" />
        <div className="grid gap-1">
          <h2 id="error-summary" className="font-bold">
            {title}
          </h2>
          <ul className="grid">
            {entries.map(([name, sentence]) => (
              <li key={name}>
                {name === '_' ? (
                  sentence
                ) : (
                  <a
                    href={`#field-${name}`}
                    className="inline-block py-1 font-medium text-danger underline"
                  >
                    {sentence}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
