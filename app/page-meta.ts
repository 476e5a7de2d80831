type Match = { id: string; loaderData?: unknown } | undefined

type Page = {
  title: string
  description: string
  /** Path of the page under which it is to be known, from '/'. */
  path: string
  type?: 'website' | 'article'
}

/** Title, description, canonical address and link preview of a public page; the origin comes from the root loader. */
export function pageMeta(matches: Match[], { title, description, path, type = 'website' }: Page) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin?: string }
    | undefined
  const origin = root?.origin ?? ''
  const url = `${origin}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Amanah' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
