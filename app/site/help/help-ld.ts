import { crumbsLd } from '#app/site/sharing/json-ld.ts'
import type { HelpBlock } from '#features/help/blocks.ts'

type Answer = { slug: string; title: string; blocks: readonly HelpBlock[] }

/** Structured data of an article for search engines: breadcrumbs, and a question with its answer. */
export function helpLd(site: Parameters<typeof crumbsLd>[0], { slug, title, blocks }: Answer) {
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
