import type { matchRoutes, RouteObject, ServerBuild } from 'react-router'
import { routeMatcher } from '#platform/http/route-match.ts'

/** How a screen may be cached: `handle` of its route module. Without one it is never cached. */
export type PagePolicy =
  | PublicPolicy
  /** A picture or a file instead of a screen: its own answer sets the cache rules. */
  | { cache: 'own' }
  /** `isFound` is a public page that is rendered each time: search engines may index it. */
  | { cache: 'none'; isFound?: boolean }

export type PublicPolicy = {
  cache: 'public'
  maxAge: number
  /** A parameter with one of these values makes a page of its own; any other value is ignored. */
  query?: Readonly<Record<string, readonly string[] | RegExp>>
  /**
   * A parameter with such a value has too many pages to cache, so each is rendered anew; any other value is ignored.
   */
  fresh?: Readonly<Record<string, RegExp>>
}

/** What an address requests: a document, its data for the router in a browser, or its data as plain JSON. */
export type PageAddress = {
  policy: PagePolicy
  /** False for a path without a screen. */
  isKnown: boolean
  /** The path without its data suffix: '/campaign/sumur' of '/campaign/sumur.data'. */
  plain: string
  /** The one spelling of the path, suffix included, that is the cache key. */
  canonical: string
  isPayload: boolean
  isData: boolean
  /** The routes whose data is requested, in their order; routes that are not the page's own are dropped. */
  routes: string[]
}

const PAYLOAD = '/_payload.json'
const ROUTES = '_routes'

type Matcher = ReturnType<typeof routeMatcher>

export function addressReader(tree: RouteObject[]): (url: URL) => PageAddress {
  const match = routeMatcher(tree)
  return (url) => readAddress(match, url)
}

function readAddress(match: Matcher, url: URL): PageAddress {
  const [suffix = ''] = /(\/_payload\.json|(\/_)?\.data)$/.exec(url.pathname) ?? []
  const kind = suffix && (suffix === PAYLOAD ? 'payload' : 'data')
  const plain = url.pathname.slice(0, url.pathname.length - suffix.length) || '/'
  const matches = match(plain) ?? []
  const leaf = matches.at(-1)
  const policy = (leaf?.route.handle as PagePolicy | undefined) ?? { cache: 'none' }
  const isKnown = leaf !== undefined && leaf.route.path !== '*'
  const isPublic = policy.cache === 'public'
  const path = isKnown ? spelling(patternOf(matches), { given: plain, isPublic, matches }) : plain
  const routes = url.searchParams.get(ROUTES)?.split(',')
  const known = kind ? suffixed(path, kind) : path
  return {
    policy,
    isKnown,
    plain: path,
    // Nobody is sent on from an address of no screen: `//host/…` would lead to another site.
    canonical: isKnown ? known : url.pathname,
    isPayload: kind === 'payload',
    isData: kind === 'data',
    routes: matches.flatMap(({ route: { id } }) => (id && routes?.includes(id) ? [id] : [])),
  }
}

/** The path and query that are the cache key: only values the screen knows, in one order. */
export function keyOf({ canonical, isData, routes }: PageAddress, policy: PublicPolicy, url: URL) {
  const query = Object.entries(policy.query ?? {}).flatMap(([name, known]) => {
    const value = url.searchParams.get(name)
    const isKnown =
      value !== null && (known instanceof RegExp ? known.test(value) : known.includes(value))
    return isKnown ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  if (isData && routes.length > 0)
    query.push(`${ROUTES}=${routes.map(encodeURIComponent).join(',')}`)
  return query.length > 0 ? `${canonical}?${query.join('&')}` : canonical
}

/** True when the address has too many variants to cache. */
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

/**
 * Static segments as the routes spell them; ids and slugs stay as they are, except for the encoding of their letters.
 */
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

type BuildRoute = NonNullable<ServerBuild['routes'][string]>

export function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route): route is BuildRoute => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const shared = {
        id: route.id,
        path: route.path,
        handle: route.module.handle,
        loader: route.module.loader,
        middleware: route.module.middleware,
      } as RouteObject
      return route.index
        ? ({ ...shared, index: true } as RouteObject)
        : ({ ...shared, children: routeTree(build, route.id) } as RouteObject)
    })
}
