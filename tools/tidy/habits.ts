import {
  isNode,
  isTest,
  type Node,
  problemAt,
  type Finding,
  type Rule,
  type Source,
  targetOf,
} from './source.ts'

const PRODUCT = /^(app|features|platform|server|checks|db)\//
const MAY_READ_ENVIRONMENT =
  /^(server\/production\.ts$|platform\/config\.ts$|tools\/|tests\/|[\w.-]+\.config\.ts$)/
const MAY_HOLD_SQL =
  /^(features\/.*\.server\.ts$|platform\/(db|jobs)\/|checks\/|db\/|tests\/|tools\/)/
const OWN_RULES = /^tools\/tidy/

export const habitRules: Rule[] = [
  { name: 'the environment is read in one module', check: eachNode(readsEnvironment) },
  {
    name: 'SQL stays in server files of features, in platform/{db,jobs}, checks and db',
    check: sql,
  },
  { name: 'time and ids come from ctx', check: eachNode(ownClockOrId) },
  { name: 'no double cast', check: eachNode(castTwice) },
  { name: 'no comment that switches a check off', check: eachComment(switchedOff) },
  { name: 'a TODO carries an issue number', check: eachComment(looseTodo) },
  { name: 'tests are flat and mock nothing', check: eachNode(mocks) },
  {
    name: 'what starts a database, server or program is a parts, db or night test',
    check: ownParts,
  },
  { name: 'web storage is reached through app/client/storage.client.ts', check: webStorage },
  { name: 'nothing names the place it was made in or a package registry', check: foreignPlace },
]

type Question = (found: Node, source: Source) => string | undefined

function eachNode(question: Question): Rule['check'] {
  return (source) =>
    (source.code?.nodes ?? []).flatMap((found) => {
      const what = question(found, source)
      return what ? [problemAt(source, found.start, what)] : []
    })
}

/** 'Date.now' for the expression Date.now, 'x' for the name x. */
function dotted(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || node.computed) return ''
  return `${dotted(node.object)}.${dotted(node.property)}`
}

function readsEnvironment(found: Node, { path }: Source): string | undefined {
  if (found.type !== 'MemberExpression' || MAY_READ_ENVIRONMENT.test(path)) return undefined
  if (dotted(found) !== 'process.env' || isTest(path)) return undefined
  return 'add it to platform/config.ts'
}

const QUERY_VERBS = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

function sql(source: Source): Finding[] {
  if (MAY_HOLD_SQL.test(source.path) || isTest(source.path)) return []
  return (source.code?.nodes ?? []).flatMap((found) => {
    const isQuery =
      found.type === 'CallExpression' && QUERY_VERBS.test(`.${lastName(found.callee)}`)
    const isTagged = found.type === 'TaggedTemplateExpression' && dotted(found.tag) === 'sql'
    return isQuery || isTagged ? [problemAt(source, found.start, 'move the query')] : []
  })
}

function lastName(callee: unknown): string {
  return isNode(callee) && callee.type === 'MemberExpression' ? dotted(callee.property) : ''
}

const OWN_IDS = /(^|\.)(randomUUID|randomBytes)$|^Math\.random$/

function ownClockOrId(found: Node, { path }: Source): string | undefined {
  if (!PRODUCT.test(path) || isTest(path)) return undefined
  if (found.type === 'NewExpression' && dotted(found.callee) === 'Date') {
    return (found.arguments as Node[]).length === 0 ? 'take ctx.now()' : undefined
  }
  if (found.type !== 'CallExpression') return undefined
  const name = dotted(found.callee)
  if (name === 'Date.now' || name === 'Date') return 'take ctx.now()'
  return OWN_IDS.test(name) ? 'take ctx.newId() or ctx.newPublicId()' : undefined
}

function castTwice(found: Node): string | undefined {
  if (found.type !== 'TSAsExpression') return undefined
  const inner = unwrapped(found.expression)
  return inner?.type === 'TSAsExpression' ? 'a cast of a cast' : undefined
}

function unwrapped(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node
}

function eachComment(question: (text: string) => string | undefined): Rule['check'] {
  return (source) => {
    if (OWN_RULES.test(source.path)) return []
    return (source.code?.comments ?? []).flatMap(({ value, start }) => {
      const what = question(value)
      return what ? [problemAt(source, start, what)] : []
    })
  }
}

function switchedOff(text: string): string | undefined {
  const found = /@ts-(ignore|nocheck)|(oxlint|eslint)-disable|biome-ignore|prettier-ignore/.exec(
    text,
  )
  return found ? `${found[0]}: make an exception in tools/tidy.test.ts instead` : undefined
}

function looseTodo(text: string): string | undefined {
  return /\b(TODO|FIXME|XXX)\b(?!.*#\d+)/.test(text) ? 'say which issue' : undefined
}

function mocks(found: Node, { path }: Source): string | undefined {
  if (found.type !== 'CallExpression' || !isTest(path)) return undefined
  const name = dotted(found.callee)
  if (name === 'describe' || name.startsWith('describe.')) return 'tests are flat'
  return /^vi\.(mock|doMock|spyOn)$/.test(name) ? 'nothing of ours is mocked' : undefined
}

const PURE_TEST = /(?<!\.(db|parts|night))\.test\.tsx?$/
const STARTS =
  /^(tests\/(database\/postgres|server\/(server|outage))|platform\/db\/(connect|embedded\/embedded)\.server)\.ts$/

function ownParts(source: Source): Finding[] {
  const { path, code } = source
  if (!PURE_TEST.test(path)) return []
  return (code?.imports ?? []).flatMap(({ specifier, isTypeOnly, start }) => {
    const starts =
      specifier === 'node:child_process' || STARTS.test(targetOf(path, specifier) ?? '')
    return starts && !isTypeOnly ? [problemAt(source, start, 'call it *.parts.test.ts')] : []
  })
}

const BROWSER = /^(app|features|platform)\//

/** Comments and strings count: a script that is built from text reaches storage just as well. */
function webStorage(source: Source): Finding[] {
  const { path, text } = source
  const isOwn = path === 'app/client/storage.client.ts'
  if (isOwn || !BROWSER.test(path) || isTest(path)) return []
  const found = /\b(local|session)Storage\b/.exec(text)
  return found
    ? [problemAt(source, found.index, `${found[0]}: take deviceStorage or tabStorage`)]
    : []
}

const FOREIGN = /(^|[^\w./])\/work\/|\.\.\/shared\b|registry\.npmjs|"resolved": "http/

function foreignPlace(source: Source): Finding[] {
  if (OWN_RULES.test(source.path)) return []
  const found = FOREIGN.exec(source.text)
  return found ? [problemAt(source, found.index, found[0].trim())] : []
}
