import { type RawBuilder, sql } from 'kysely'
import { nameWords, wordsQuery } from '#features/donation/start/name-words.server.ts'
import { findDonationId } from '#features/donation/queries.server.ts'
import { parseReceiptNumber } from '#features/receipt/receipt.ts'
import { readContact } from '#platform/text/contact.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { isPublicId, typedIdStart } from '#platform/ids/public-id.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { phoneEndIn, sumIn } from './search-text.ts'
import { typedLine } from '#platform/text/typed-text.ts'

export type Condition = {
  holds: RawBuilder<boolean>
  /**
   * How many rows it has is unknown to the planner, which would rather walk all donations from the latest: the order
   * must hide that index.
   */
  isByName?: true
}

/** More donations than a number or a code can name. */
const MOST_NAMED = 100

/**
 * What the typed text says of a row of `donation`: a number, a receipt, a reference or code of a payment, a contact, the
 * last figures of a phone, a whole sum, or the beginnings of words of a name or of the bank's own. Each is found by its
 * index. Undefined for text that can be none of them.
 */
export async function conditionOf(db: Db, typed: string): Promise<Condition | undefined> {
  const text = typedLine(typed)
  const named = await idsNamedBy(db, text)
  const contact = named.length > 0 ? undefined : readContact(text)
  if (contact) {
    const column = sql.ref(`donation.donor_${contact.kind}`)
    return { holds: sql<boolean>`${column} = ${contact.value}` }
  }
  const sum = sumIn(text)
  const phoneEnd = phoneEndIn(text)
  if (phoneEnd !== undefined) named.push(...(await idsByPhoneEnd(db, phoneEnd)))
  if (sum !== undefined) named.push(...(await idsByTransferSum(db, sum)))
  const isNamed = sql<boolean>`donation.id = any(${named}::uuid[])`
  if (sum !== undefined) {
    const isOfSum = sql<boolean>`donation.amount + donation.operational = ${sum}::bigint`
    return { holds: named.length > 0 ? sql<boolean>`(${isOfSum} or ${isNamed})` : isOfSum }
  }
  if (named.length > 0 || phoneEnd !== undefined) return { holds: isNamed }
  return await wordsCondition(db, text)
}

async function idsNamedBy(db: Db, text: string): Promise<string[]> {
  if (isRowId(text.toLowerCase())) return [text.toLowerCase()]
  const receipt = parseReceiptNumber(text)
  if (receipt) {
    const rows = await db
      .selectFrom('receipt_number')
      .select('donation_id as id')
      .where('serial', '=', receipt.serial)
      .where('kind', '=', receipt.kind)
      .where('year', '=', receipt.year)
      .execute()
    return rows.map(({ id }) => id)
  }
  const byCode = await idsByCode(db, text)
  return byCode.length > 0 ? byCode : await idsByNumber(db, text)
}

/** By our reference, the provider's id, or the number that the donor pays to. */
async function idsByCode(db: Db, text: string): Promise<string[]> {
  if (!/\d/.test(text) || text.length < 6) return []
  const code = text.replaceAll(/[\s.-]/g, '')
  const { rows } = await sql<{ id: string }>`
    select donation_id as id from charge where reference = ${text.toUpperCase()}
    union select donation_id from charge where provider_id = ${text}
    union select donation_id from charge
      where coalesce(instruction ->> 'vaNumber', instruction ->> 'paymentCode') = ${code}
    limit ${MOST_NAMED}`.execute(db)
  return rows.map(({ id }) => id)
}

async function idsByNumber(db: Db, text: string): Promise<string[]> {
  const start = typedIdStart(text)
  if (!start) return []
  if (isPublicId(start)) {
    const id = await findDonationId(db, start)
    return id === undefined ? [] : [id]
  }
  const { rows } = await sql<{ id: string }>`
    select id from donation where public_id like ${`${start}%`} limit ${MOST_NAMED}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Words of the donor's name, or of the bank's own about the transfer that paid. */
async function wordsCondition(db: Db, text: string): Promise<Condition | undefined> {
  const query = wordsQuery(text)
  if (query === undefined) return undefined
  const isName = sql<boolean>`${nameWords} @@ to_tsquery('simple', ${query})`
  const byBank = await idsByBankWords(db, query)
  if (byBank.length === 0) return { holds: isName, isByName: true }
  return {
    holds: sql<boolean>`(${isName} or donation.id = any(${byBank}::uuid[]))`,
    isByName: true,
  }
}

/** By the sum of its own that a transfer is waited for with. */
async function idsByTransferSum(db: Db, sum: number): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer_sum')
    .select('donation_id')
    .where('amount', '=', rupiah(sum))
    .limit(MOST_NAMED)
    .execute()
  return rows.map((row) => row.donation_id)
}

/** By the last figures of a phone; the index has the last four. */
async function idsByPhoneEnd(db: Db, figures: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from donation
    where right(donor_phone, 4) = ${figures.slice(-4)} and donor_phone like ${`%${figures}`}
    order by created_at desc limit ${MOST_NAMED}`.execute(db)
  return rows.map(({ id }) => id)
}

/** As the index bank_line_words has it. */
const bankWords = sql`to_tsvector('simple', translate(bank_line.description, './@_-''’', '       '))`

/** By the words of the line of a statement that came for it. Lines and receipts lie on different servers of a cluster. */
async function idsByBankWords(db: Db, query: string): Promise<string[]> {
  const lines = await db
    .selectFrom('bank_line')
    .select(['id', 'bank_account_id'])
    .where(sql<boolean>`${bankWords} @@ to_tsquery('simple', ${query})`)
    .where('amount', '>', 0)
    .orderBy('day', 'desc')
    .limit(MOST_NAMED)
    .execute()
  if (lines.length === 0) return []
  // A receipt of a statement is keyed by its line.
  const keys = lines.map(({ id }) => id)
  const accounts = [...new Set(lines.map((line) => line.bank_account_id))]
  const receipts = await db
    .selectFrom('transfer_receipt')
    .select('donation_id')
    .where('bank_account_id', 'in', accounts)
    .where((where) => where.or([where('key', 'in', keys), where('statement_key', 'in', keys)]))
    .limit(MOST_NAMED)
    .execute()
  return receipts.map((receipt) => receipt.donation_id)
}
