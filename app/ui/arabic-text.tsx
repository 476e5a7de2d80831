import type { ComponentProps, ReactNode } from 'react'
import { verseEndsIn } from '#features/quran/text/verse-ends.ts'

type Props = { children: string; className?: string }

/** Arabic text from right to left. */
export function ArabicText({ children, className }: Props) {
  return (
    <p lang="ar" dir="rtl" className={className ? `font-arab ${className}` : 'font-arab'}>
      {withVerseEnds(children)}
    </p>
  )
}

/**
 * Arabic with the verse-end sign of other counts small beside its word: neither read aloud nor copied. The pause mark
 * on the sign keeps its size.
 */
export function withVerseEnds(arabic: string): ReactNode {
  const parts = verseEndsIn(arabic)
  if (parts.length === 1) return arabic
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span
        key={place}
        aria-hidden="true"
        className="align-[0.4em] text-[0.55em] leading-none text-muted select-none"
      >
        {part}
      </span>
    ),
  )
}

/** Arabic in Latin letters: named as such, so that it is neither read aloud nor translated as Indonesian. */
export function LatinText(props: Omit<ComponentProps<'p'>, 'lang'>) {
  return <p {...props} lang="ar-Latn" />
}
