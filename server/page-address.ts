import { matchRoutes, type RouteObject } from 'react-router'

/** How a screen may be kept: `handle` of its route module. Without one it is never kept. */
export type PagePolicy =
  | PublicPolicy
  /** No screen but a picture or a file: its own answer says how long it may be kept, and by whom. */
  | { cache: 'own' }
  /** `isFound` is a page for everybody that is drawn anew each time: search engines may keep it. */
  | { cache: 'none'; isFound?: boolean }

export type PublicPolicy = {
  cache: 'public'
  maxAge: number
  /** With one of these values of a parameter it is a page of its own; any other value is none. */
  query?: Readonly<Record<string, readonly string[] | RegExp>>
  /** With such a value it is one of too many to keep, and drawn anew each time; any other value is none. */
  fresh?: Readonly<Record<string, RegExp>>
}

/** What an address asks for: a document, its data for the router in a browser, or its data as plain JSON. */
export type PageAddress = {
  policy: PagePolicy
  /** False for a path that no screen has. */
  isKnown: boolean
  /** The path without what is asked of it: '/campaign/sumur' of '/campaign/sumur.data'. */
  plain: string
  /** The one spelling of the path, suffix included, by which it is kept. */
  canonical: string
  isPayload: boolean
  isData: boolean
  /** Which routes the data is asked of, in their order; those that are not the page's own are dropped. */
  routes: string[]
}

const PAYLOAD = '/_payload.json'
const ROUTES = '_routes'

/** Reads an address by the product's own routes. */
export function readAddress(tree: RouteObject[], url: URL): PageAddress {
  const [suffix = ''] = /(\/_payload\.json|(\/_)?\.data)$/.exec(url.pathname) ?? []
  const kind = suffix && (suffix === PAYLOAD ? 'payload' : 'data')
  const plain = url.pathname.slice(0, url.pathname.length - suffix.length) || '/'
  const matches = matchRoutes(tree, plain) ?? []
  const leaf = matches.at(-1)
  const policy = (leaf?.route.handle as PagePolicy | undefined) ?? { cache: 'none' }
  const isKnown = leaf !== undefined && leaf.route.path !== '*'
  const isPublic = policy.cache === 'public'
  const path = isKnown ? spelling(patternOf(matches), { given: plain, isPublic, matches }) : plain
  const asked = url.searchParams.get(ROUTES)?.split(',')
  const known = kind ? suffixed(path, kind) : path
  return {
    policy,
    isKnown,
    plain: path,
    // Nobody is sent on from an address of no screen: `//host/…` would lead to another site.
    canonical: isKnown ? known : url.pathname,
    isPayload: kind === 'payload',
    isData: kind === 'data',
    routes: matches.flatMap(({ route: { id } }) => (id && asked?.includes(id) ? [id] : [])),
  }
}

/** The path and query under which an answer is kept: only values the screen knows are part of it, in one order. */
export function keyOf({ canonical, isData, routes }: PageAddress, policy: PublicPolicy, url: URL) {
  const kept = Object.entries(policy.query ?? {}).flatMap(([name, known]) => {
    const value = url.searchParams.get(name)
    const isKnown =
      value !== null && (known instanceof RegExp ? known.test(value) : known.includes(value))
    return isKnown ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  if (isData && routes.length > 0)
    kept.push(`${ROUTES}=${routes.map(encodeURIComponent).join(',')}`)
  return kept.length > 0 ? `${canonical}?${kept.join('&')}` : canonical
}

/** True when the address asks for one of too many pages to keep. */
export function isFresh({ fresh = {} }: PublicPolicy, { searchParams }: URL): boolean {
  return Object.entries(fresh).some(([name, meant]) =>
    searchParams.getAll(name).some((value) => meant.test(value)),
  )
}

function suffixed(path: string, kind: 'payload' | 'data'): string {
  if (kind === 'payload') return path === '/' ? PAYLOAD : path + PAYLOAD
  return path === '/' ? '/_.data' : `${path}.data`
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

function patternOf(matches: Matches): string[] {
  return matches.flatMap(({ route: { path } }) => path?.split('/').filter(Boolean) ?? [])
}

type Spelled = { given: string; isPublic: boolean; matches: Matches }

/** Our own words as the routes spell them; ids and slugs stay as they are, but for how their letters are encoded. */
function spelling(pattern: string[], { given, isPublic, matches }: Spelled): string {
  const parts = given.split('/').filter(Boolean)
  const params = matches.at(-1)?.params ?? {}
  const spelt = pattern.flatMap((segment, at) => {
    const [, name, ending] = /^:([\w-]+)(.*)$/.exec(segment) ?? []
    const value = name && params[name]
    if (segment === '*') return parts.slice(at)
    if (!value) return [segment]
    return [isPublic ? encodeURIComponent(value) + ending : (parts[at] ?? '')]
  })
  return `/${spelt.join('/')}`
}
