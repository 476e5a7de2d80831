/** How long a circle's page stays, from its beginning. */
export const CIRCLE_MONTHS = 6
export const TITLE_MOST = 80
export const READER_MOST = 40
/** The last day lies within this many days. */
export const CIRCLE_MOST_DAYS = 120

/** Who opens the page: with the shared link, with a reader's own, or as who began it. */
export type CircleRole = 'guest' | 'reader' | 'organiser'

type Taken = { reader: string; isMine: boolean; isDone: boolean }
export type CircleJuz = { juz: number; taken: Taken | undefined; canTake: boolean }

type Row = { juz: number; reader: string; reader_hash: string; done_at: Date | null }
type Circle = { rows: readonly Row[]; isOver: boolean; mine: string | undefined }

/** The 30 juz: a free one can be taken, and after the last day one that was left unread too. */
export function circleJuz({ rows, isOver, mine }: Circle): CircleJuz[] {
  const byJuz = new Map(rows.map((row) => [row.juz, row]))
  return Array.from({ length: 30 }, (_, each) => {
    const row = byJuz.get(each + 1)
    if (!row) return { juz: each + 1, taken: undefined, canTake: true }
    const isMine = row.reader_hash === mine
    const isDone = row.done_at !== null
    const taken = { reader: row.reader, isMine, isDone }
    return { juz: row.juz, taken, canTake: isOver && !isDone && !isMine }
  })
}
