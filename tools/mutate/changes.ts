import type { Node } from '../tidy/source.ts'
import type { CodePlace } from './mutants.ts'

/** What the node of a place may become, as text; nothing for most nodes. */
export function changesOf(place: CodePlace, text: string): string[] {
  const change = changes[place.node.type]
  return change ? change(place, (node) => text.slice(node.start, node.end)) : []
}

type Change = (place: CodePlace, textOf: (node: Node) => string) => string[]

const changes: Record<string, Change> = {
  ExpressionStatement: ({ node }) => (node.directive ? [] : ['']),
  LogicalExpression: ({ node }, textOf) => [textOf(node.left as Node), textOf(node.right as Node)],
  BinaryExpression: ({ node }, textOf) => {
    const [left, right] = [node.left as Node, node.right as Node]
    const isText = [left, right].some((side) => side.type === 'TemplateLiteral' || isString(side))
    const others = operators[node.operator as string] ?? []
    if (isText && node.operator === '+') return []
    return others.map((other) => `${textOf(left)} ${other} ${textOf(right)}`)
  },
  UnaryExpression: ({ node }, textOf) =>
    ['!', '-'].includes(node.operator as string) ? [textOf(node.argument as Node)] : [],
  UpdateExpression: ({ node }, textOf) => {
    const to = node.operator === '++' ? '--' : '++'
    const argument = textOf(node.argument as Node)
    return [node.prefix ? to + argument : argument + to]
  },
  AssignmentExpression: ({ node }, textOf) => {
    const to = assignments[node.operator as string]
    return to ? [`${textOf(node.left as Node)} ${to} ${textOf(node.right as Node)}`] : []
  },
  ArrayExpression: ({ node }) => ((node.elements as unknown[]).length > 0 ? ['[]'] : []),
  TaggedTemplateExpression: ({ node }, textOf) =>
    textOf(node.tag as Node).startsWith('sql') ? sqlChanges(node, textOf(node)) : [],
  CallExpression: callChanges,
  Literal: literalChanges,
}

/** The tests of branches; a loop only ends. */
const branches: Record<string, readonly string[]> = {
  IfStatement: ['true', 'false'],
  ConditionalExpression: ['true', 'false'],
  WhileStatement: ['false'],
  ForStatement: ['false'],
}
for (const type of [
  'Identifier',
  'MemberExpression',
  'ChainExpression',
  'AwaitExpression',
  'ParenthesizedExpression',
  'BinaryExpression',
  'LogicalExpression',
  'UnaryExpression',
  'CallExpression',
]) {
  const own = changes[type]
  changes[type] = (place, textOf) => {
    const parent = place.parents.at(-1)
    const asTest = parent?.test === place.node ? (branches[parent.type] ?? []) : []
    return [...asTest, ...(own?.(place, textOf) ?? [])]
  }
}

const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

const assignments: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }

/** Calls that narrow, order or clean what they are called on: without them the object itself remains. */
const DROPPED = new Set(
  `where whereRef orderBy limit offset having groupBy forUpdate forShare skipLocked distinct onConflict
   filter slice sort toSorted reverse toReversed flat trim trimStart trimEnd toLowerCase toUpperCase
   normalize replace replaceAll padStart padEnd catch finally`.split(/\s+/),
)

const SWAPPED = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
)

function callChanges({ node, parents }: CodePlace, textOf: (node: Node) => string): string[] {
  const callee = node.callee as Node
  // Half of a chain with ?. cannot stand alone.
  if (callee.type !== 'MemberExpression' || parents.some(isChain)) return []
  const object = callee.object as Node
  const name = textOf(callee.property as Node)
  if (DROPPED.has(name)) return [textOf(object)]
  const other = SWAPPED.get(name)
  return other ? [`${textOf(object)}.${other}${textOf(node).slice(callee.end - node.start)}`] : []
}

const isChain = ({ type }: Node): boolean => type === 'ChainExpression'

