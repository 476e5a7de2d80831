type Props = { children: string; ranges: readonly (readonly number[])[] }

/** A text with its search matches highlighted. */
export function Highlighted({ children: text, ranges }: Props) {
  let last = 0
  const parts = ranges.flatMap(([from = 0, to = 0]) => {
    const before = text.slice(last, from)
    last = to
    return [before, text.slice(from, to)]
  })
  return [...parts, text.slice(last)].map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <mark key={place} className="rounded-sm bg-accent-tint text-accent-ink">
        {part}
      </mark>
    ),
  )
}
