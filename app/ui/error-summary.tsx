import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  /** Field name → message; '_' stands for the whole form. */
  errors: Record<string, string> | undefined
  title?: string
}

/** All errors of a form in one place. It takes the focus each time the form is refused. */
export function ErrorSummary({ errors, title = 'Ada isian yang perlu diperbaiki' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors ?? {})

  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) box.current?.focus()
  }, [errors])

  if (entries.length === 0) return null
  return (
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
  )
}
