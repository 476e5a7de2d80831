import { routeModules } from './routes.ts'
import {
  isNode,
  isTest,
  type Node,
  problemAt,
  type Finding,
  type Rule,
  type Source,
} from './source.ts'

const MOST_LINES = 300
const MOST_FUNCTION_LINES = 70
const MOST_JSX_LINES = 90
const MOST_PARAMETERS = 3
const FORBIDDEN_FOLDERS = /(^|\/)(utils|helpers|common|lib|services|managers|shared)\//
const NAME = /^[a-z0-9_]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const OUR_FOLDERS = /^(app|features|platform|server|checks|db|tests|tools)\//
const CODE = /\.(ts|tsx|mjs|css)$/

export const shapeRules: Rule[] = [
  { name: `a file has at most ${MOST_LINES} lines`, check: longFile },
  {
    name: `a function has at most ${MOST_FUNCTION_LINES} lines`,
    check: eachFunction(longFunction),
  },
  { name: `at most ${MOST_PARAMETERS} parameters`, check: eachFunction(manyParameters) },
  { name: 'no folder that names no noun', check: folder },
  { name: 'names are kebab-case', check: kebabCase },
  { name: 'no file that only passes on the exports of others', check: barrel },
  { name: 'exported functions of features and platform say what they do', check: undocumented },
  { name: 'named exports, but where a framework asks for a default', check: defaultExport },
]

function longFile(source: Source): Finding[] {
  const lines = source.text.trimEnd().split('\n').length
  if (!CODE.test(source.path) || lines <= MOST_LINES) return []
  return [problemAt(source, 0, `${lines} lines`)]
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type.endsWith('FunctionExpression')
}

function eachFunction(
  question: (found: Node, source: Source) => string | undefined,
): Rule['check'] {
  return (source) =>
    (source.code?.nodes ?? []).filter(isFunction).flatMap((found) => {
      const what = question(found, source)
      return what ? [problemAt(source, found.start, what)] : []
    })
}

function longFunction({ start, end }: Node, { path, text }: Source): string | undefined {
  const lines = text.slice(start, end).split('\n').length
  const most = path.endsWith('.tsx') ? MOST_JSX_LINES : MOST_FUNCTION_LINES
  return lines > most ? `${lines} lines in one function` : undefined
}

function manyParameters({ params }: Node, { path }: Source): string | undefined {
  const count = (params as Node[]).length
  // The columns of a table of cases are the parameters of its test.
  return count > MOST_PARAMETERS && !isTest(path)
    ? `${count} parameters; take an object`
    : undefined
}

function folder(source: Source): Finding[] {
  const found = FORBIDDEN_FOLDERS.exec(source.path)
  return found ? [problemAt(source, 0, `${found[2]}/ names no noun`)] : []
}

function kebabCase(source: Source): Finding[] {
  if (!OUR_FOLDERS.test(source.path) || /\.(md|txt)$/.test(source.path)) return []
  const wrong = source.path.split('/').find((part) => !NAME.test(part))
  return wrong ? [problemAt(source, 0, `${wrong} is not kebab-case`)] : []
}

function barrel(source: Source): Finding[] {
  const statements = topLevel(source)
  const passesOn = ({ type, source: from }: Node) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && isNode(from))
  if (statements.length === 0 || !statements.every(passesOn)) return []
  return [problemAt(source, 0, 'import from where it is written')]
}

function topLevel({ code }: Source): Node[] {
  const program = code?.nodes.find(({ type }) => type === 'Program')
  return (program?.body ?? []) as Node[]
}

function undocumented(source: Source): Finding[] {
  if (!/^(features|platform)\//.test(source.path) || isTest(source.path)) return []
  const seen = new Set<string>()
  return topLevel(source).flatMap(({ type, declaration, start }) => {
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return []
    if (!/^(FunctionDeclaration|TSDeclareFunction)$/.test(declaration.type)) return []
    const name = nameOf(declaration)
    // The first of several signatures speaks for all.
    if (seen.has(name)) return []
    seen.add(name)
    return hasDocComment(source, start)
      ? []
      : [problemAt(source, start, `${name} has no doc comment`)]
  })
}

function hasDocComment({ code, text }: Source, before: number): boolean {
  const above = code?.comments.findLast(({ end }) => end <= before)
  return above?.value.startsWith('*') === true && text.slice(above.end, before).trim() === ''
}

function nameOf({ id }: Node): string {
  return isNode(id) ? String(id.name) : 'a function'
}

function defaultExport(source: Source): Finding[] {
  const isAsked =
    /^app\/(routes\.ts$|root\.tsx$|entry\.)/.test(source.path) ||
    routeModules.has(source.path) ||
    /(^[\w.-]+\.config\.ts$|^tests\/setup\/|^tools\/test\/skip-reporter\.ts$|\.d\.ts$|^vite\.)/.test(
      source.path,
    )
  return topLevel(source).flatMap(({ type, start }) =>
    type === 'ExportDefaultDeclaration' && !isAsked
      ? [problemAt(source, start, 'give it a name')]
      : [],
  )
}
