import * as v from 'valibot'
import { funds } from '#features/ledger/funds.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { uuidV7 } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { isDay, momentAt } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { isStorableJson } from '#platform/text/storable.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { isBalance } from '../ledger-facts.ts'
import type { StatementPeriod } from '#features/ledger/pair-sums.server.ts'

/** Ids carry their moment, which begins here. */
const FIRST_DAY = '1970-01-02'

const fund = v.picklist(funds)
const text = v.pipe(
  v.string(),
  v.check((words) => isStorableJson(words), 'has signs that no text has'),
)
const sum = v.pipe(
  v.number(),
  v.safeInteger('is no whole rupiah'),
  v.minValue(0, 'is below zero'),
  v.maxValue(999_999_999_999_999, 'is too large'),
)
const posting = v.pipe(
  v.tupleWithRest([v.string(), v.string(), fund, sum], v.unknown()),
  v.check(([debit, credit]) => debit !== credit, 'has one account on both sides'),
)
const journal = v.object({
  id: text,
  date: v.pipe(v.string(), v.check(isDay, 'is no day'), v.minValue(FIRST_DAY, 'is too early')),
  text: v.optional(text, ''),
  postings: v.array(posting),
})

/** A year as a file: each posting is [debit, credit, fund, amount]. */
export const yearFile = v.object({ opening_and_journals: v.array(journal) })

export type YearFile = v.InferOutput<typeof yearFile>

type YearJournal = YearFile['opening_and_journals'][number]

/** Posts the journals of a file in their order, and answers the year that most of them are of. */
export async function postYear(
  db: Db,
  { opening_and_journals: journals }: YearFile,
): Promise<StatementPeriod> {
  for (const each of journals) {
    const postings = postingsOf(each)
    if (postings.length === 0) continue
    // Noon, so that the day is the same wherever it is read.
    const at = momentAt(each.date, '12:00')
    const ids = { sourceId: uuidV7(at), journalId: uuidV7(at), source: 'file', event: each.id }
    const dates = { occurredAt: at, recordedAt: at }
    await postJournal(db, { ...ids, ...dates, description: each.text || each.id, postings })
  }
  const year = mostFrequent(journals.map(({ date }) => date.slice(0, 4)))
  return { from: `${year}-01-01`, through: `${year}-12-31` }
}

/**
 * A journal of opening balances may set a debt against an asset without the funds' accounts between them; it then goes
 * through the account that balances an opening, so that the books know it as one.
 */
function postingsOf({ id, text, postings }: YearJournal): Posting[] {
  const isOpening =
    id === 'J00' ||
    /saldo awal/i.test(text) ||
    postings.some(([debit, credit]) => debit.startsWith('3') || credit.startsWith('3'))
  return postings.flatMap(([debit, credit, ofFund, sum]) => {
    if (sum === 0) return []
    const each = { fund: ofFund, amount: rupiah(sum) }
    if (!isOpening || !isBalance(debit) || !isBalance(credit)) return [{ debit, credit, ...each }]
    return [
      { debit, credit: '3990', ...each },
      { debit: '3990', credit, ...each },
    ]
  })
}

function mostFrequent(years: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1)
  const [most = '2026'] = [...counts]
    .toSorted(([a, x], [b, y]) => y - x || b.localeCompare(a))
    .map(([year]) => year)
  return most
}
