import type { Db } from '#platform/db/connect.server.ts'
import type { DocumentKind, SiteDocument } from './site-index.ts'
import type { CoverDescription } from '#platform/db/schema-article.ts'

/** How a page that was found is shown; `arabic` is the name of a surah. */
export type ShownPage = {
  id: string
  title: string
  summary: string
  /** Where it is on this site. */
  address: string
  /** What it is and where it belongs, in a few words. */
  note: string
  cover: CoverDescription | null
  arabic: string | null
  publishedAt: Date | null
}

/** Where the documents of one kind come from. Only what everybody may read ever leaves it. */
export type DocumentSource = {
  kind: DocumentKind
  /** Another text whenever what can be found may be another; cheap, because it is asked again and again. */
  fingerprint(db: Db, now: Date): Promise<string>
  documents(db: Db, now: Date): Promise<SiteDocument[]>
  /** Of these ids those that are public at this moment, as they are now. */
  pages(db: Db, given: { ids: readonly string[]; now: Date }): Promise<ShownPage[]>
}
