import { Link } from 'react-router'
import type { ArticleView } from '#app/article/article-view.server.ts'
import { Cover } from '#app/ui/cover.tsx'
import { DateText } from '#app/ui/date-text.tsx'
import { SectionHead } from './section-head.tsx'

/** The three latest articles; nothing when there are none. */
export function LatestArticles({ articles }: { articles: ArticleView[] }) {
  if (articles.length === 0) return null
  return (
    <section className="grid gap-4">
      <SectionHead title="Kabar dan bacaan" to="/news" />
      <ul className="grid gap-4 sm:grid-cols-3 lg:gap-6">
        {articles.map(({ slug, title, category, cover, publishedAt }) => (
          <li key={slug} className="group relative flex gap-3 sm:grid sm:content-start">
            <Cover
              cover={cover}
              className="aspect-[4/3] w-28! shrink-0 self-start rounded-card sm:aspect-[16/9] sm:w-full!"
            />
            <div className="grid content-start gap-1">
              <p className="text-sm font-semibold text-primary">{category.name}</p>
              <h3 className="text-base leading-snug">
                <Link
                  to={`/latest-news/${slug}`}
                  className="after:absolute after:inset-0 group-hover:text-primary"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">
                <DateText at={publishedAt} as="date" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
