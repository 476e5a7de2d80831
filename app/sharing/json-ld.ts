import type { Site } from './page-meta.ts'

// Things of schema.org as search engines read them. Callers give them behind `import.meta.env.SSR`.

/** Who runs the site. What is sample data says no more than its name. */
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

/** The site itself, and how it is searched. */
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

/** Where a page stands: the screens above it from the home page down, and itself at the end, as [name, path]. */
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

type CampaignFacts = { slug: string; title: string; summary: string; isOpen: boolean }

/** A campaign, and that one can give to it while it is open. */
export function campaignLd(site: Site, { slug, title, summary, isOpen }: CampaignFacts) {
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
        name: `Donasi untuk ${title}`,
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

/** A piece of news or a text to read. Moments are ISO 8601. */
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
