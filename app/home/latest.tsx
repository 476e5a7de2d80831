import type { ComponentProps } from 'react'
import { LatestArticles } from './latest-articles.tsx'
import { LatestPrayers } from './latest-prayers.tsx'

type Props = ComponentProps<typeof LatestPrayers> & ComponentProps<typeof LatestArticles>

/** The latest prayers and articles. */
export function Latest({ articles, ...prayers }: Props) {
  return (
    <>
      <LatestPrayers {...prayers} />
      <LatestArticles articles={articles} />
    </>
  )
}
