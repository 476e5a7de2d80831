import { type Noun, purposeWords } from '#features/campaign/nouns.ts'
import type { Site } from './page-meta.ts'

// schema.org data for search engines. Callers wrap it in `import.meta.env.SSR`, so no browser loads it.

/** The institution. Sample data reveals only its name. */
export function institutionLd({ origin, name, institution }: Site) {
  const { isSample = true, legalName, email, phone: telephone, address } = institution ?? {}
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${origin}/#lembaga`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(!isSample && { legalName, email, telephone, address }),
  }
}

export function siteLd({ origin, name }: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'id',
    publisher: { '@id': `${origin}/#lembaga` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/list?q={q}` },
      'query-input': 'required name=q',
    },
  }
}

/** The breadcrumbs of a page as [name, path], from the home page down to the page itself. */
export function crumbsLd(
  { origin }: Pick<Site, 'origin'>,
  crumbs: readonly (readonly [string, string])[],
) {
  const steps = [['Beranda', '/'] as const, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

type CampaignFacts = {
  slug: string
  title: string
  summary: string
  noun: Noun
  isOpen: boolean
}

/** A campaign, with a donate action while it is open. */
export function campaignLd(site: Site, { slug, title, summary, noun, isOpen }: CampaignFacts) {
  const url = `${site.origin}/campaign/${slug}`
  const recipient = { '@type': 'NGO', name: site.name, url: `${site.origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description: summary,
    url,
    inLanguage: 'id',
    ...(isOpen && {
      potentialAction: {
        '@type': 'DonateAction',
        name: purposeWords(noun, title),
        recipient,
        target: `${site.origin}/donasi-sekarang/${slug}`,
      },
    }),
  }
}

type Story = {
  path: string
  title: string
  summary: string
  author: string
  publishedAt: string
  changedAt: string
  /** Path of the picture. */
  image: string
}

/** An article. Times are ISO 8601. */
export function articleLd({ origin, name }: Site, story: Story) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: story.title.slice(0, 110),
    description: story.summary,
    datePublished: story.publishedAt,
    dateModified: story.changedAt,
    author: { '@type': 'Organization', name: story.author },
    publisher: {
      '@type': 'NGO',
      name,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
    },
    image: [`${origin}${story.image}`],
    mainEntityOfPage: `${origin}${story.path}`,
    inLanguage: 'id',
  }
}
