/** Search statistics, and words that must not be shown as popular. Dates are 'yyyy-mm-dd' in Jakarta. */
export type SearchTables = {
  search_term: { day: string; term: string; browsers: number }
  search_seen: { key: Buffer; seen_on: string }
  search_blocked: { term: string; blocked_at: Date }
}
