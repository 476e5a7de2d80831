import { Fragment, type ReactNode } from 'react'

type Props = {
  children: string
  ranges: readonly (readonly number[])[]
  /** How a part of the text is drawn, where it is more than letters. */
  draw?: (part: string) => ReactNode
}

/** A text with its search matches highlighted. */
export function Highlighted({ children: text, ranges, draw = (part) => part }: Props) {
  let last = 0
  const parts = ranges.flatMap(([from = 0, to = 0]) => {
    const before = text.slice(last, from)
    last = to
    return [before, text.slice(from, to)]
  })
  return [...parts, text.slice(last)].map((part, place) =>
    place % 2 === 0 ? (
      <Fragment key={place}>{draw(part)}</Fragment>
    ) : (
      <mark key={place} className="rounded-sm bg-accent-tint text-accent-ink">
        {draw(part)}
      </mark>
    ),
  )
}
