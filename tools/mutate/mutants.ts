import { parseSync } from 'vite'
import { isNode, type Node } from '../tidy/source.ts'
import { changesOf } from './changes.ts'

/** One small change of the code that a test must notice. */
export type Mutant = {
  /** Unique in a run; zero is the code as it is. */
  id: number
  file: string
  line: number
  /** The line on which it begins, without the space around it. */
  context: string
  start: number
  end: number
  /** The text that changes, and what it becomes; a removed statement becomes nothing. */
  code: string
  becomes: string
  isStatement: boolean
}

/** A change that may live, because nothing changes with it that anybody can see: on the line with this text. */
export type Accepted = { file: string; context: string; becomes: readonly string[]; why: string }

const LOCK = /\b(forUpdate|forShare|skipLocked|for update|pg_(try_)?advisory\w+)\b/g

/** True for a change that takes a lock of a row, one that has only a name, or the call that takes one out of the code. */
export function isOfLock({ code, becomes }: Pick<Mutant, 'code' | 'becomes'>): boolean {
  if (becomes === '' && /^await lock[A-Z]\w+\(/.test(code)) return true
  return (code.match(LOCK)?.length ?? 0) > (becomes.match(LOCK)?.length ?? 0)
}

export type CodePlace = { node: Node; parents: readonly Node[] }

/** All mutants of a file, numbered on from `first`. */
export function mutantsOf(file: string, text: string, first: number): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const lines = text.split('\n')
  const top: unknown = program
  if (!isNode(top)) return []
  walk(top, [], (place) => {
    const { start, end } = place.node
    const isStatement = place.node.type === 'ExpressionStatement'
    const code = text.slice(start, end)
    const line = text.slice(0, start).split('\n').length
    const context = lines[line - 1]?.trim() ?? ''
    for (const becomes of new Set(changesOf(place, text))) {
      if (becomes === code) continue
      const id = first + found.length
      found.push({ id, file, line, context, start, end, code, becomes, isStatement })
    }
  })
  return found
}

/** Types have no effect when the program runs, and what JSX holds are words and styles. */
function walk(node: Node, parents: readonly Node[], visit: (place: CodePlace) => void): void {
  if (isErased(node)) return
  visit({ node, parents })
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'source') continue
    for (const child of [value].flat()) if (isNode(child)) walk(child, [...parents, node], visit)
  }
}

const EXPRESSIONS = /^TS(As|NonNull|Satisfies|Instantiation)/

function isErased({ type }: Node): boolean {
  return type.startsWith('TS') && !EXPRESSIONS.test(type)
}

/** The code with all its mutants in it; `__mutant` chooses the one that is active. */
export function weave(text: string, mutants: readonly Mutant[]): string {
  const groups = Map.groupBy(mutants, ({ start, end, isStatement }) =>
    [start, end, isStatement].join(),
  )
  const outerFirst = [...groups.values()].sort(([a], [b]) => {
    if (!a || !b) return 0
    return a.start - b.start || b.end - a.end || Number(b.isStatement) - Number(a.isStatement)
  })
  let at = 0
  let next = 0
  const until = (end: number): string => {
    let woven = ''
    for (let group = outerFirst[next]; group?.[0]; group = outerFirst[next]) {
      const [one] = group
      if (one.start >= end) break
      woven += text.slice(at, one.start)
      at = one.start
      next += 1
      woven += chosen(group, until(one.end))
    }
    woven += text.slice(at, end)
    at = end
    return woven
  }
  return `${until(text.length)}\n${SWITCH}`
}

/** A declared function is there before the module's own code, also in a circle of imports. */
const SWITCH = 'function __mutant(id) { return globalThis.__isMutant?.(id) ?? false }\n'

function chosen(group: readonly Mutant[], whole: string): string {
  if (group[0]?.isStatement) return `{ if (!__mutant(${group[0].id})) { ${whole} } }`
  const others = group.map(({ id, becomes }) => `__mutant(${id}) ? (${becomes}) : `)
  return `(${others.join('')}(${whole}))`
}
