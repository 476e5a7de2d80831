import type { Installed } from './installed.ts'
import { buildParts, packagePurposes } from './purposes.ts'
import type { TextGroup } from './texts.ts'

const HEAD =
  'Every package that may be installed to run, and those of the build that leave parts in what it makes.\n' +
  'Made by tools/notice.ts.\n'
const BROWSER = ' **(browser)**'

/** A package that the list names. */
export type NoticeRow = { name: string; version: string; licence: string; isInBrowser: boolean }

/** LICENSES/list.txt: the programs by licence; what package.json asks for has its purpose. */
export function listPage(given: {
  installed: readonly Installed[]
  shipped: readonly Installed[]
}): string {
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
  return `${HEAD}\n${lists.join('\n')}`
}

/** The packages that stand in the list. */
export function listedPackages(page: string): NoticeRow[] {
  const [, ...lists] = page.split(/^### /m)
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

function purposeOf({ name }: Installed): string {
  const purpose = packagePurposes[name] ?? buildParts[name]
  return purpose === undefined ? '' : ` – ${purpose}`
}

/** LICENSES/packages.txt: the texts that the packages bring, word for word. */
export function textsPage(groups: readonly TextGroup[]): string {
  const head =
    'The licences of the packages in list.txt, as each package brings them. Made by tools/notice.ts.\n' +
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
