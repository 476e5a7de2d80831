import { Link } from 'react-router'
import type { CardView } from '#app/site/campaign/campaign-card.tsx'
import { MiniCampaign } from '#app/site/campaign/mini-campaign.tsx'
import { Card, Chip } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Share } from '#app/ui/share/share.tsx'
import type { RichNode } from '#platform/text/rich-text.ts'
import { ArticleCover, ArticleLine } from './article-card.tsx'
import type { ArticleView } from './article-view.server.ts'
import { RichText } from '#app/ui/rich-text.tsx'

type Props = {
  article: ArticleView
  nodes: RichNode[]
  related: ArticleView[]
  campaign: CardView | undefined
  url: string
}

/** An article with its campaign, share links and related articles. */
export function ArticleScreen({ article, nodes, related, campaign, url }: Props) {
  const { title, summary } = article
  return (
    <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-8 px-page pt-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12 lg:pt-8">
      <article className="grid min-w-0 max-w-reading content-start gap-6">
        <ArticleHead article={article} />
        <ArticleCover
          article={article}
          sizes="(min-width: 64rem) 44rem, 100vw"
          isFirst
          className="aspect-[16/9] rounded-card"
        />
        <p className="text-lg leading-relaxed font-semibold">{summary}</p>
        <RichText nodes={nodes} />
      </article>
      <div className="grid content-start gap-6 print-hidden">
        {campaign && <MiniCampaign campaign={campaign} and="untuk program ini" />}
        <Card as="section" className="grid gap-3 p-5">
          <h2 className="text-base">Bagikan tulisan ini</h2>
          <Share url={url} title={title} text={`${title}.`} />
        </Card>
        {related.length > 0 && (
          <section aria-labelledby="terkait" className="grid gap-4">
            <h2 id="terkait" className="text-lg">
              Bacaan terkait
            </h2>
            {related.map((each) => (
              <ArticleLine key={each.slug} article={each} />
            ))}
          </section>
        )}
      </div>
    </div>
  )
}

function ArticleHead({ article }: { article: ArticleView }) {
  const { title, category, author, publishedAt, readingTime } = article
  return (
    <header className="grid gap-3">
      <Link
        to="/news"
        className="-ml-2 inline-flex min-h-touch items-center gap-1 justify-self-start rounded-field px-2 font-semibold text-primary hover:bg-tint print-hidden"
      >
        <Icon name="left" className="size-4.5" />
        Kabar dan bacaan
      </Link>
      <p>
        <Chip tone="primary">{category.name}</Chip>
      </p>
      <h1 className="text-2xl text-balance lg:text-3xl">{title}</h1>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span className="font-semibold text-ink">{author}</span>
        <span aria-hidden="true">·</span>
        <DateText at={publishedAt} as="date" />
        <span aria-hidden="true">·</span>
        <span>{readingTime} menit baca</span>
      </p>
    </header>
  )
}
