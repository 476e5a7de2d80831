import { isNode, type Node, problemAt, type Rule } from './source.ts'

const SCREENS = /^app\/(?!desk\/|site\/dev\/).*\.tsx$/

/**
 * A browser that translates moves every text into elements of its own. React then cannot take out a text that stands
 * beside others, nor put anything in before it; within an element of its own it can.
 */
export const looseTextRules: Rule[] = [
  {
    name: 'text that comes and goes stands in an element of its own',
    check: (source) =>
      SCREENS.test(source.path)
        ? (source.code?.nodes ?? [])
            .flatMap(looseIn)
            .map(({ start }) => problemAt(source, start, 'wrap it in a span, or give it a Slot'))
        : [],
  },
]

/** The conditional children of an element that put in or take out text, or stand before text. */
function looseIn(node: Node): Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  const children = (node.children as Node[]).filter((child) => !isBlank(child))
  if (children.length < 2) return []
  return children.filter((child, at) => {
    const shown = expressionIn(child)
    if (!shown || !isConditional(shown) || isText(shown)) return false
    const isLoose = leavesOf(shown).some((leaf) => isText(leaf) || leaf.type === 'JSXFragment')
    return isLoose || children.slice(at + 1).some(isWrittenText)
  })
}

function isBlank({ type, value }: Node): boolean {
  return type === 'JSXText' && String(value).trim() === '' && String(value).includes('\n')
}

function expressionIn({ type, expression }: Node): Node | undefined {
  return type === 'JSXExpressionContainer' && isNode(expression) ? expression : undefined
}

function isConditional({ type, operator }: Node): boolean {
  return type === 'ConditionalExpression' || (type === 'LogicalExpression' && operator !== '??')
}

/** Text in every case: React only changes its letters. */
function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== ''
  if (node.type !== 'ConditionalExpression') return node.type === 'TemplateLiteral'
  return [node.consequent, node.alternate].every((branch) => isNode(branch) && isText(branch))
}

function isWrittenText(child: Node): boolean {
  const shown = expressionIn(child)
  return shown ? isText(shown) : child.type === 'JSXText'
}

function leavesOf(node: Node): Node[] {
  const branches =
    node.type === 'LogicalExpression'
      ? [node.right]
      : node.type === 'ConditionalExpression'
        ? [node.consequent, node.alternate]
        : []
  return branches.length === 0 ? [node] : branches.filter(isNode).flatMap(leavesOf)
}