const comparisons: Record<string, string> = {
  "'<'": "'<='",
  "'<='": "'<'",
  "'>'": "'>='",
  "'>='": "'>'",
  "'='": "'!='",
  "'!='": "'='",
  "'in'": "'not in'",
  "'not in'": "'in'",
  "'is'": "'is not'",
  "'is not'": "'is'",
  "'desc'": "'asc'",
  "'asc'": "'desc'",
}

const QUERY =
  /^(\$?\w+From|\w*[Jj]oin|where\w*|having|select\w*|returning\w*|columns?|constraint|orderBy|groupBy|on|onRef|insertInto|updateTable|ref|table|eb|lit)$/
const LOG = /\blog\.(info|warn|error)$/

function literalChanges({ node, parents }: CodePlace, textOf: (node: Node) => string): string[] {
  const parent = parents.at(-1)
  if (!parent || isName(node, parent) || isDefaultOfPart(parents)) return []
  const raw = textOf(node)
  if (
    parents.some((each) => each.type === 'CallExpression' && LOG.test(textOf(each.callee as Node)))
  )
    return []
  if (typeof node.value === 'boolean') return [String(!node.value)]
  if (typeof node.value === 'number') return [String(node.value + 1)]
  if (typeof node.value === 'bigint' || raw.endsWith('n')) return [`${raw} + 1n`]
  if (!isString(node)) return []
  if (isOfQuery(node, parent, textOf)) return comparisons[raw] ? [comparisons[raw]] : []
  // Sentences are read by people; the screens' own tests look at them.
  return /\s/.test(String(node.value).trim()) ? [] : [node.value === '' ? "'mutated'" : "''"]
}

/** Names of properties, modules, attributes and directives. */
function isName(node: Node, parent: Node): boolean {
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type))
    return parent.key === node
  return (
    /^(Import|Export|JSX)|^(ExpressionStatement|MemberExpression)$/.test(parent.type) &&
    isString(node)
  )
}

/** `const [whole = ''] = …`: what split and match give is always there; only the type needs the default. */
function isDefaultOfPart(parents: readonly Node[]): boolean {
  const [holder, part] = parents.slice(-2)
  return part?.type === 'AssignmentPattern' && holder?.type === 'ArrayPattern'
}

/** Names of tables and columns: a wrong one fails in the database at once. */
function isOfQuery(node: Node, parent: Node, textOf: (node: Node) => string): boolean {
  if (parent.type !== 'CallExpression') return false
  const callee = parent.callee as Node
  const name = callee.type === 'MemberExpression' ? textOf(callee.property as Node) : textOf(callee)
  const isValue = (parent.arguments as Node[]).indexOf(node) === 2
  return QUERY.test(name) && !isValue
}

function isString(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'string'
}

const sqlOperators: [RegExp, string][] = [
  [/<=/g, '<'],
  [/>=/g, '>'],
  [/(?<![<>-])<(?![=>])/g, '<='],
  [/(?<![->=<])>(?![=>])/g, '>='],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot exists\b/g, 'exists'],
  [/\bis not null\b/g, 'is null'],
  [/\bdesc\b/g, 'asc'],
  [/\bfor update\b/g, ''],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
]

/** Operators in the text of a statement, each in turn; what stands in ${…} is code. */
function sqlChanges({ start, quasi }: Node, template: string): string[] {
  const parts = (quasi as { quasis: Node[] }).quasis
  return sqlOperators.flatMap(([operator, other]) =>
    [...template.matchAll(operator)]
      .filter(
        ({ index: at }) =>
          !isCommented(template, at) &&
          parts.some((part) => start + at >= part.start && start + at < part.end),
      )
      .map(
        ({ index: at, 0: found }) =>
          template.slice(0, at) + other + template.slice(at + found.length),
      ),
  )
}

/** After two dashes a line of a statement is for readers. */
function isCommented(template: string, at: number): boolean {
  return template.slice(template.lastIndexOf('\n', at) + 1, at).includes('--')
}
