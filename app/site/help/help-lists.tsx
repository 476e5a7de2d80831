import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { type HelpEntry, helpTopics, topicWords } from '#features/help/help.ts'
import type { HelpTopic } from '#platform/db/schema/schema-help.ts'

const topicIcon: Record<HelpTopic, IconName> = {
  donasi: 'wallet',
  zakat: 'basket',
  akun: 'user',
  kuitansi: 'verified',
  pengembalian: 'repeat',
  keamanan: 'alert',
  alquran: 'book',
}

const SHOWN = 4

/** All topics, each with its first articles. */
export function TopicGrid({ articles }: { articles: HelpEntry[] }) {
  if (articles.length === 0) {
    return (
      <EmptyState
        icon="book"
        title="Artikel bantuan sedang disiapkan."
        text="Sambil menunggu, tulislah kepada kami lewat jalur di halaman ini."
      />
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {helpTopics.map((topic) => {
        const own = articles.filter((article) => article.topic === topic)
        return own.length > 0 && <TopicCard key={topic} topic={topic} articles={own} />
      })}
    </ul>
  )
}

function TopicCard({ topic, articles }: { topic: HelpTopic; articles: HelpEntry[] }) {
  const { title, text } = topicWords[topic]
  // If only one article would be hidden, it is shown instead of a count.
  const shown = articles.length <= SHOWN + 1 ? articles : articles.slice(0, SHOWN)
  const rest = articles.length - shown.length
  return (
    <Card as="li" className="flex flex-col p-5 sm:last:odd:col-span-2">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-tint text-primary">
          <Icon name={topicIcon[topic]} className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h3 className="text-base leading-snug">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      <ul className="mt-3 grid divide-y divide-line border-t border-line">
        {shown.map(({ slug, title: name }) => (
          <li key={slug}>
            <Link
              to={`/pusat-bantuan/${slug}`}
              className="flex min-h-touch items-center py-2 leading-snug hover:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Link
          to={`/pusat-bantuan?topik=${topic}`}
          className="mt-auto inline-flex min-h-touch items-center gap-1 self-start text-sm font-semibold text-primary hover:underline"
        >
          {rest} jawaban lain<span className="sr-only"> tentang {title}</span>
          <Icon name="right" className="size-4" />
        </Link>
      )}
    </Card>
  )
}

export function ArticleList({ articles }: { articles: HelpEntry[] }) {
  return (
    <Card>
      <ul className="grid divide-y divide-line">
        {articles.map(({ slug, title, summary, topic }) => (
          <li key={slug}>
            <Link
              to={`/pusat-bantuan/${slug}`}
              className="group flex items-center gap-4 px-5 py-4 hover:bg-tint"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="text-xs font-semibold text-accent-ink">
                  {topicWords[topic].title}
                </span>
                <span className="font-bold group-hover:text-primary">{title}</span>
                <span className="text-sm text-muted">{summary}</span>
              </span>
              <Icon name="right" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** No article matches: repeats the typed text and offers contact channels. */
export function NoArticle({ typed }: { typed: string }) {
  return (
    <EmptyState
      icon="search"
      title={`Belum ada jawaban untuk “${typed}”`}
      text="Coba kata lain yang lebih singkat, atau tulislah kepada kami."
      action={
        <LinkButton to="/pusat-bantuan" look="ghost">
          Lihat semua topik
        </LinkButton>
      }
    />
  )
}
