import { evidenceProblems, type Files, isNumbered, linkProblems } from './evidence.ts'
import { problemAt, type Finding, type Rule, type Source } from './source.ts'

const OWN_RULES = /^tools\/(tidy|asvs)/
/** Pages of the past name what was there then. */
const HISTORY = /^(docs\/decisions\/|CHANGELOG\.md$)/
/** A paragraph of somebody else's paper is theirs to find. */
const OUTSIDE = /\b(W3C|RFC|ISO|EMV|OWASP|NIST)\b/

type Found = { at: number; what: string }

/** What a page or a comment cites must be there; `files` are the texts of the project. */
export function referenceRules(files: Files): Rule[] {
  return [
    {
      name: 'a citation leads to a page, a section or a decision that is there',
      check: eachText((text, path) => citationProblems(text, { path, files })),
    },
    {
      name: 'links of a page lead to a file and a heading that are there',
      check: ofPages((text, path) => linkProblems(text, { path, files })),
    },
    {
      name: 'files and tests that a page names are there',
      check: ofPages((text, path) => (HISTORY.test(path) ? [] : evidenceProblems(text, files))),
    },
  ]
}

function ofPages(question: (text: string, path: string) => string[]): Rule['check'] {
  return (source) => {
    if (!source.path.endsWith('.md')) return []
    return question(source.text, source.path).map((what) => ({ path: source.path, line: 1, what }))
  }
}

/** Asks of a page as a whole, and of code comment by comment. */
function eachText(question: (text: string, path: string) => Found[]): Rule['check'] {
  return (source) => {
    if (OWN_RULES.test(source.path)) return []
    return texts(source).flatMap(({ text, start }) =>
      question(text, source.path).map(
        ({ at, what }): Finding => problemAt(source, start + at, what),
      ),
    )
  }
}

function texts({ path, text, code }: Source): { text: string; start: number }[] {
  if (path.endsWith('.md')) return [{ text, start: 0 }]
  if (path.endsWith('.sql')) {
    return [...text.matchAll(/--.*/g)].map(({ index, 0: said }) => ({ text: said, start: index }))
  }
  return (code?.comments ?? []).map(({ value, start }) => ({ text: value, start }))
}

type Place = { path: string; files: Files }

function citationProblems(text: string, place: Place): Found[] {
  return [
    ...sectionProblems(text, place),
    ...decisionProblems(text, place),
    ...rowProblems(text, place),
  ]
}

/** `charity.md §4.5`, `spec.md S4`; not the address of a link, which has a rule of its own. */
const PAGE = /(?<!\]\()(?<![\w/.-])([\w-]+\.md)\b(?:,? (?:§ ?(\d+(?:\.\d+)*)|(S\d+)\b))?/g
/** `§4.5` alone: in a page a section of its own. */
const BARE = /(?<!\.md,? )§ ?(\d+(?:\.\d+)*)/g

function sectionProblems(text: string, { path, files }: Place): Found[] {
  const named = [...text.matchAll(PAGE)].flatMap(
    ({ index: at, 1: name = '', 2: section, 3: chapter }) => {
      const page = pageOf(name, files)
      const number = section ?? chapter
      if (page === undefined) return [{ at, what: `${name} is not there` }]
      if (number === undefined || isNumbered(files.get(page) ?? '', number)) return []
      return [{ at, what: `${page} has no section ${number}` }]
    },
  )
  const isPage = path.endsWith('.md')
  const bare = [...text.matchAll(BARE)].flatMap(({ index: at, 1: number = '' }) => {
    const isThere = isPage ? isNumbered(text, number) : OUTSIDE.test(text)
    return isThere ? [] : [{ at, what: `§${number} of no page` }]
  })
  return [...named, ...bare]
}

function pageOf(name: string, files: Files): string | undefined {
  const at = [
    name,
    `docs/${name}`,
    `docs/domain/${name}`,
    `docs/security/${name}`,
    `docs/privacy/${name}`,
  ]
  return at.find((path) => files.has(path))
}

/** `decision 0020`, `decisions 0015 and 0025`. */
function decisionProblems(text: string, { files }: Place): Found[] {
  const pages = [...files.keys()].filter((path) => path.startsWith('docs/decisions/'))
  return [...text.matchAll(/\bdecisions? \d{4}(?:(?:,| and|, and) \d{4})*/g)].flatMap(
    ({ index: at, 0: said }) =>
      (said.match(/\d{4}/g) ?? [])
        .filter((number) => !pages.some((path) => path.startsWith(`docs/decisions/${number}-`)))
        .map((number) => ({ at, what: `there is no decision ${number}` })),
  )
}

/** Rows that are cited by their code alone: failures F1 …, journals L01 …, goals P1 …, and papers that are elsewhere. */
function rowProblems(text: string, { files }: Place): Found[] {
  const rows = ['charity.md', 'speed.md']
    .map((name) => files.get(`docs/domain/${name}`) ?? '')
    .join('\n')
  const coded = [...text.matchAll(/(?<![\w+-])(?:F\d{1,2}|L\d{2}|P\d{1,2})(?![\w-])/g)]
  const papers = [...text.matchAll(/\bpapers?,? \(?\d+\.\d/g)]
  return [
    ...coded
      .filter(([code]) => !rows.includes(`| ${code} |`))
      .map(({ index: at, 0: code }) => ({ at, what: `${code} is no row of docs/domain` })),
    ...papers.map(({ index: at, 0: said }) => ({ at, what: `"${said}" is no page of ours` })),
  ]
}
