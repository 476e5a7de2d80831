import path from 'node:path'

/** What the project holds: the text of each file by its path. */
export type Files = ReadonlyMap<string, string>

const OUR_PATH =
  /^(app|features|platform|server|checks|db|tests|tools|docs)\/[\w./-]+\.(ts|tsx|mjs|css|json|sql|md)$/

const OUR_FOLDER = /^(app|features|platform|server|checks|db|tests|tools|docs)(\/[\w-]+)+\/?$/

/**
 * Code spans that name a file which is not there, and names of tests or functions behind a `›` that the file before
 * them has not. The name of a test may hold any sign: it counts when the words begin with the whole of it, or end in
 * "…" after what only this name begins with.
 */
export function evidenceProblems(text: string, files: Files): string[] {
  const found: string[] = []
  let named = ''
  for (const { index, 0: token, 1: span } of text.matchAll(/`([^`\n]+)`|› /g)) {
    if (span !== undefined) {
      named = span
      if (OUR_PATH.test(span) && !files.has(span)) found.push(`names ${span}, which is not there`)
      if (OUR_FOLDER.test(span) && !isFolder(span, files))
        found.push(`names the folder ${span}, which is not there`)
      continue
    }
    const said = text.slice(index + token.length).split('\n', 1)[0] ?? ''
    const declared = /^`([^`]+)`/.exec(said)?.[1]
    if (declared !== undefined && /\.tsx?$/.test(named) && !isDeclared(declared, files.get(named)))
      found.push(`names ${declared}, which ${named} has not`)
    if (!TEST_FILE.test(named)) continue
    if (!isNamed(said, testNames(files.get(named) ?? '')))
      found.push(`names a test that ${named} has not: ${said.split(/[;`|]/, 1)[0]?.trim()}`)
  }
  return found
}

function isNamed(said: string, names: readonly string[]): boolean {
  const begin = BEGIN.exec(said)?.[1]
  if (begin !== undefined && names.filter((name) => name.startsWith(begin)).length === 1)
    return true
  return names.some((name) => said.startsWith(name) && AFTER.test(said.slice(name.length)))
}

function isFolder(span: string, files: Files): boolean {
  const folder = span.replace(/\/?$/, '/')
  return [...files.keys()].some((path) => path.startsWith(folder))
}

/** Whether a file declares a name: a function, a constant, a class, a type, or a method. */
function isDeclared(name: string, code = ''): boolean {
  const escaped = name.replace(/[^\w]/g, '\\$&')
  const method = `^  (?:async )?${escaped}(?:\\(|\\(.*\\).* \\{)$`
  const top = `\\b(?:function|const|let|class|type) ${escaped}(?![\\w$])`
  return new RegExp(`${method}|${top}`, 'm').test(code)
}

const TEST_FILE = /\.(test|spec)\.tsx?$/
/** `test('…',` and `test.each(…)('…',`. */
const NAME = /(?:\btest(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g
/** What may stand behind a name. */
const AFTER = /^(\s*$|[;.,:)]|<br>|\s\|)/
/** The begin of a name: `a gift by QRIS …`. */
const BEGIN = /^([^`]+?) …(?:\s*$|[;.,:)]|\s\|)/

const kept = new Map<string, string[]>()

/** The names of the tests of a file, as they stand in its source. */
function testNames(source: string): string[] {
  const known = kept.get(source)
  if (known) return known
  const names = [...source.matchAll(NAME)].map(([, quote = '', name = '']) =>
    // The tag of a journey of the night is no part of what it shows.
    name.replaceAll(`\\${quote}`, quote).replace(/ @night$/, ''),
  )
  kept.set(source, names)
  return names
}

/** Links of a page to files or headings of ours that are not there. */
export function linkProblems(
  text: string,
  { path: from, files }: { path: string; files: Files },
): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => {
    if (/^[a-z]+:/.test(to)) return []
    const [file = '', anchor] = to.split('#')
    const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
    const page = files.get(target)
    if (page === undefined)
      return [...files.keys()].some((each) => each.startsWith(`${target}/`))
        ? []
        : [`leads to ${target}, which is not there`]
    if (anchor === undefined || headings(page).includes(anchor)) return []
    return [`leads to #${anchor}, which ${target} has not`]
  })
}

/** The anchors of a page's headings, as GitHub makes them. */
function headings(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

/** Whether a page has a heading that begins with this number: `### 4.5 Journals`, `## S4 States`. */
export function isNumbered(page: string, number: string): boolean {
  return new RegExp(`^#+ ${number.replaceAll('.', '\\.')}(\\s|$)`, 'm').test(page)
}
