/** Members' bookmarks in the Quran. */
export type BookmarkTables = {
  saved_verse: {
    account_id: string
    surah: number
    ayah: number
    /** The public id on the wire; random. */
    id: string
    note: string
    labels: string[]
    created_at: Date
    updated_at: Date
  }
  last_read: { account_id: string; surah: number; ayah: number; read_at: Date }
}
