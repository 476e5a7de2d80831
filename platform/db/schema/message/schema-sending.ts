import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type SendingState = 'preparing' | 'draft' | 'running' | 'stopped' | 'done'

/** Whom a sending is for: a segment, or the donors who gave most. */
export type SendingAudience = { segment: string } | { largest: number }

/** Messages to many donors. */
export type SendingTables = {
  sending: {
    id: string
    title: string
    audience: JSONColumnType<SendingAudience>
    audience_words: string
    template: string
    version: number
    given: JSONColumnType<Record<string, string>>
    per_minute: number
    state: SendingState
    people: Generated<number>
    taken: Generated<number>
    made_by: string
    made_at: Date
    started_by: Generated<string | null>
    started_at: Generated<Date | null>
    ended_by: Generated<string | null>
    ended_at: Generated<Date | null>
  }
  sending_member: {
    sending_id: string
    donor_id: string
    taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  sending_limit: { id: string; people: number; set_by: string; approved_by: string; set_at: Date }
}
