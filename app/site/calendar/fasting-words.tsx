import { Link } from 'react-router'
import { ArabicText, LatinText } from '#app/ui/arabic-text.tsx'

type Verse = { arabic: string; indonesian: string }

/** A wording of fasting; without passages it waits for a scholar. */
export type FastingText = {
  title: string
  passages: { arabic: string; latin: string; indonesian: string }[] | null
  words: string | null
}

/** The verse of fasting, and the wordings that a scholar has reviewed. */
export function FastingWords({ verse, texts }: { verse: Verse | undefined; texts: FastingText[] }) {
  return (
    <section className="grid gap-4 print-hidden">
      <h2 className="text-xl">Niat dan doa berbuka</h2>
      {verse && (
        <figure className="grid gap-3 rounded-card border border-line bg-surface p-5 lg:p-6">
          <blockquote className="grid gap-3">
            <ArabicText className="text-arab">{verse.arabic}</ArabicText>
            <p className="text-muted">{verse.indonesian}</p>
          </blockquote>
          <figcaption>
            <Link to="/surat/2#ayat-183" className="font-semibold text-primary hover:underline">
              Surah Al-Baqarah ayat 183
            </Link>
          </figcaption>
        </figure>
      )}
      <p className="max-w-reading">
        Niat puasa cukup dalam hati, pada malam hari sebelum Subuh. Saat berbuka, segerakan ketika
        Magrib tiba dan berdoalah; dengan bahasa sendiri pun boleh.
      </p>
      {texts.map(
        ({ title, passages, words }) =>
          passages && (
            <section
              key={title}
              className="grid gap-3 rounded-card border border-line bg-surface p-5 lg:p-6"
            >
              <h3>{title}</h3>
              {passages.map(({ arabic, latin, indonesian }) => (
                <div key={arabic} className="grid gap-1.5">
                  <ArabicText className="text-arab">{arabic}</ArabicText>
                  <LatinText className="text-sm text-primary">{latin}</LatinText>
                  <p>{indonesian}</p>
                </div>
              ))}
              <p className="text-sm text-muted">{words}</p>
            </section>
          ),
      )}
    </section>
  )
}
