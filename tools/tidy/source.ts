import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A node of the parser's ESTree; only the fields used by the rules are typed. */
export type Node = { type: string; start: number; end: number; [property: string]: unknown }

export type Comment = { value: string; start: number; end: number }

export type Import = {
  specifier: string
  /** Type erasure removes it whole. */
  isTypeOnly: boolean
  /** `typeof import('…')` within another type. */
  isTypeQuery: boolean
  start: number
}

/** One text file of the project; code also has its tree. Paths have forward slashes, from the project's root. */
export type Source = {
  path: string
  text: string
  code?: { nodes: Node[]; comments: Comment[]; imports: Import[] }
}

/** A breach of a rule: where, and how to correct it. */
export type Finding = { path: string; line: number; what: string }

export type Rule = { name: string; check(source: Source): Finding[] }

const SKIPPED = new Set(['node_modules', 'build', 'data', '.react-router', 'test-results', '.git'])
const TEXT = /\.(ts|tsx|mjs|css|json|sql|md|html|svg|txt|yml|yaml)$|(^|\/)\.?[\w-]+$/

/** Every text file of the project: tracked and new files by git, or all files without git. */
export function allSources(root: string): Source[] {
  return listFiles(root)
    .filter((name) => TEXT.test(name) && existsSync(path.join(root, name)))
    .map((name) => parse(name, readFileSync(path.join(root, name), 'utf8')))
}

/** The same texts by their path, without parsing. */
export function readFiles(root: string): Map<string, string> {
  const names = listFiles(root).filter((name) => existsSync(path.join(root, name)))
  return new Map(
    names.map((name) => [name, TEXT.test(name) ? readFileSync(path.join(root, name), 'utf8') : '']),
  )
}

function listFiles(root: string): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const said = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const names = said.toString('utf8').split('\0').filter(Boolean)
    if (names.length > 0) return [...new Set(names)]
  } catch {}
  return walk(root, '')
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (SKIPPED.has(entry.name)) return []
    return entry.isDirectory() ? walk(root, name) : [name]
  })
}

/** Parses one file's text; code is parsed once, for all rules. */
export function parse(name: string, text: string): Source {
  if (!/\.(ts|tsx|mjs)$/.test(name)) return { path: name, text }
  const { program, comments, errors } = parseSync(name, text)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const nodes: Node[] = []
  collect(program, nodes)
  return { path: name, text, code: { nodes, comments, imports: nodes.flatMap(importOf) } }
}

function collect(value: unknown, into: Node[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, into)
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) into.push(value)
    for (const child of Object.values(value)) collect(child, into)
  }
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
  )
}

function importOf(node: Node): Import[] {
  const { start } = node
  const isTypeQuery = node.type === 'TSImportType'
  const source = node.source ?? (isTypeQuery ? node.argument : undefined)
  if (!isNode(source) || typeof source.value !== 'string') return []
  const specifiers = (node.specifiers ?? []) as Node[]
  const kind = node.importKind ?? node.exportKind
  const areTypes = specifiers.map((each) => (each.importKind ?? each.exportKind) === 'type')
  const isTypeOnly =
    isTypeQuery || kind === 'type' || (areTypes.length > 0 && areTypes.every(Boolean))
  return [{ specifier: source.value, isTypeOnly, isTypeQuery, start }]
}

/** The project path of an import, or undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier))
}

export function problemAt(source: Source, at: number, what: string): Finding {
  return { path: source.path, line: source.text.slice(0, at).split('\n').length, what }
}

export function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name) || name.startsWith('tests/')
}
