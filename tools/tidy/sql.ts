import { isNode, type Node, problemAt, type Rule } from './source.ts'

const OWN_RULES = /^tools\/tidy/

/** What a statement may not be, so that it runs on one server and on many (docs/decisions/0070). */
export const sqlRules: Rule[] = [
  {
    name: 'a select has a list',
    check: eachNode((node) =>
      /\bselect\s+from\b/i.test(textOf(node)) ? 'write select 1 from' : undefined,
    ),
  },
  {
    name: 'nothing is decided by the name of a constraint',
    check: eachNode((node) =>
      namesConstraint(node) ? 'take its SQLSTATE or on conflict (columns)' : undefined,
    ),
  },
]

function eachNode(question: (found: Node) => string | undefined): Rule['check'] {
  return (source) => {
    if (OWN_RULES.test(source.path)) return []
    return (source.code?.nodes ?? []).flatMap((found) => {
      const what = question(found)
      return what ? [problemAt(source, found.start, what)] : []
    })
  }
}

/** `error.constraint`, `{ constraint }` of an error or for one, `conflict.constraint(…)`, `on conflict on constraint`. */
function namesConstraint(node: Node): boolean {
  if (node.type === 'MemberExpression') return nameOf(node.property) === 'constraint'
  if (node.type === 'Property') return nameOf(node.key) === 'constraint'
  return /\bon\s+conflict\s+on\s+constraint\b/i.test(textOf(node))
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? (node.name ?? node.value) : undefined
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value)
  const { value } = node
  const isQuasi = node.type === 'TemplateElement' && typeof value === 'object' && value !== null
  return isQuasi ? String((value as { raw?: unknown }).raw) : ''
}
