import type { ComponentProps } from 'react'
import { LatestArticles } from './latest-articles.tsx'
import { LatestPrayers } from './latest-prayers.tsx'

type Props = ComponentProps<typeof LatestPrayers> & ComponentProps<typeof LatestArticles>

/** What people prayed and what was written lately. */
export function Latest({ articles, ...prayers }: Props) {
  return (
    <>
      <LatestPrayers {...prayers} />
      <LatestArticles articles={articles} />
    </>
  )
}
