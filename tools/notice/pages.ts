import type { Installed } from './installed.ts'
import { buildParts, packagePurposes } from './purposes.ts'
import type { TextGroup } from './texts.ts'

const BEGIN = '<!-- This list is made by tools/notice.ts. -->\n'
const END = '<!-- End of the list. -->\n'
const BROWSER = ' **(browser)**'

/** A package that NOTICE.md lists. */
export type NoticeRow = { name: string; version: string; licence: string; isInBrowser: boolean }

/** NOTICE.md with its list of programs made anew: by licence, what package.json asks for with its purpose. */
export function noticePage(
  page: string,
  given: { installed: readonly Installed[]; shipped: readonly Installed[] },
): string {
  const { installed, shipped } = given
  const isInBrowser = ({ name, version }: Installed) =>
    shipped.some((each) => each.name === name && each.version === version)
  const isOfBuild = ({ name }: Installed) => installed.every((each) => each.name !== name)
  const parts = shipped.filter(isOfBuild)
  const byLicence = Map.groupBy([...installed, ...parts], ({ licence }) => licence)
  const lists = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const lines = packages.map(
        (each) =>
          `${each.name} ${each.version}${purposeOf(each)}${isInBrowser(each) ? BROWSER : ''}`,
      )
      return `### ${licence}\n\n${lines.join(';\n')}.\n`
    })
  const { before, after } = around(page)
  return `${before}${BEGIN}\n${lists.join('\n')}\n${END}${after}`
}

/** The packages that stand in NOTICE.md. */
export function noticeRows(page: string): NoticeRow[] {
  const [, ...lists] = around(page).list.split(/^### /m)
  return lists.flatMap((list) => {
    const licence = list.slice(0, list.indexOf('\n'))
    const lines = list.matchAll(/^(\S+) (\S+?)(?: – .*?)?( \*\*\(browser\)\*\*)?[;.]$/gm)
    return [...lines].map(([, name = '', version = '', mark]) => ({
      name,
      version,
      licence,
      isInBrowser: mark !== undefined,
    }))
  })
}

function around(page: string): { before: string; list: string; after: string } {
  const [before, rest] = page.split(BEGIN)
  const [list, after] = rest?.split(END) ?? []
  if (before === undefined || list === undefined || after === undefined) {
    throw new Error('NOTICE.md has lost the marks of its list')
  }
  return { before, list, after }
}

function purposeOf({ name }: Installed): string {
  const purpose = packagePurposes[name] ?? buildParts[name]
  return purpose === undefined ? '' : ` – ${purpose}`
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
