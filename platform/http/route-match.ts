import { matchRoutes, type RouteObject } from 'react-router'

/** The first two segments of a path, in small letters; undefined for one that no route has as a fixed word there. */
type Beginning = readonly [string | undefined, string | undefined]

/**
 * Matches paths without query or hash as `matchRoutes` does, in a tenth of its time, since that ranks all routes for
 * each path (1.2 ms for 212). Routes whose fixed words differ from the beginning of the path are left out first; there
 * is one such selection for each beginning. A route with children may be answered as a copy.
 */
export function routeMatcher<Route extends RouteObject>(routes: readonly Route[]) {
  const words = fixedWords(routes)
  const selections = new Map<string, Route[]>()
  return (pathname: string) => {
    const beginning = beginningOf(pathname, words)
    const name = beginning.join('/')
    let selected = selections.get(name)
    if (!selected) {
      selected = select(routes, [], beginning)
      selections.set(name, selected)
    }
    return matchRoutes(selected, pathname)
  }
}

/** The second words by their first; both in small letters. */
type Words = Map<string, Set<string>>

function fixedWords(
  routes: readonly RouteObject[],
  parent: readonly string[] = [],
  words: Words = new Map(),
): Words {
  for (const route of routes) {
    const [first, second] = segmentsOf(route, parent)
    if (first !== undefined && isFixed(first)) {
      const seconds = words.get(first) ?? new Set()
      if (second !== undefined && isFixed(second)) seconds.add(second)
      words.set(first, seconds)
    }
    fixedWords(route.children ?? [], segmentsOf(route, parent), words)
  }
  return words
}

function beginningOf(pathname: string, words: Words): Beginning {
  const [first = '', second = ''] = decoded(pathname).filter(Boolean)
  const seconds = words.get(first.toLowerCase())
  if (!seconds) return [undefined, undefined]
  const word = second.toLowerCase()
  return [first.toLowerCase(), seconds.has(word) ? word : undefined]
}

/** As the router reads a path: one with a broken escape stays as it is. */
function decoded(pathname: string): string[] {
  const segments = pathname.split('/')
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}

function select<Route extends RouteObject>(
  routes: readonly Route[],
  parent: readonly string[],
  beginning: Beginning,
): Route[] {
  return routes.flatMap((route) => {
    const segments = segmentsOf(route, parent)
    if (!route.children?.length) return mayMatch(segments, beginning) ? [route] : []
    const children = select(route.children, segments, beginning)
    return children.length > 0 || mayMatch(segments, beginning) ? [{ ...route, children }] : []
  })
}

function mayMatch(segments: readonly string[], beginning: Beginning): boolean {
  for (const [at, word] of beginning.entries()) {
    const segment = segments[at]
    if (segment === undefined || !isFixed(segment)) return true
    if (segment !== word) return false
  }
  return true
}

/** The segments of a route's whole path, in small letters; a path that begins with a slash is whole by itself. */
function segmentsOf({ path = '' }: RouteObject, parent: readonly string[]): string[] {
  const own = path.toLowerCase().split('/').filter(Boolean)
  return path.startsWith('/') ? own : [...parent, ...own]
}

/** Neither a parameter nor a rest, and not left out at will. */
function isFixed(segment: string): boolean {
  return !/[:*?]/.test(segment)
}
