/** One thing that happened to a donation, in words. */
export type DonationEvent = {
  at: Date
  what: string
  more?: string[]
  /** The lines of a journal. */
  lines?: JournalWords[]
  /** Somebody should look at it. */
  isProblem?: boolean
}

/** A line of a journal with the names of its account and fund. */
export type JournalWords = {
  account: string
  name: string
  fund: string
  debit: number
  credit: number
}
