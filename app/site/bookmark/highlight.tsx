import type { CSSProperties } from 'react'
import type { HighlightColour } from '#features/bookmark/bookmark.ts'

type Look = { label: string; hue: string; sign: string; line: string }

/** Each colour with its name, a sign and a line of its own, for eyes that do not tell the colours apart. */
export const highlightLooks: Record<HighlightColour, Look> = {
  kuning: {
    label: 'Kuning',
    hue: '#e0a800',
    line: 'solid',
    sign: 'M12 3l2.6 6 6.4.6-4.9 4.2 1.5 6.4L12 16.8 6.4 20.2l1.5-6.4L3 9.6 9.4 9Z',
  },
  hijau: {
    label: 'Hijau',
    hue: '#2f9e44',
    line: 'dashed',
    sign: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  },
  biru: { label: 'Biru', hue: '#2f7fd6', line: 'dotted', sign: 'M12 3l8 9-8 9-8-9Z' },
  ungu: { label: 'Ungu', hue: '#9c5bd0', line: 'double', sign: 'M12 4l9 16H3Z' },
}

/** How much of the hue lies over the ground: faint enough for every text of a verse in every theme. */
export const HIGHLIGHT_PERCENT = 16

/** The ground of a highlighted verse; it needs no sheet, since nothing is highlighted before the reader begins. */
export function highlightStyle(colour: HighlightColour | ''): CSSProperties {
  if (!colour) return {}
  const { hue } = highlightLooks[colour]
  return {
    backgroundColor: `color-mix(in srgb, ${hue} ${HIGHLIGHT_PERCENT}%, var(--p-surface))`,
    boxShadow: `inset 4px 0 0 ${hue}`,
  }
}

/** The same within running text, where a line under it tells the colours apart. */
export function flowingHighlight(colour: HighlightColour | ''): CSSProperties | undefined {
  if (!colour) return undefined
  const { hue, line } = highlightLooks[colour]
  return {
    backgroundColor: `color-mix(in srgb, ${hue} ${HIGHLIGHT_PERCENT}%, var(--p-surface))`,
    borderBottom: `${line === 'double' ? 4 : 2}px ${line} ${hue}`,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  }
}

export function HighlightSign({ colour }: { colour: HighlightColour }) {
  const { label, hue, sign } = highlightLooks[colour]
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold text-ink">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-4"
        fill={hue}
        stroke="currentColor"
      >
        <path d={sign} strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="sr-only">Disorot</span> {label}
    </span>
  )
}
