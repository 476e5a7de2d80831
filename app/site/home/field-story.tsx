import { Link } from 'react-router'
import type { ArticleView } from '#app/site/article/article-view.server.ts'
import { ArticleCover, ArticleLink } from '#app/site/article/article-card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { SectionHead } from './section-head.tsx'

/** What came of donations: one article told large, the latest others beside it. Nothing when there are none. */
export function FieldStory({ articles }: { articles: ArticleView[] }) {
  // News from the field before what is to be learned.
  const story = articles.find(({ category }) => category.slug === 'kabar-program') ?? articles[0]
  if (!story) return null
  const others = articles.filter(({ slug }) => slug !== story.slug)
  return (
    <section className="grid gap-2 lg:gap-3">
      <SectionHead title="Kabar dari lapangan" to="/news" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <article className="group relative overflow-hidden rounded-card bg-hero text-on-hero">
          <ArticleCover
            article={story}
            sizes="(min-width: 64rem) 46rem, 100vw"
            className="aspect-[16/9] lg:aspect-[2/1]"
          />
          <div className="grid gap-1.5 p-5 lg:p-7">
            <p className="text-sm font-semibold opacity-90">
              {story.category.name} · <DateText at={story.publishedAt} as="date" />
            </p>
            <h3 className="text-lg leading-snug lg:text-2xl">
              <Link to={`/latest-news/${story.slug}`} className="after:absolute after:inset-0">
                {story.title}
              </Link>
            </h3>
            <p className="line-clamp-2 text-sm opacity-90 max-sm:hidden lg:text-base">
              {story.summary}
            </p>
          </div>
        </article>
        <ul className="hidden content-start gap-5 sm:grid">
          {others.map((article) => (
            <li key={article.slug} className="group relative flex gap-4">
              <ArticleCover
                article={article}
                sizes="8rem"
                className="aspect-[4/3] w-32! shrink-0 self-start rounded-card"
              />
              <div className="grid content-start gap-1">
                <p className="text-sm font-semibold text-primary">{article.category.name}</p>
                <h3 className="text-base leading-snug">
                  <ArticleLink article={article} />
                </h3>
                <p className="text-sm text-muted">
                  <DateText at={article.publishedAt} as="date" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
