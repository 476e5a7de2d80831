import { routeModules } from './routes.ts'
import { isNode, type Node, problemAt, type Finding, type Rule, type Source } from './source.ts'

/** Names that lost, and where: `parts` are words of a name, `whole` is the name itself, in code and in file names. */
type Lost = { where: RegExp; parts?: readonly string[]; whole?: RegExp; say: string }

const CODE = /^(app|features|platform|server|checks|db|tests|tools)\//

const LOST: readonly Lost[] = [
  { where: CODE, parts: ['gift', 'gifts', 'giver', 'givers', 'giving'], say: 'donation, donor' },
  {
    where: CODE,
    whole: /^(Asked|Wanted|Given|Told|Heard|Meeting)$/,
    say: 'what the type really is',
  },
  { where: CODE, parts: ['titipan'], say: 'suspense' },
  {
    where: CODE,
    whole: /^(keptMoney|KeptMoney|kept-money|keepInSuspense|judgeMoney|owe)$/,
    say: 'suspense, postToSuspense, allocateReceived, recordRefundPayable',
  },
  {
    where: CODE,
    whole:
      /^(waysIn\w*|ways-in[\w-]*|paymentDoor|payment-door|shelf|\w*Shelf|wayOf|strange|formerly)$/,
    say: 'identities, payment-actions, responseCache, strategyFor, unhandled, findByFormerSlug',
  },
  {
    where: CODE,
    whole: /^tell(Donor|Watchers|Desk|-donor|-watchers|-desk)/,
    say: 'notifyDonor, notifyWatchers, notifyStaff',
  },
  {
    where: /^(app\/site|features)\/bookmark\//,
    parts: ['mark', 'marks', 'marked', 'saved', 'keeping'],
    say: 'bookmark',
  },
  {
    where: /^app\/(site\/(article|asrama|campaign|payment|prayer|reader|search|verse-search)|ui)\//,
    parts: ['mark', 'marks', 'marked'],
    say: 'bookmark, bankLogo, avatar, highlight',
  },
  {
    where: /^features\/(account|asrama|my-donation|payment|privacy|recurring|ticket)\//,
    parts: ['letter', 'letters'],
    say: 'email; message for the phone',
  },
  {
    where:
      /^(app\/site\/(asrama|help|institution|reader|sharing)|features\/(asrama|recurring|ticket))\//,
    parts: ['house'],
    say: 'institution; asrama',
  },
  { where: /^app\/site\/payment\//, whole: /^(heard|broke)$/, say: 'onMessage, onError' },
  {
    where: /^(app\/site\/player|tools\/bench)\//,
    parts: ['deck', 'decks', 'recast', 'companion', 'accompany'],
    say: 'AudioSlot, withReciter, extension, attachExtension',
  },
  {
    where: /^features\/donation\//,
    parts: ['desk', 'desks', 'asking'],
    say: 'BatchLoader, PendingLookup',
  },
]

/** Names the framework asks each route module for, and the default of Playwright's tests. */
const FRAMEWORK =
  /^(action|clientLoader|ErrorBoundary|handle|headers|links|loader|meta|middleware|shouldRevalidate|test)$/

export const wordRules: Rule[] = [
  { name: 'a thing has one word, in code and file names', check: lostNames },
  { name: 'now is a moment', check: awaitedNow },
]

function lostNames(source: Source): Finding[] {
  if (source.path.startsWith('tools/tidy')) return []
  const here = LOST.filter(({ where }) => where.test(source.path))
  const named = namesIn(source).flatMap(({ name, start }) => findLost(here, name, start))
  const file = source.path.slice(source.path.lastIndexOf('/') + 1).split('.')[0] ?? ''
  const inFile = /\.(ts|tsx|mjs|css)$/.test(source.path) ? findLost(here, file, 0) : []
  return [...inFile, ...named].map(({ at, what }) => problemAt(source, at, what))
}

function findLost(lost: readonly Lost[], name: string, at: number): { at: number; what: string }[] {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .toLowerCase()
    .split(/[-_]/)
  const found = lost.find(
    (each) => each.whole?.test(name) || each.parts?.some((part) => parts.includes(part)),
  )
  return found ? [{ at, what: `${name}: say ${found.say}` }] : []
}

/** The names a file gives: of variables, functions, parameters, types and components. Members may be wire names. */
function namesIn({ code }: Source): { name: string; start: number }[] {
  const nodes = code?.nodes ?? []
  const members = new Set(nodes.flatMap(memberOf))
  const seen = new Set<string>()
  return nodes.flatMap((node) => {
    if (node.type !== 'Identifier' || members.has(node) || seen.has(String(node.name))) return []
    seen.add(String(node.name))
    return [{ name: String(node.name), start: node.start }]
  })
}

function memberOf({ type, computed, key, property, imported }: Node): Node[] {
  if (type === 'ImportSpecifier') return isNode(imported) ? [imported] : []
  if (computed) return []
  return [type === 'MemberExpression' ? property : key].filter(isNode)
}

function awaitedNow({ path, code, text }: Source): Finding[] {
  return (code?.nodes ?? []).flatMap(({ type, id, init, start }) => {
    const isNow = type === 'VariableDeclarator' && isNode(id) && id.name === 'now'
    if (!isNow || !isNode(init) || init.type !== 'AwaitExpression') return []
    return [problemAt({ path, text }, start, 'call it what was awaited, e.g. locked')]
  })
}

/** Names that more than one file exports, with the files; what the framework asks of route modules aside. */
export function exportedTwice(sources: readonly Source[]): string[] {
  const files = new Map<string, string[]>()
  for (const { path, code } of sources) {
    if (!CODE.test(path)) continue
    for (const name of new Set((code?.nodes ?? []).flatMap(exportedNames))) {
      if (
        routeModules.has(path) || path === 'app/root.tsx' ? FRAMEWORK.test(name) : name === 'test'
      )
        continue
      files.set(name, [...(files.get(name) ?? []), path])
    }
  }
  return [...files].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : [],
  )
}

function exportedNames({ type, declaration }: Node): string[] {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return []
  const declared = (declaration.declarations ?? [declaration]) as Node[]
  return declared.flatMap(({ id }) => (isNode(id) && typeof id.name === 'string' ? [id.name] : []))
}
