import type { PagePart } from '#app/site/quran/mushaf-pages.ts'
import { useEnglish } from './use-english.ts'

/** The English translation under a page of the mushaf, where this device wants it and has it. */
export function PageInEnglish({ parts }: { parts: readonly PagePart[] }) {
  const { textOf } = useEnglish()
  const verses = parts.flatMap(({ surahId, verses: placed }) =>
    placed.map(({ verse: { nomorAyat } }) => ({
      key: `${surahId} ${nomorAyat}`,
      number: nomorAyat,
      text: textOf(surahId, nomorAyat),
    })),
  )
  if (!verses.some(({ text }) => text)) return null
  return (
    <div lang="en" className="mt-4 border-t border-line pt-3 text-muted">
      <ul className="grid gap-2">
        {verses.map(({ key, number, text }) => (
          <li key={key}>
            <span className="font-semibold tabular">{number}</span> {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs">English by M. Pickthall (1930)</p>
    </div>
  )
}
