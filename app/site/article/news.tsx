import { data } from 'react-router'
import * as v from 'valibot'
import { ArticleCard, FeaturedArticle } from './article-card.tsx'
import { toArticleView } from './article-view.server.ts'
import { feedLink } from './feed-link.ts'
import { NewsSearch } from './news-search.tsx'
import { addressContext, ctxContext, doNotKeep } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import {
  type ArticleCategory,
  articleCategories,
  categorySlugs,
  newsWords,
} from '#features/article/article.ts'
import { listArticles } from '#features/article/queries.server.ts'
import { searchRefusal } from '#platform/http/search-allowance.server.ts'
import type { Route } from './+types/news.ts'
import { formatCount } from '#platform/money/money.ts'

export const handle = {
  cache: 'public',
  maxAge: 60,
  query: { kategori: categorySlugs, halaman: /^[1-9]\d{0,2}$/ },
  fresh: { q: /\S/ },
}

const PER_PAGE = 12
const MOST_LETTERS = 64

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const now = ctx.now()
  const query = v.parse(querySchema, Object.fromEntries(new URL(request.url).searchParams))
  const { kategori: category, q = '', halaman: page = 1 } = query
  const isWhole = !category && q === ''
  const featured = isWhole
    ? (await listArticles(ctx.read, { now, isFeatured: true, limit: 1 })).items[0]
    : undefined
  // No list repeats the featured article.
  const filter = { now, category, q, page, limit: PER_PAGE, except: featured?.slug }
  const refusal = q === '' ? null : await searchRefusal(ctx, context.get(addressContext))
  const { items, total } = refusal ? NOTHING : await listArticles(ctx.read, filter)
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  if (page > pages) doNotKeep(context)
  const shown = {
    query: { kategori: category, q, halaman: page },
    refusal,
    total,
    pages,
    featured: page === 1 && featured ? toArticleView(featured) : undefined,
    articles: items.map(toArticleView),
  }
  return data(shown, { status: refusal?.status ?? 200 })
}

const NOTHING = { items: [], total: 0 }

// Unknown filter values count as absent.
const querySchema = v.object({
  kategori: v.fallback(v.optional(v.picklist(categorySlugs)), undefined),
  q: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.transform((q) => q.slice(0, MOST_LETTERS)),
      ),
    ),
    undefined,
  ),
  halaman: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number))),
    undefined,
  ),
})

type NewsQuery = { kategori: ArticleCategory | undefined; q: string; halaman: number }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { kategori, q, halaman } = loaderData.query
  const what = kategori ? articleCategories[kategori] : 'Kabar dan bacaan'
  return [
    ...pageMeta(matches, {
      title: halaman > 1 ? `${what}, halaman ${halaman}` : what,
      description:
        'Kabar dari lapangan, bacaan seputar zakat, kisah, kajian, dan laporan tentang dana yang dititipkan.',
      path: addressOf({ kategori, q: '', halaman }),
      isUnlisted: q !== '',
    }),
    feedLink(matches),
  ]
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { query, refusal, featured, articles, total, pages } = loaderData
  const { kategori, q } = query
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page pt-6 lg:gap-6 lg:pt-10">
      <header className="grid gap-4 lg:grid-cols-[1fr_22rem] lg:items-end">
        <div className="grid gap-1">
          <h1 className="text-2xl">Kabar dan bacaan</h1>
          <p className="text-muted">Dari lapangan, dari meja kerja, dan dari kitab.</p>
        </div>
        <NewsSearch query={query} longest={MOST_LETTERS} />
      </header>
      <ChipLinks
        label="Kategori"
        tabs={[undefined, ...categorySlugs].map((slug) => ({
          to: addressOf({ kategori: slug, q, halaman: 1 }),
          label: slug ? articleCategories[slug] : 'Semua',
          isHere: kategori === slug,
        }))}
      />
      {refusal && <ErrorState title="Tunggu sebentar" text={refusal.message} />}
      {q !== '' && !refusal && (
        <p role="status" className="text-muted">
          {`${total === 0 ? 'Tidak ada' : formatCount(total)} artikel untuk “${q}”.`}
        </p>
      )}
      {featured && <FeaturedArticle article={featured} />}
      {articles.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      {articles.length === 0 && !featured && !refusal && <Nothing query={query} />}
      <Pager query={query} pages={pages} />
    </div>
  )
}

function Nothing({ query: { kategori, q, halaman } }: { query: NewsQuery }) {
  const isSearch = q !== ''
  const isTooShort = isSearch && newsWords(q).length === 0
  return (
    <EmptyState
      icon={isSearch ? 'search' : 'news'}
      title={isSearch ? 'Belum ketemu.' : 'Belum ada artikel di sini.'}
      text={
        isTooShort
          ? 'Ketik kata yang sedikitnya tiga huruf.'
          : isSearch
            ? 'Coba kata yang lebih umum, atau lihat semua artikel.'
            : 'Tulisan baru akan muncul di sini begitu terbit.'
      }
      action={
        (isSearch || kategori || halaman > 1) && <LinkButton to="/news">Semua artikel</LinkButton>
      }
    />
  )
}

function Pager({ query, pages }: { query: NewsQuery; pages: number }) {
  const { halaman } = query
  if (pages === 1 || halaman > pages) return null
  return (
    <nav
      aria-label="Halaman"
      className="mt-2 flex flex-wrap items-center justify-between gap-2 whitespace-nowrap"
    >
      <Step to={halaman > 1 && addressOf({ ...query, halaman: halaman - 1 })}>Lebih baru</Step>
      <p className="text-sm text-muted tabular">
        <span className="max-sm:sr-only">Halaman</span> {halaman} dari {pages}
      </p>
      <Step to={halaman < pages && addressOf({ ...query, halaman: halaman + 1 })}>Lebih lama</Step>
    </nav>
  )
}

function Step({ to, children }: { to: string | false; children: string }) {
  if (to) {
    return (
      <LinkButton to={to} look="ghost" className="shrink-0 px-4">
        {children}
      </LinkButton>
    )
  }
  // Keeps the page number centred.
  return (
    <span aria-hidden="true" className={`invisible shrink-0 ${buttonClass('ghost', 'px-4')}`}>
      {children}
    </span>
  )
}

function addressOf({ kategori, q, halaman }: NewsQuery): string {
  const query = new URLSearchParams({
    ...(kategori && { kategori }),
    ...(q !== '' && { q }),
    ...(halaman > 1 && { halaman: String(halaman) }),
  }).toString()
  return query ? `/news?${query}` : '/news'
}
