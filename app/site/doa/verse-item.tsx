import { Link } from 'react-router'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { NamesPage } from './doa-page.server.ts'

/** A verse in a list, with the way to its place. */
export function VerseItem({ verse }: { verse: NamesPage['verses'][number] }) {
  const { surah, ayah, name, arabic, latin, indonesian } = verse
  return (
    <li className="grid gap-2">
      <ArabicText className="text-arab">{arabic}</ArabicText>
      {latin && <LatinText className="text-sm text-primary">{latin}</LatinText>}
      <p>{indonesian}</p>
      <Link
        to={`/surat/${surah}#ayat-${ayah}`}
        className="flex min-h-touch items-center text-sm font-semibold text-primary hover:underline"
      >
        {`${name} ayat ${ayah}`}
      </Link>
    </li>
  )
}
