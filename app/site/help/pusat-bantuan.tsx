import * as v from 'valibot'
import { data, Form } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { ContactChannels, MissedPayment } from './contact-channels.tsx'
import { ArticleList, NoArticle, TopicGrid } from './help-lists.tsx'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { ErrorState } from '#app/ui/state/states.tsx'
import { ChipLinks } from '#app/ui/tabs.tsx'
import { type HelpEntry, helpTopics, topicWords } from '#features/help/help.ts'
import { findHelp, listHelp } from '#features/help/queries.server.ts'
import { searchRefusal } from '#platform/http/search-allowance.server.ts'
import type { Route } from './+types/pusat-bantuan.ts'
import { formatCount } from '#platform/money/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

// Cached only without a query: every query is a page of its own, too many to cache.
export const handle = {
  cache: 'public',
  maxAge: 300,
  query: { topik: helpTopics },
  fresh: { q: /\S/ },
}

const LONGEST = 80

const querySchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.normalize('NFC').trim().slice(0, LONGEST)),
    ),
    '',
  ),
  // An unknown topic counts as absent.
  topik: v.fallback(v.optional(v.picklist(helpTopics)), undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { q, topik } = v.parse(querySchema, Object.fromEntries(new URL(request.url).searchParams))
  const refusal = q === '' ? null : await searchRefusal(ctx, context.get(addressContext))
  const articles = q === '' ? await listHelp(ctx.read) : refusal ? [] : await findHelp(ctx.read, q)
  const shown = articles.filter(({ topic }) => !topik || q || topic === topik)
  return data({ q, topik, refusal, articles: shown }, { status: refusal?.status ?? 200 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const q = loaderData?.q
  const topik = loaderData?.topik
  const about = topik && topicWords[topik].title
  const title = q ? `“${q}”: pusat bantuan` : about ? `Bantuan: ${about}` : 'Pusat bantuan'
  return pageMeta(matches, {
    title,
    description:
      'Jawaban tentang donasi dan pembayaran, zakat, akun, kuitansi, pengembalian dana, dan keamanan; atau tulis langsung kepada kami.',
    path: topik && !q ? `/pusat-bantuan?topik=${topik}` : '/pusat-bantuan',
    isUnlisted: Boolean(q),
  })
}

export default function PusatBantuan({ loaderData }: Route.ComponentProps) {
  const { q, topik, refusal, articles } = loaderData
  const all = { to: '/pusat-bantuan', label: 'Semua topik', isHere: !topik && !q }
  const topics = helpTopics.map((topic) => ({
    to: `/pusat-bantuan?topik=${topic}`,
    label: topicWords[topic].title,
    isHere: topic === topik && !q,
  }))
  return (
    <>
      <HelpSearch typed={q} />
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-6 px-page pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-4 lg:pt-10">
        {/* On a phone the results come first. */}
        <div className={`lg:col-start-2 lg:row-start-1 ${q || topik ? 'max-lg:order-1' : ''}`}>
          <MissedPayment />
        </div>
        <section
          aria-label="Jawaban"
          className="grid content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <ChipLinks label="Topik" tabs={[all, ...topics]} />
          {refusal ? (
            <ErrorState title="Tunggu sebentar" text={refusal.message} />
          ) : (
            <>
              <h2 className="text-xl">{headingOf({ q, topik, count: articles.length })}</h2>
              <Answers q={q} isNarrowed={q !== '' || topik !== undefined} articles={articles} />
            </>
          )}
        </section>
        <div className="max-lg:order-2">
          <ContactChannels />
        </div>
      </div>
    </>
  )
}

type AnswersProps = { q: string; isNarrowed: boolean; articles: HelpEntry[] }

function Answers({ q, isNarrowed, articles }: AnswersProps) {
  if (q && articles.length === 0) return <NoArticle typed={q} />
  return isNarrowed ? <ArticleList articles={articles} /> : <TopicGrid articles={articles} />
}

type Shown = { q: string; topik: (typeof helpTopics)[number] | undefined; count: number }

function headingOf({ q, topik, count }: Shown): string {
  if (q) return `${formatCount(count)} jawaban untuk “${q}”`
  return topik ? topicWords[topik].title : 'Jawaban menurut topik'
}

/** The search field of the help centre; a plain form that needs no script. */
function HelpSearch({ typed }: { typed: string }) {
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id="bantuan" className="opacity-6" />
      <Rosette className="pointer-events-none absolute -top-24 -right-28 size-72 text-accent opacity-25 lg:-top-20 lg:right-[8%] lg:size-[26rem] lg:opacity-20" />
      <div className="relative mx-auto grid max-w-wide gap-4 px-page py-7 lg:gap-5 lg:py-14">
        <div className="grid gap-1.5">
          <h1 className="text-3xl">Ada yang bisa kami bantu?</h1>
          <p className="opacity-90 lg:text-lg">
            Cari jawabannya, atau tulis kepada kami. Setiap pesan kami balas.
          </p>
        </div>
        <Form action="/pusat-bantuan" method="get" role="search" className="max-w-form">
          <label htmlFor="cari-bantuan" className="sr-only">
            Cari di pusat bantuan
          </label>
          <div className="relative">
            <input
              key={typed}
              id="cari-bantuan"
              type="search"
              name="q"
              defaultValue={typed}
              maxLength={80}
              required
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Misalnya: sudah bayar"
              className="min-h-14 w-full rounded-field border border-transparent bg-surface pr-14 pl-5 text-ink placeholder:text-muted focus-visible:outline-on-hero"
            />
            <button
              type="submit"
              aria-label="Cari"
              className="absolute inset-y-1.5 right-1.5 grid w-11 place-items-center rounded-field bg-primary text-on-primary hover:bg-primary-strong"
            >
              <Icon name="search" className="size-5.5" />
            </button>
          </div>
        </Form>
      </div>
    </section>
  )
}
