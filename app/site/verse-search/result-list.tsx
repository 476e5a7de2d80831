import { Link } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import { LatinText, withVerseEnds } from '#app/ui/arabic-text.tsx'
import { StarNumber } from '#app/ui/star.tsx'
import { verseKey } from '#features/quran/verse-key.ts'
import type { FoundVerseWire } from '#features/verse-search/contract.ts'
import { Highlighted } from '#app/ui/highlighted.tsx'

/** Why a verse matches, unless it simply contains the words. */
const reasons: Partial<Record<FoundVerseWire['cocok'], string>> = {
  topik: 'Ayat pilihan',
  bentuk: 'Bentuk lain',
  sinonim: 'Padanan kata',
  dekat: 'Berkaitan',
  mirip: 'Ejaan mirip',
  sebagian: 'Sebagian kata',
}

const calm: ReadonlySet<string> = new Set(['topik', 'bentuk'])

type Props = { verses: readonly FoundVerseWire[]; onOpen(): void }

/** Found verses, as links to their place in the reader. */
export function ResultList({ verses, onOpen }: Props) {
  return (
    <ol className="grid gap-3" data-results="">
      {verses.map((verse) => (
        <li key={keyOf(verse)}>
          <ResultCard verse={verse} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  )
}

function ResultCard({ verse, onOpen }: { verse: FoundVerseWire; onOpen(): void }) {
  const { surahId, namaLatin, nomorAyat, juz, halaman, cocok, sorot } = verse
  const reason = reasons[cocok]
  // The text with the match is shown in full; the other one is cut after its first lines.
  const isArabic = sorot.arab.length > 0
  return (
    <article className="relative rounded-card border border-line bg-surface px-4 pt-3 pb-4 transition-colors focus-within:border-primary hover:border-primary lg:px-6">
      <header className="flex items-center gap-3">
        <StarNumber>{nomorAyat}</StarNumber>
        <div className="min-w-0 flex-1">
          <h2 className="text-base">
            <Link
              to={`/surat/${surahId}#ayat-${nomorAyat}`}
              onClick={onOpen}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
            >
              {namaLatin} <span className="tabular">{keyOf(verse)}</span>
            </Link>
          </h2>
          <p className="text-xs text-muted tabular">
            Juz {juz} · halaman {halaman}
          </p>
        </div>
        {reason && <Chip tone={calm.has(cocok) ? 'neutral' : 'accent'}>{reason}</Chip>}
      </header>
      <p
        lang="ar"
        dir="rtl"
        className={`mt-1 font-arab text-[1.625rem] leading-[2.1] lg:text-arab ${isArabic ? '' : 'line-clamp-2'}`}
      >
        <Highlighted ranges={sorot.arab} draw={withVerseEnds}>
          {verse.teksArab}
        </Highlighted>
      </p>
      {verse.teksLatin !== null && (
        <LatinText
          className={`mt-1.5 text-sm text-primary ${sorot.latin.length > 0 ? '' : 'line-clamp-1'}`}
        >
          <Highlighted ranges={sorot.latin}>{verse.teksLatin}</Highlighted>
        </LatinText>
      )}
      <p className={`mt-1.5 ${isArabic ? 'line-clamp-3' : ''}`}>
        <Highlighted ranges={sorot.arti}>{verse.teksIndonesia}</Highlighted>
      </p>
    </article>
  )
}

function keyOf({ surahId, nomorAyat }: FoundVerseWire): string {
  return verseKey({ surah: surahId, ayah: nomorAyat })
}
