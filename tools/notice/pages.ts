import type { Installed } from './installed.ts'
import { buildParts, packagePurposes } from './purposes.ts'
import type { TextGroup } from './texts.ts'

const BEGIN = '<!-- This table is made by tools/notice.ts. -->\n'
const END = '<!-- End of the table. -->\n'
const HEAD = '| Package | Version | Licence | For |\n|---|---|---|---|\n'
const BROWSER = ' **(browser)**'

/** A row of the table of NOTICE.md. */
export type NoticeRow = { name: string; version: string; licence: string; isInBrowser: boolean }

/** NOTICE.md with its table of programs made anew. */
export function noticePage(
  page: string,
  given: { installed: readonly Installed[]; shipped: readonly Installed[] },
): string {
  const { installed, shipped } = given
  const isInBrowser = ({ name, version }: Installed) =>
    shipped.some((each) => each.name === name && each.version === version)
  const isOfBuild = ({ name }: Installed) => installed.every((each) => each.name !== name)
  const parts = shipped.filter(isOfBuild)
  const rows = [...installed, ...parts].map((each) => {
    const mark = isInBrowser(each) ? BROWSER : ''
    return `| ${each.name} | ${each.version} | ${each.licence} | ${purposeOf(each)}${mark} |\n`
  })
  const { before, after } = around(page)
  return `${before}${BEGIN}\n${HEAD}${rows.join('')}\n${END}${after}`
}

/** The rows that stand in NOTICE.md. */
export function noticeRows(page: string): NoticeRow[] {
  const { table } = around(page)
  return [
    ...table
      .slice(table.indexOf('|---'))
      .matchAll(/^\| (\S+) \| (\S+) \| ([^|]+) \| ([^|]*) \|$/gm),
  ].map(([, name = '', version = '', licence = '', purpose = '']) => ({
    name,
    version,
    licence,
    isInBrowser: purpose.endsWith(BROWSER),
  }))
}

function around(page: string): { before: string; table: string; after: string } {
  const [before, rest] = page.split(BEGIN)
  const [table, after] = rest?.split(END) ?? []
  if (before === undefined || table === undefined || after === undefined) {
    throw new Error('NOTICE.md has lost the marks of its table')
  }
  return { before, table, after }
}

function purposeOf({ name, askedBy }: Installed): string {
  const own = packagePurposes[name] ?? buildParts[name]
  if (own) return own
  const [first, second, ...rest] = askedBy.filter((asker) => asker !== name)
  const named = [first, second].filter((asker) => asker !== undefined)
  return `of ${named.join(', ')}${rest.length > 0 ? ' and others' : ''}`
}

/** LICENSES/packages.txt: the texts that the packages bring, word for word. */
export function textsPage(groups: readonly TextGroup[]): string {
  const head =
    'The licences of the packages in NOTICE.md, as each package brings them. Made by tools/notice.ts.\n' +
    'Packages for one platform only are not here: they lie under the standard texts beside this file.\n'
  const parts = groups.map(({ packages, licence, text, authors }) => {
    const by = authors.length > 0 ? `, by ${authors.join(', ')}` : ''
    const words = text ?? `(no file of its own${by}: see ${licence}.txt)`
    return `${'='.repeat(70)}\n${packages.join('\n')}\n${'-'.repeat(70)}\n${words}\n`
  })
  return [head, ...parts].join('\n')
}

/** The licence identifiers of an SPDX expression. */
export function identifiers(expression: string): string[] {
  return expression.split(/ (?:AND|OR) |[()]/).filter((each) => each !== '')
}
