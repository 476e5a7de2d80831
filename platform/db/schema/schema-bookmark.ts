import type { Generated, JSONColumnType } from 'kysely'

/** What members keep of the Quran: bookmarks, where they stopped, plans and verses by heart. */
export type BookmarkTables = {
  saved_verse: {
    account_id: string
    surah: number
    ayah: number
    /** The public id on the wire; random. */
    id: string
    note: string
    labels: string[]
    /** Empty without a highlight. */
    colour: Generated<string>
    created_at: Date
    updated_at: Date
  }
  last_read: { account_id: string; surah: number; ayah: number; read_at: Date }
  /** `state` is what devices keep of it. */
  progress_item: {
    account_id: string
    kind: 'khatam' | 'hafalan'
    key: string
    state: JSONColumnType<object>
    version: number
    updated_at: Date
  }
  /** `last_day` is 'yyyy-mm-dd'. */
  khatam_circle: {
    id: string
    token_hash: string
    organiser_hash: string
    title: string
    last_day: string
    created_at: Date
    ends_at: Date
  }
  khatam_circle_juz: {
    circle_id: string
    juz: number
    reader: string
    reader_hash: string
    taken_at: Date
    done_at: Date | null
  }
}
