import { APP, FEATURES, SERVER, type Table } from './order.ts'
import { routeModules } from './routes.ts'
import {
  type Import,
  isTest,
  problemAt,
  type Finding,
  type Rule,
  type Source,
  targetOf,
} from './source.ts'

/** Which other top folders each may import. Tests and tools may import anything. */
const LAYERS: Record<string, readonly string[]> = {
  platform: [],
  features: ['platform'],
  app: ['features', 'platform'],
  server: ['app', 'features', 'platform', 'checks', 'db'],
  db: ['features', 'platform'],
  checks: ['features', 'platform'],
}

const MOST_IMPORTS = 16

export const importRules: Rule[] = [
  { name: 'layers: platform ← features ← app ← server', check: eachImport(wrongLayer) },
  {
    name: 'a feature imports only the siblings it stands on',
    check: eachImport(wrongSibling('features', FEATURES)),
  },
  {
    name: 'a folder of app imports only the folders it stands on',
    check: eachImport(wrongSibling('app', APP)),
  },
  {
    name: 'the folders of server/ import each other by their table',
    check: eachImport(wrongSibling('server', SERVER)),
  },
  { name: 'nothing imports a route module', check: eachImport(routeModule) },
  { name: 'another top folder is imported by its # name', check: eachImport(leavesByDots) },
  { name: 'no .server.ts in what the browser loads', check: eachImport(serverInBrowser) },
  { name: `at most ${MOST_IMPORTS} imports in a file`, check: tooManyImports },
]

type Question = (from: string, to: string, found: Import) => string | undefined

function eachImport(question: Question): Rule['check'] {
  return (source) => {
    if (isTest(source.path) || source.path.startsWith('tools/')) return []
    return (source.code?.imports ?? []).flatMap((found) => {
      const to = targetOf(source.path, found.specifier)
      const what = to === undefined ? undefined : question(source.path, to, found)
      return what ? [problemAt(source, found.start, what)] : []
    })
  }
}

function wrongLayer(from: string, to: string): string | undefined {
  const [layer = '', other = ''] = [from, to].map((name) => name.split('/')[0] as string)
  const allowed = LAYERS[layer]
  if (!allowed || layer === other || allowed.includes(other)) return undefined
  return `${layer} must not import ${to}`
}

/** The folder of a file inside a layer; files directly in the layer have none. */
function nounOf(layer: string, file: string): string | undefined {
  return new RegExp(`^${layer}/(?:site/)?([^/]+)/`).exec(file)?.[1]
}

/** The files above all folders of app/; its other files are below them. */
const TOP = /^app\/(routes\.ts|root\.tsx|entry\.)/

function wrongSibling(layer: string, table: Table): Question {
  return (from, to) => {
    const noun = nounOf(layer, from)
    const other = nounOf(layer, to)
    if (layer === 'app' && from.startsWith('app/') && TOP.test(to))
      return `${to} stands above every folder`
    if (!other || other === noun || (noun === undefined && (layer !== 'app' || TOP.test(from))))
      return undefined
    if (noun !== undefined && table[noun]?.includes(other)) return undefined
    return from.startsWith(`${layer}/`) ? `${noun ?? from} must not import ${other}` : undefined
  }
}

function routeModule(_from: string, to: string): string | undefined {
  return routeModules.has(to) ? `${to} is a route module: move out what is shared` : undefined
}

function leavesByDots(from: string, to: string, { specifier }: Import): string | undefined {
  if (!specifier.startsWith('.') || !from.includes('/')) return undefined
  const isSame = from.split('/')[0] === to.split('/')[0]
  return isSame ? undefined : `write #${to} instead of ${specifier}`
}

/** React Router strips loaders and actions from route modules; every other module of app/ reaches the browser whole. */
function serverInBrowser(from: string, to: string, { isTypeOnly }: Import): string | undefined {
  const mayReachBrowser =
    /^(app|features|platform)\//.test(from) &&
    !/\.server\.tsx?$/.test(from) &&
    // The server alone draws the desk.
    !/^app\/desk\/(?!client\/)/.test(from) &&
    from !== 'app/root.tsx' &&
    !routeModules.has(from)
  if (isTypeOnly || !mayReachBrowser || !/\.server\.tsx?$/.test(to)) return undefined
  return `${to} would reach the browser`
}

function tooManyImports(source: Source): Finding[] {
  const count = (source.code?.imports ?? []).filter(({ isTypeQuery }) => !isTypeQuery).length
  if (count <= MOST_IMPORTS) return []
  return [problemAt(source, 0, `${count} imports; split what the file does`)]
}

/** Permissions of a table that no import uses, as 'noun → other'. */
export function unusedPermissions(layer: string, table: Table, sources: readonly Source[]) {
  const used = new Set<string>()
  for (const { from, to } of importsAmong(sources)) {
    used.add(`${nounOf(layer, from)} → ${nounOf(layer, to)}`)
  }
  return Object.entries(table).flatMap(([noun, others]) =>
    others.map((other) => `${noun} → ${other}`).filter((each) => !used.has(each)),
  )
}

/** Files that import each other in a circle, by value, by type or lazily; each circle once. */
export function importCircles(sources: readonly Source[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of importsAmong(sources)) {
    targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (file: string, way: string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of targets.keys()) walk(file, [])
  return circles
}

function importsAmong(sources: readonly Source[]): { from: string; to: string }[] {
  return sources.flatMap(({ path, code }) => {
    if (isTest(path) || path.startsWith('tools/')) return []
    return (code?.imports ?? []).flatMap(({ specifier }) => {
      const to = targetOf(path, specifier)
      return to === undefined ? [] : [{ from: path, to: to.replace(/\?.*$/, '') }]
    })
  })
}
