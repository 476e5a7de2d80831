import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'
import { LEFT_OUT, NOT_HERE, READ, type LeftOut } from './router-left-out.ts'

/** Removes from the browser's React Router what no screen uses. The build fails if any of it is not found. */
export function withoutUnusedRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'without-unused-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const version = installedVersion()
      if (version !== READ)
        this.error(`react-router ${version}: read server/router-left-out.ts again`)
    },
    transform: {
      filter: { id: [/react-router[\\/]dist[\\/].*\.js/, /[\\/]app[\\/].*\.tsx?$/] },
      handler(code, id) {
        const [, file] =
          /react-router\/dist\/production\/([^?]+)/.exec(id.replaceAll('\\', '/')) ?? []
        if (file === undefined) {
          const name = nameLeftOut(code)
          if (name) this.error(`${name} of react-router is left out (server/router-left-out.ts)`)
          return null
        }
        const parts = LEFT_OUT[file]
        if (!parts) return null
        found.add(file)
        return { code: leaveOut(code, parts), map: null }
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const missing = Object.keys(LEFT_OUT).filter((file) => !found.has(file))
      if (missing.length > 0) this.error(`not in the build: ${missing.join(', ')}`)
    },
  }
}

function installedVersion(): string {
  const file = new URL('../node_modules/react-router/package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** What one of our modules takes from React Router although it is left out. */
export function nameLeftOut(code: string): string | undefined {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']react-router(?:\/dom)?["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .find((name) => NOT_HERE.test(name))
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/** A module's code without those parts. Throws when one of them is not there. */
export function leaveOut(code: string, parts: LeftOut): string {
  const unseen = new Set(Object.values(parts).flatMap((names) => namesOf(names)))
  const edits: Edit[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const edit = typeof node.type === 'string' ? editOf(node, { code, parts }) : undefined
    if (!edit) return Object.values(node).forEach(visit)
    unseen.delete(edit.name)
    edits.push(...edit.edits)
    visit(edit.rest)
  }
  visit(parseAst(code).body)
  if (unseen.size > 0) throw new Error(`react-router has changed: ${[...unseen].join(', ')}`)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

function namesOf(names: readonly string[] | Readonly<Record<string, string>>): string[] {
  return Array.isArray(names) ? [...(names as readonly string[])] : Object.keys(names)
}

type Found = { name: string; edits: Edit[]; rest?: Node }

function editOf(node: Node, { code, parts }: { code: string; parts: LeftOut }): Found | undefined {
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const put = ({ start, end }: Node, text: string): Edit => ({ start, end, text })
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
    const { name } = (node.id ?? {}) as { name?: string }
    const body = name === undefined ? undefined : parts.functions?.[name]
    if (name === undefined || body === undefined) return undefined
    return { name, edits: [put(node.body as Node, `{ ${body || THROWS} }`)] }
  }
  if (node.type === 'VariableDeclarator') {
    const name = textOf(node.id as Node)
    if (!parts.values?.includes(name)) return undefined
    return { name, edits: [put(node.init as Node, 'null')] }
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const name = textOf(node.test as Node)
    if (!parts.never?.includes(name)) return undefined
    const rest = (node.alternate ?? undefined) as Node | undefined
    if (!rest) return { name, edits: [put(node, ';')] }
    const [before, after] = node.type === 'IfStatement' ? ['', ''] : ['(', ')']
    const edits = [
      { start: node.start, end: rest.start, text: before },
      { start: rest.end, end: node.end, text: after },
    ]
    return { name, edits, rest }
  }
  if (!node.type.endsWith('Statement')) return undefined
  const name = parts.statements?.find((start) => textOf(node).startsWith(start))
  return name === undefined ? undefined : { name, edits: [put(node, ';')] }
}

const THROWS = 'throw Error("left out");'
