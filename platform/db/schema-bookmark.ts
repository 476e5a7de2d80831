/** What members keep of the Quran. */
export type BookmarkTables = {
  saved_verse: {
    account_id: string
    surah: number
    ayah: number
    /** What the wire calls it by; random. */
    id: string
    note: string
    labels: string[]
    created_at: Date
    updated_at: Date
  }
  last_read: { account_id: string; surah: number; ayah: number; read_at: Date }
}
