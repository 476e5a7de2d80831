import { BigFigure } from '#app/ui/big-figure.tsx'

/** A text whose sums never break between their digits. */
export function SumsInText({ text }: { text: string }) {
  return text
    .split(/(Rp\d[\d.]*\d)/)
    .map((part, at) => (at % 2 === 1 ? <BigFigure key={`${at} ${part}`} value={part} /> : part))
}
