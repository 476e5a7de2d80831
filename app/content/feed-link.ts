type Match = { id: string; loaderData?: unknown } | undefined

/** Lets readers of feeds find ours. */
export function feedLink(matches: Match[]) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin?: string; institution?: { name: string } }
    | undefined
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `Kabar ${root?.institution?.name ?? 'Amanah'}`,
    href: `${root?.origin ?? ''}/news/rss.xml`,
  }
}
