import type { Generated, JSONColumnType } from 'kysely'
import type { Institution } from '#platform/settings/institution.ts'

/** One passage of a reviewed wording. */
export type ReviewedPassage = { arabic: string; latin: string; indonesian: string }

/** Wordings that a scholar has reviewed, notices on the home page, and the facts of the institution. Days are 'yyyy-mm-dd'. */
export type ReviewTables = {
  scholar_review: {
    text_key: string
    version: number
    /** Null takes the wording back. */
    passages: JSONColumnType<ReviewedPassage[]> | null
    reviewer: string
    reviewer_title: string
    reviewed_on: string
    /** Of the introduction of a surah: where it is from, and who allowed it and when. */
    source: Generated<string | null>
    leave_by: Generated<string | null>
    leave_on: Generated<string | null>
    note: string
    made_by: string
    decided_by: string
    decided_at: Date
  }
  banner: {
    id: string
    text: string
    link: string | null
    link_words: string | null
    starts_on: string
    ends_on: string
    changed_by: string
    changed_at: Date
  }
  institution_version: {
    version: number
    facts: JSONColumnType<Institution>
    change_summary: string
    made_by: string | null
    made_at: Date
    approved_by: Generated<string | null>
  }
}
