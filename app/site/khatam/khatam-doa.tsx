import { Link } from 'react-router'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'
import type { KhatamPage } from './khatam-page.server.ts'

/** The doa at the end: the wording a scholar reviewed, and until then prayers in the Quran's own words. */
export function KhatamDoa({ doa }: { doa: KhatamPage['doa'] }) {
  if (!doa) {
    return (
      <p>
        {'Tutup dengan doa dari Al-Qur’an: '}
        <Link to="/surat/2#ayat-127" className="font-semibold text-primary underline">
          Al-Baqarah 127–128
        </Link>
        {', '}
        <Link to="/surat/2#ayat-201" className="font-semibold text-primary underline">
          Al-Baqarah 201
        </Link>
        {', dan '}
        <Link to="/doa" className="font-semibold text-primary underline">
          doa lainnya
        </Link>
        .
      </p>
    )
  }
  return (
    <section className="grid gap-4" aria-label="Doa khatam Al-Qur’an">
      {doa.passages.map(({ arabic, latin, indonesian }) => (
        <div key={arabic} className="grid gap-1.5">
          <ArabicText className="text-arab">{arabic}</ArabicText>
          <LatinText className="text-sm text-primary">{latin}</LatinText>
          <p>{indonesian}</p>
        </div>
      ))}
      <p className="text-sm text-muted">{doa.words}</p>
    </section>
  )
}
