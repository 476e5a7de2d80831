import type { Files } from './evidence.ts'
import type { Rule } from './source.ts'

/** What two pages promise to have all of; `files` are the texts of the project. */
export function pageRules(files: Files): Rule[] {
  return [
    {
      name: 'a name the glossary gives is a name of the code',
      check: onPage('docs/GLOSSARY.md', (text) => unknownNames(text, files)),
    },
    {
      name: 'every decision stands in the index of decisions',
      check: onPage('docs/decisions/README.md', (text) => unlisted(text, files)),
    },
  ]
}

function onPage(page: string, question: (text: string) => string[]): Rule['check'] {
  return ({ path, text }) =>
    path === page ? question(text).map((what) => ({ path, line: 1, what })) : []
}

const CODE = /^(app|features|platform|server|checks|db)\/(?!seeds\/).*(?<!\.test)\.(ts|tsx|sql)$/
/** `Code: `a`, its number `b``: the names up to the end of the sentence or the next word for them. */
const NAMED = /\bCode: ([^.;|]*`[^.;|]*)/g

function unknownNames(text: string, files: Files): string[] {
  const spans = [...text.matchAll(NAMED)].flatMap(([, said = '']) =>
    [...said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  const code = [...files].filter(([path]) => CODE.test(path))
  return spans
    .filter((name) => {
      const word = new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`)
      return !code.some(([path, source]) => path.includes(`${name}/`) || word.test(source))
    })
    .map((name) => `gives ${name}, which the code has not`)
}

function unlisted(text: string, files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
    .map((path) => path.slice('docs/decisions/'.length))
    .filter((name) => !text.includes(`](${name})`))
    .map((name) => `lacks ${name}`)
}
