import type { MetaDescriptor } from 'react-router'
import type { Institution } from '#platform/settings/institution.ts'

export type RouteMatch = { id: string; loaderData?: unknown } | undefined

/** The site's origin without a trailing slash, and its institution, undefined only when the root loader failed. */
export type Site = { origin: string; name: string; institution: Institution | undefined }

export function siteOf(matches: readonly RouteMatch[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin?: string; institution?: Institution }
    | undefined
  const { origin = '', institution } = root ?? {}
  return { origin, institution, name: institution?.name ?? 'Amanah' }
}

type Page = {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** The canonical path of the page, from '/'. */
  path: string
  type?: 'website' | 'article'
  /** Path of the preview picture, 1200 × 630, and its alt text. */
  image?: { path: string; alt: string } | undefined
  /** True for public pages that search engines must not list, e.g. search results. */
  isUnlisted?: boolean
  /**
   * Structured data of the page (app/site/sharing/json-ld.ts). Only the server's HTML needs it: wrap it in
   * `import.meta.env.SSR`, so that no browser loads it.
   */
  jsonLd?: readonly object[] | false
}

/** Title, description, canonical address and link preview of a public page. The origin comes from the root loader. */
export function pageMeta(matches: readonly RouteMatch[], page: Page): MetaDescriptor[] {
  const { title, description, path, type = 'website', isUnlisted = false, jsonLd } = page
  const { origin, name } = siteOf(matches)
  const url = `${origin}${path}`
  const image = page.image ?? {
    path: '/og/situs.jpg',
    alt: `${name}: donasi, zakat, wakaf, dan Al-Qur’an`,
  }
  return [
    { title: `${title} · ${name}` },
    { name: 'description', content: description },
    ...(isUnlisted ? [NOINDEX] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${image.path}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd || []).map((thing) => ({ 'script:ld+json': thing }) as MetaDescriptor),
  ]
}

/** The title of a personal or missing page. Search engines must not list it. */
export function privateMeta(
  matches: readonly RouteMatch[],
  { title, description }: { title: string; description?: string },
): MetaDescriptor[] {
  return [
    { title: `${title} · ${siteOf(matches).name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    NOINDEX,
  ]
}

const NOINDEX = { name: 'robots', content: 'noindex' }
