import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Loading, Skeleton, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import type { SearchQuery, SearchWire } from '#features/verse-search/contract.ts'
import { searchAddress } from './search-address.ts'
import { ResultList } from './result-list.tsx'
import { ask, type Searching } from './search-store.ts'

type Props = { query: SearchQuery; searching: Searching; onOpen(): void }

/** The results, or the state in their place: loading, none, or not reachable. */
export function VerseResults({ query, searching, onOpen }: Props) {
  const { answer, failure, isBusy } = searching
  const retry = () => void ask(query)
  if (failure?.status === 0) {
    return (
      <ErrorState
        title="Anda sedang tanpa internet"
        text="Teks Al-Qur’an belum tersimpan di perangkat ini, jadi pencarian perlu internet. Kata yang Anda ketik tetap di sini."
        onRetry={retry}
      />
    )
  }
  if (failure) return <ErrorState text={failure.message} onRetry={retry} />
  if (!answer) return <ResultsSkeleton />
  const { result } = answer
  return (
    <div aria-busy={isBusy} className={`grid gap-3 ${isBusy ? 'opacity-60' : ''}`}>
      <p role="status" className="text-sm text-muted tabular">
        {countWords(result)}
        {answer.isFromDevice && <span>{' · dari perangkat ini'}</span>}
      </p>
      {result.pesan && <Notice tone="warning">{result.pesan}</Notice>}
      {result.catatan && <Notice>{result.catatan}</Notice>}
      {result.lompatan && <JumpLink target={result.lompatan} onOpen={onOpen} />}
      {result.saran && <Suggestion words={result.saran} query={query} />}
      {result.topik && result.halaman === 1 && (
        <p className="text-sm text-muted">
          Ayat pilihan tentang <strong className="text-body">{result.topik}</strong> lebih dahulu.
        </p>
      )}
      {isOnlyNear(result) && (
        <Notice>
          Tidak ada ayat dengan semua kata itu. Ini yang paling dekat; terjemahan di sini memakai
          edisi 2019.
        </Notice>
      )}
      <ResultList verses={result.data} onOpen={onOpen} />
      {result.jumlah === 0 && !result.pesan && <NothingFound query={query} />}
      <Pages query={query} result={result} />
    </div>
  )
}

/** True when no verse has all the words, and the page has not said so otherwise. */
function isOnlyNear({ data, catatan }: SearchWire): boolean {
  const isNear = ({ cocok }: SearchWire['data'][0]) => cocok === 'sebagian' || cocok === 'dekat'
  return catatan === null && data.length > 0 && data.every(isNear)
}

function countWords({ jumlah, halaman, data, berikutnya }: SearchWire): string {
  if (jumlah === 0) return 'Tidak ada ayat yang ditemukan'
  if (berikutnya === null && halaman === 1) return `${jumlah} ayat ditemukan`
  const first = berikutnya === null ? jumlah - data.length + 1 : (halaman - 1) * data.length + 1
  return `Ayat ${first}–${first + data.length - 1} dari ${jumlah} yang ditemukan`
}

type JumpProps = { target: NonNullable<SearchWire['lompatan']>; onOpen(): void }

function JumpLink({ target: { jenis, judul, alamat }, onOpen }: JumpProps) {
  const does = jenis === 'ayat' || jenis === 'sebutan' ? 'Buka' : 'Baca'
  return (
    <Link
      to={alamat}
      onClick={onOpen}
      className="flex min-h-14 items-center gap-3 rounded-card bg-linear-to-br from-hero to-hero-deep px-4 font-semibold text-on-hero"
    >
      <Icon name="book" />
      <span className="flex-1">{`${does} ${judul}`}</span>
      <Icon name="arrow" />
    </Link>
  )
}

function Suggestion({ words, query }: { words: string; query: SearchQuery }) {
  return (
    <p className="text-sm">
      Maksud Anda{' '}
      <Link
        to={searchAddress({ ...query, q: words, halaman: 1 })}
        className="font-semibold text-primary underline"
      >
        {words}
      </Link>
      ?
    </p>
  )
}

function NothingFound({ query }: { query: SearchQuery }) {
  const hasFilter = query.surat ?? query.juz ?? query.teks
  return (
    <EmptyState
      icon="search"
      title="Tidak ditemukan"
      text={
        hasFilter
          ? 'Tidak ada ayat yang cocok dengan saringan ini.'
          : 'Coba lebih sedikit kata, kata dasarnya, atau ejaan seperti yang Anda dengar.'
      }
      action={
        hasFilter && (
          <LinkButton look="ghost" to={searchAddress({ q: query.q })}>
            Cari tanpa saringan
          </LinkButton>
        )
      }
    />
  )
}

function Pages({
  query,
  result: { halaman, berikutnya },
}: {
  query: SearchQuery
  result: SearchWire
}) {
  if (halaman === 1 && berikutnya === null) return null
  return (
    <nav aria-label="Halaman hasil" className="mt-2 flex flex-wrap justify-center gap-3">
      {halaman > 1 && (
        <LinkButton look="ghost" to={searchAddress({ ...query, halaman: halaman - 1 })}>
          Sebelumnya
        </LinkButton>
      )}
      {berikutnya !== null && (
        <LinkButton look="ghost" to={searchAddress({ ...query, halaman: berikutnya })}>
          Hasil berikutnya
        </LinkButton>
      )}
    </nav>
  )
}

function ResultsSkeleton() {
  return (
    <div className="grid gap-3">
      <Loading>Mencari ayat…</Loading>
      {[0, 1, 2].map((place) => (
        <div key={place} className="grid gap-4 rounded-card border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="ml-auto h-8 w-4/5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}
