import type { Generated } from 'kysely'

export type BoardKind = 'pengurus' | 'pengawas' | 'pengawas-syariah'

/** Versioned pages, and the people and documents shown on /about. */
export type SitePageTables = {
  site_page_version: {
    slug: string
    version: number
    /** The version name that consents of its time refer to. */
    code: string | null
    title: string
    summary: string
    /** Cleaned by platform/text/clean-html.server.ts. */
    body: string
    change_summary: string
    effective_at: Date
    published_by: string | null
    published_at: Date
    is_sample: Generated<boolean>
  }
  board_member: {
    id: string
    board: BoardKind
    position: number
    name: string
    role: string
    is_sample: Generated<boolean>
  }
  annual_report: {
    year: number
    file: string
    opinion: string
    auditor: Generated<string | null>
    changed_by: Generated<string | null>
    published_at: Date
    is_sample: Generated<boolean>
  }
  /** Checks of campaigns and of the institution, and a second person's decisions about them; both append-only. */
  verification_check: {
    document_id: string
    id: string
    kind: string
    has_passed: boolean
    checked_by: string
    checked_at: Date
    evidence: string
    valid_until: Date | null
    made_by: string
    made_at: Date
    is_sample: Generated<boolean>
  }
  verification_decision: {
    document_id: string
    check_id: string
    made_by: string
    decided_by: string
    is_approved: boolean
    decided_at: Date
  }
}
