import { data, Link } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { ContactChannels, MissedPayment } from './contact-channels.tsx'
import { Vote } from './vote.tsx'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formDataOf } from '#app/submit.server.ts'
import { blocksOf, type HelpBlock, type Inline } from '#features/help/blocks.ts'
import { type HelpEntry, topicWords } from '#features/help/help.ts'
import { getHelpArticle } from '#features/help/queries.server.ts'
import { voteHelp } from '#features/help/vote-help.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pusat-bantuan-artikel.ts'
import { crumbsLd } from '#app/site/sharing/json-ld.ts'
import { Notice } from '#app/ui/state/notice.tsx'

export const handle = { cache: 'public', maxAge: 300 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { read } = context.get(ctxContext)
  try {
    const article = await getHelpArticle(read, params.slug)
    const { slug, topic, title, summary, body, related, updated_at } = article
    const fields = { slug, topic, title, summary, related }
    return { ...fields, blocks: blocksOf(body), updatedAt: updated_at.toISOString() }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: 'Page Not Found' }, { status: 404 })
  }
}

/** The vote of a browser without script. Its address and user agent tell it from other voters. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const answer = (await formDataOf(request)).get('membantu') === 'ya' ? 'ya' : 'tidak'
  const address = context.get(addressContext)
  const voter = `${address} ${request.headers.get('user-agent') ?? ''}`
  const vote = { slug: params.slug, isHelpful: answer === 'ya', voter, address }
  try {
    await voteHelp(context.get(ctxContext), vote)
    return { answer, trouble: undefined } as const
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ answer: undefined, trouble: cause.message } as const, { status: cause.status })
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, title, summary, blocks } = loaderData
  return pageMeta(matches, {
    title: `${title} · Pusat bantuan`,
    description: summary,
    path: `/pusat-bantuan/${slug}`,
    type: 'article',
    jsonLd: import.meta.env.SSR && helpLd(siteOf(matches), { slug, title, blocks }),
  })
}

export default function HelpArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, topic, title, summary, blocks, updatedAt, related } = loaderData
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-8 px-page pt-3 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-12 lg:pt-8">
      <article className="grid max-w-reading content-start gap-5">
        <header className="grid gap-2">
          <Link
            to={`/pusat-bantuan?topik=${topic}`}
            className="-ml-1 inline-flex min-h-touch items-center gap-1 self-start justify-self-start text-sm font-semibold text-primary hover:underline"
          >
            <Icon name="left" className="size-4.5" />
            {topicWords[topic].title}
          </Link>
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className="text-muted lg:text-lg">{summary}</p>
        </header>
        <ArticleBody blocks={blocks} />
        <p className="text-sm text-muted">
          Diperbarui <DateText at={updatedAt} as="date" />
        </p>
        <Vote key={slug} slug={slug} vote={actionData?.answer} trouble={actionData?.trouble} />
        <Related articles={related} />
      </article>
      <div className="grid content-start gap-4">
        {/* That article already contains the same advice. */}
        {slug !== 'sudah-bayar-belum-terkonfirmasi' && <MissedPayment />}
        <ContactChannels />
      </div>
    </div>
  )
}

function Related({ articles }: { articles: HelpEntry[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="terkait" className="grid gap-1">
      <h2 id="terkait" className="text-lg">
        Yang juga sering ditanyakan
      </h2>
      <ul className="grid divide-y divide-line">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/pusat-bantuan/${slug}`}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium hover:text-primary"
            >
              {title}
              <Icon name="right" className="size-4.5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Answer = { slug: string; title: string; blocks: readonly HelpBlock[] }

/** Structured data of an article for search engines: breadcrumbs, and a question with its answer. */
function helpLd(site: Parameters<typeof crumbsLd>[0], { slug, title, blocks }: Answer) {
  const text = blocks
    .flatMap((block) => ('words' in block ? [block.words] : block.items))
    .map((words) => words.map((run) => run.text).join(''))
    .join(' ')
  return [
    crumbsLd(site, [
      ['Pusat bantuan', '/pusat-bantuan'],
      [title, `/pusat-bantuan/${slug}`],
    ]),
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } },
      ],
    },
  ]
}

function ArticleBody({ blocks }: { blocks: HelpBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, i) => (
        <Part key={i} block={block} />
      ))}
    </div>
  )
}

function Part({ block }: { block: HelpBlock }) {
  if (block.kind === 'steps') return <Steps items={block.items} />
  if ('items' in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
        {block.items.map((words, i) => (
          <li key={i}>
            <Words words={words} />
          </li>
        ))}
      </ul>
    )
  }
  const words = <Words words={block.words} />
  if (block.kind === 'heading') return <h2 className="mt-3 text-lg">{words}</h2>
  if (block.kind === 'note') return <Notice>{words}</Notice>
  return <p>{words}</p>
}

function Steps({ items }: { items: Inline[][] }) {
  return (
    <ol className="grid gap-3">
      {items.map((words, i) => (
        <li key={i} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-tint text-sm font-bold text-primary tabular"
          >
            {i + 1}
          </span>
          <span className="pt-0.5">
            <Words words={words} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Words({ words }: { words: Inline[] }) {
  return words.map(({ text, to, isStrong }, i) => {
    if (to) {
      return (
        <Link key={i} to={to} className="font-semibold text-primary underline underline-offset-2">
          {text}
        </Link>
      )
    }
    return isStrong ? <strong key={i}>{text}</strong> : <span key={i}>{text}</span>
  })
}
