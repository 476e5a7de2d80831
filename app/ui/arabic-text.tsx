import type { ComponentProps } from 'react'

type Props = { children: string; className?: string }

const verseEnd = /(\u00A0?\u06D5\p{M}*)/u

/**
 * Arabic text from right to left. The verse-end sign of other verse counts is drawn, but neither read aloud nor
 * copied.
 */
export function ArabicText({ children, className }: Props) {
  return (
    <p lang="ar" dir="rtl" className={className ? `font-arab ${className}` : 'font-arab'}>
      {children.includes('\u06D5')
        ? children.split(verseEnd).map((part, place) =>
            place % 2 === 0 ? (
              part
            ) : (
              <span key={place} aria-hidden="true" className="select-none">
                {part}
              </span>
            ),
          )
        : children}
    </p>
  )
}

/** Arabic in Latin letters: named as such, so that it is neither read aloud nor translated as Indonesian. */
export function LatinText(props: Omit<ComponentProps<'p'>, 'lang'>) {
  return <p {...props} lang="ar-Latn" />
}
