import type { DeskRow, ListExport, RouteSection } from './row.ts'
import { programmeSection, contentSection, worshipSection } from './routes/content.ts'
import { donorsSection } from './routes/donors.ts'
import { moneySection } from './routes/money.ts'
import { signInSection, workSection, institutionSection } from './routes/people.ts'

/**
 * Every address of the desk, one row each, in the order of the navigation. Routes, doors, navigation, files of lists and
 * the table of permissions follow from it. Nothing here draws or asks the database.
 */
export const sections: readonly RouteSection[] = [
  signInSection,
  workSection,
  donorsSection,
  moneySection,
  programmeSection,
  contentSection,
  worshipSection,
  institutionSection,
]

/** Every row of it, the files of lists too. */
export const rows: readonly DeskRow[] = sections.flatMap((section) => section.rows)

/** Every list that comes as files, by the last part of its address. The worker reads them too. */
export const exportedLists: Readonly<Record<string, ListExport>> = Object.fromEntries(
  rows.flatMap(({ path, exported }) => (exported ? [[path, exported]] : [])),
)
