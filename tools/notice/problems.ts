import { identifiers, type NoticeRow } from './pages.ts'

type Package = { name: string; version: string; licence: string }

type Compared = {
  /** The rows of the list. */
  rows: readonly NoticeRow[]
  installed: readonly Package[]
  /** What stands in the files a browser gets. */
  shipped: readonly Package[]
  /** Names of the texts in LICENSES. */
  texts: readonly string[]
}

/** Where the list, what is installed, what is shipped and the licence texts differ, in both directions. */
export function noticeProblems({ rows, installed, shipped, texts }: Compared): string[] {
  const listed = new Set(rows.map(keyOf))
  const marked = new Set(rows.filter((row) => row.isInBrowser).map(keyOf))
  const present = new Set(installed.map(keyOf))
  const inFiles = new Set(shipped.map(keyOf))
  const named = new Set(rows.flatMap(({ licence }) => identifiers(licence)))
  return [
    ...lacking(present, listed, 'is installed and not listed'),
    ...lacking(inFiles, marked, 'reaches the browser and is not marked'),
    ...lacking(listed, present.union(inFiles), 'is listed and not installed'),
    ...lacking(marked, inFiles, 'is marked and does not reach the browser'),
    ...lacking(named, new Set(texts), 'has no text in LICENSES'),
    ...lacking(new Set(texts), named, 'has a text in LICENSES and no package'),
    ...rows.flatMap(({ name, licence }) => (licence.trim() ? [] : [`${name} has no licence`])),
  ]
}

function keyOf({ name, version, licence }: Package): string {
  return `${name} ${version} (${licence})`
}

function lacking(wanted: ReadonlySet<string>, there: ReadonlySet<string>, what: string): string[] {
  return [...wanted.difference(there)].map((each) => `${each} ${what}`)
}
