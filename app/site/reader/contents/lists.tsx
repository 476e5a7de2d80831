import { Link } from 'react-router'
import { meaningBeside } from '#app/site/quran/surah-words.ts'
import { Loading, Skeleton } from '#app/ui/state/skeleton.tsx'
import { StarNumber } from '#app/ui/star.tsx'
import type { JuzSummaryWire, SurahSummaryWire } from '#features/quran/contract.ts'

const grid = 'grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3'
const card =
  'flex min-h-19 items-center gap-3 rounded-card border border-line bg-surface py-2.5 pr-4 pl-3 transition-colors hover:border-primary'

/** Cards of surahs: number, name, meaning, verse count, place of revelation, and the Arabic name. */
export function SurahCards({ surahs }: { surahs: readonly SurahSummaryWire[] }) {
  return (
    <ul className={grid}>
      {surahs.map((surah) => (
        <li key={surah.nomor}>
          <Link to={`/surat/${surah.nomor}`} prefetch="intent" className={card}>
            <StarNumber>{surah.nomor}</StarNumber>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{surah.namaLatin}</span>
              <span className="block truncate text-sm text-muted">{meaningBeside(surah)}</span>
              <span className="block text-xs text-muted tabular">
                {surah.jumlahAyat} ayat · {surah.golongan}
              </span>
            </span>
            <span lang="ar" dir="rtl" className="font-arab text-2xl leading-normal text-primary">
              {surah.nama}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Cards of juz, each with its first and last verse. */
export function JuzCards({ list }: { list: readonly JuzSummaryWire[] }) {
  return (
    <ul className={grid}>
      {list.map(({ juz, jumlahAyat, mulai, selesai, halaman }) => (
        <li key={juz}>
          <Link to={`/juz/${juz}`} prefetch="intent" className={card}>
            <StarNumber>{juz}</StarNumber>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">Juz {juz}</span>
              <span className="block text-sm text-muted">
                {mulai.namaLatin} {mulai.nomorAyat} – {selesai.namaLatin} {selesai.nomorAyat}
              </span>
              <span className="block text-xs text-muted tabular">
                {jumlahAyat} ayat · halaman {halaman.join('–')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for cards that are loading. */
export function CardsSkeleton() {
  return (
    <div className={grid}>
      <Loading>Memuat daftar…</Loading>
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className={card}>
          <Skeleton className="size-10 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
        </div>
      ))}
    </div>
  )
}
