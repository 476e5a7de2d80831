import { type RawBuilder, sql } from 'kysely'
import { findDonationId } from '#features/donation/queries.server.ts'
import { parseReceiptNumber } from '#features/receipt/receipt.ts'
import { readContact } from '#platform/contact.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { isPublicId, typedIdStart } from '#platform/public-id.ts'
import { isRowId } from '#platform/row-id.ts'
import { typedLine } from '#platform/typed-text.ts'

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
 * What the typed text says of a row of `donation`: a number, a receipt, a reference or code of a payment, a contact, or
 * the beginnings of words of a name. Each is found by its index. Undefined for text that can be none of them.
 */
export async function conditionOf(db: Db, typed: string): Promise<Condition | undefined> {
  const text = typedLine(typed)
  const named = await idsNamedBy(db, text)
  if (named.length > 0) return { holds: sql<boolean>`donation.id = any(${named}::uuid[])` }
  const contact = readContact(text)
  if (!contact) return nameCondition(text)
  const column = sql.ref(contact.kind === 'email' ? 'donation.donor_email' : 'donation.donor_phone')
  return { holds: sql<boolean>`${column} = ${contact.value}` }
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

/** As the index donation_name_words has it; the two must be the same text. */
const nameWords = sql`to_tsvector('simple', translate(donation.donor_name, './@_-''’', '       '))`

function nameCondition(text: string): Condition | undefined {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, 6) ?? []
  if (words.join('').length < 2) return undefined
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return { holds: sql<boolean>`${nameWords} @@ to_tsquery('simple', ${query})`, isByName: true }
}
