import type { Db } from '#platform/db/connect.server.ts'
import type { DocumentKind, SiteDocument } from '../site-index.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'

/** A result as it is shown; `arabic` is the name of a surah. */
export type ShownPage = {
  id: string
  title: string
  summary: string
  /** Its path on this site. */
  address: string
  /** Its kind and place, in a few words. */
  note: string
  cover: CoverDesign | null
  /** A photo takes the place of the cover. */
  picture?: (KeptPicture & { focus: { x: number; y: number } }) | null
  arabic: string | null
  publishedAt: Date | null
}

/** What stays visible of a photo without a focus point. */
export const CENTRE = { x: 50, y: 50 }

/** The source of the documents of one kind. It gives public content only. */
export type DocumentSource = {
  kind: DocumentKind
  /** A text that changes whenever the results may change; cheap, since it is read often. */
  fingerprint(db: Db, now: Date): Promise<string>
  documents(db: Db, now: Date): Promise<SiteDocument[]>
  /** The pages among these ids that are public now, in their present form. */
  pages(db: Db, shown: { ids: readonly string[]; now: Date }): Promise<ShownPage[]>
}
