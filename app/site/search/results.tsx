import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { ChipLinks, type Tab as TabLink, Tabs } from '#app/ui/tabs.tsx'
import type { FoundPage, SiteAnswer } from '#features/search/contract.ts'
import {
  type ListQuery,
  type Kind,
  listAddress,
  type SearchTab,
  searchTabs,
} from '#features/search/search.ts'
import { FoundRow } from './found-row.tsx'
import { allOf, kindIcons, searchTabWords } from './kind-words.ts'
import { formatCount } from '#platform/money/money.ts'

type Props = { query: ListQuery & { tab: SearchTab }; answer: SiteAnswer }

/** Search results: the tabs with their counts, and the rows of the open tab. */
export function SiteResults({ query, answer }: Props) {
  const { tab, q } = query
  const { jump, message, suggestion, isPartial } = answer
  return (
    <div className="grid gap-4">
      <Tabs label="Bagian" tabs={tabLinks(query, answer)} />
      {message && <Notice tone="warning">{message}</Notice>}
      {jump && tab === 'semua' && <JumpLink {...jump} />}
      {suggestion && <Suggestion words={suggestion} query={query} />}
      {isPartial && (
        <Notice>Tidak ada yang memuat semua kata itu. Ini yang memuat sebagian besarnya.</Notice>
      )}
      <Filters query={query} />
      {tab === 'semua' ? (
        <Sections q={q} answer={answer} />
      ) : (
        <Rows pages={answer.data} heading="h2" />
      )}
      {answer.data.length === 0 && (
        <p className="py-6 text-center text-muted">
          {query.status ? 'Tidak ada program dengan saringan ini.' : emptyWords(tab)}
        </p>
      )}
      <Pages query={query} answer={answer} />
    </div>
  )
}

function emptyWords(tab: SearchTab): string {
  return `Tidak ada yang cocok di bagian ${searchTabWords[tab]}. Lihat bagian lain.`
}

function tabLinks({ q, tab }: ListQuery, { counts }: SiteAnswer): TabLink[] {
  return searchTabs
    .filter((each) => each === 'semua' || each === tab || counts[each] > 0)
    .map((each) => ({
      to: listAddress({ q, tab: each }),
      label: searchTabWords[each],
      count: counts[each],
      isHere: each === tab,
    }))
}

function JumpLink({ title, address }: { title: string; address: string }) {
  return (
    <Link
      to={address}
      className="flex min-h-14 items-center gap-3 rounded-card bg-linear-to-br from-hero to-hero-deep px-4 font-semibold text-on-hero"
    >
      <Icon name={address.startsWith('/surat') ? 'book' : 'link'} />
      <span className="flex-1">{`Buka ${title}`}</span>
      <Icon name="arrow" />
    </Link>
  )
}

function Suggestion({ words, query }: { words: string; query: ListQuery }) {
  return (
    <p>
      Mungkin maksud Anda{' '}
      <Link
        to={listAddress({ ...query, q: words, page: 1 })}
        className="font-semibold text-primary underline"
      >
        {words}
      </Link>
      ?
    </p>
  )
}

function Filters({ query }: { query: ListQuery }) {
  const { q, tab, status, sort = 'sesuai' } = query
  if (tab === 'program') {
    const choices = [
      { status: undefined, label: 'Semua program' },
      { status: 'berjalan', label: 'Sedang berjalan' },
      { status: 'selesai', label: 'Sudah selesai' },
    ] as const
    const links = choices.map((choice) => ({
      to: listAddress({ q, tab, status: choice.status }),
      label: choice.label,
      isHere: status === choice.status,
    }))
    return <ChipLinks label="Status program" tabs={links} />
  }
  if (tab === 'berita') {
    const orders = [
      { sort: 'sesuai', label: 'Paling sesuai' },
      { sort: 'terbaru', label: 'Terbaru' },
    ] as const
    const links = orders.map((order) => ({
      to: listAddress({ q, tab, sort: order.sort }),
      label: order.label,
      isHere: sort === order.sort,
    }))
    return <ChipLinks label="Urutan kabar" tabs={links} />
  }
  if (tab !== 'ayat') return null
  return (
    <p className="text-sm">
      <Link
        to={`/verse-search?${new URLSearchParams({ q }).toString()}`}
        className="inline-flex min-h-touch items-center font-semibold text-primary underline"
      >
        Cari per surah, juz, atau ejaan Latin
      </Link>
    </p>
  )
}

/** The best results of each kind, grouped by kind. */
function Sections({ q, answer }: { q: string; answer: SiteAnswer }) {
  const byKind = Map.groupBy(answer.data, ({ kind }) => kind)
  return (
    <div className="grid gap-8">
      {[...byKind].map(([kind, pages]) => (
        <section key={kind} aria-labelledby={`bagian-${kind}`} className="grid gap-3">
          <h2 id={`bagian-${kind}`} className="flex items-center gap-2 text-lg">
            <Icon name={kindIcons[kind]} className="size-5.5 text-primary" />
            {searchTabWords[kind]}
          </h2>
          <Rows pages={pages} heading="h3" />
          <MoreOf kind={kind} q={q} count={answer.counts[kind]} shown={pages.length} />
        </section>
      ))}
    </div>
  )
}

type MoreProps = { kind: Kind; q: string; count: number; shown: number }

function MoreOf({ kind, q, count, shown }: MoreProps) {
  if (count <= shown) return null
  return (
    <p>
      <Link
        to={listAddress({ q, tab: kind })}
        className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-primary"
      >
        {`Lihat semua ${formatCount(count)} ${allOf[kind]}`}
        <Icon name="right" className="size-4" />
      </Link>
    </p>
  )
}

function Rows({ pages, heading }: { pages: readonly FoundPage[]; heading: 'h2' | 'h3' }) {
  return (
    <ol className="grid gap-3" data-results="">
      {pages.map((page) => (
        <li key={page.address}>
          <FoundRow page={page} heading={heading} />
        </li>
      ))}
    </ol>
  )
}

function Pages({ query, answer: { page, next } }: Props) {
  if (page === 1 && next === null) return null
  return (
    <nav aria-label="Halaman hasil" className="mt-2 flex flex-wrap justify-center gap-3">
      {page > 1 && (
        <LinkButton look="ghost" to={listAddress({ ...query, page: page - 1 })}>
          Sebelumnya
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton look="ghost" to={listAddress({ ...query, page: next })}>
          Berikutnya
        </LinkButton>
      )}
    </nav>
  )
}
