import { Link } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ArticleView } from './article-view.server.ts'

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article }: { article: ArticleView }) {
  return (
    <article className="group relative grid h-full content-start overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <ArticleCover
        article={article}
        sizes="(min-width: 64rem) 22rem, 100vw"
        className="aspect-[16/9]"
      />
      <div className="grid gap-2 p-4 lg:p-5">
        <p>
          <Chip tone="primary">{article.category.name}</Chip>
        </p>
        <h2 className="text-lg leading-snug">
          <ArticleLink article={article} />
        </h2>
        <p className="line-clamp-3 text-muted">{article.summary}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}

/** The featured article at the top of the list, wide on large screens. */
export function FeaturedArticle({ article }: { article: ArticleView }) {
  return (
    <article className="group relative grid overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-[1.15fr_1fr]">
      <ArticleCover
        article={article}
        sizes="(min-width: 64rem) 38rem, 100vw"
        isFirst
        className="aspect-[16/9] lg:aspect-auto lg:h-full lg:min-h-80"
      />
      <div className="grid content-center gap-3 p-5 lg:p-8">
        <p className="flex flex-wrap gap-2">
          <Chip tone="accent">Pilihan</Chip>
          <Chip tone="primary">{article.category.name}</Chip>
        </p>
        <h2 className="text-xl leading-snug lg:text-2xl">
          <ArticleLink article={article} />
        </h2>
        <p className="text-muted">{article.summary}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}

/** An article as one line in a side list. */
export function ArticleLine({ article }: { article: ArticleView }) {
  return (
    <article className="group relative flex gap-3">
      <ArticleCover
        article={article}
        sizes="6rem"
        className="aspect-[4/3] w-24! shrink-0 self-start rounded-field"
      />
      <div className="grid content-start gap-1">
        <h3 className="text-base leading-snug">
          <ArticleLink article={article} />
        </h3>
        <p className="text-sm text-muted">
          <DateText at={article.publishedAt} as="date" />
        </p>
      </div>
    </article>
  )
}

/** The title as a link; all of its card is pressed. */
export function ArticleLink({ article: { slug, title } }: { article: ArticleView }) {
  return (
    <Link
      to={`/latest-news/${slug}`}
      className="after:absolute after:inset-0 group-hover:text-primary"
    >
      {title}
    </Link>
  )
}

type CoverProps = { article: ArticleView; sizes: string; className: string; isFirst?: boolean }

/** The article's photo, or a drawn cover. */
export function ArticleCover({ article, sizes, className, isFirst = false }: CoverProps) {
  const { picture, cover } = article
  if (!picture) return <Cover cover={cover} className={className} />
  const { alt, ...image } = picture
  return (
    <Picture
      picture={image}
      alt={alt}
      sizes={sizes}
      isFirst={isFirst}
      className={`object-cover ${className}`}
    />
  )
}

function ArticleFacts({ article: { publishedAt, readingTime } }: { article: ArticleView }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <DateText at={publishedAt} as="date" />
      <span aria-hidden="true">·</span>
      <span>{readingTime} menit baca</span>
    </p>
  )
}
