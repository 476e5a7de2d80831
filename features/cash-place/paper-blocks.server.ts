import { sql } from 'kysely'
import { withBooks } from '#features/books/enter-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { BlockReturned, PapersTwice, PaperUnknown, SpoiltUnknown } from './errors.ts'
import { getOpenPlace } from './places.server.ts'

/** Numbered papers that a collector has or had: used for gifts, spoilt, and the others blank. */
export type PaperBlock = {
  id: string
  prefix: string
  first: number
  last: number
  givenOn: string
  returnedOn: string | null
  spoilt: number[]
  used: number[]
}

/** The blocks of a collector, the latest first. */
export async function listBlocks(db: Db | Tx, placeId: string): Promise<PaperBlock[]> {
  const { rows } = await sql<PaperBlock>`
    select block.id, prefix, first, last, given_on::text as "givenOn", returned_on::text as "returnedOn", spoilt,
      array(select substring(reference from length(prefix) + 1)::int from offline_donation
        where undone_at is null and cash_place_id is not null and left(reference, length(prefix)) = prefix
          and substring(reference from length(prefix) + 1) ~ '^[0-9]{1,9}$'
          and substring(reference from length(prefix) + 1)::int between first and last order by 1) as used
    from paper_block as block where cash_place_id = ${placeId}::uuid
    order by given_on desc, id desc`.execute(db)
  return rows
}

type NewBlock = { placeId: string; prefix: string; first: number; last: number }

/** Gives a collector a block of papers. Refuses numbers that another block of this prefix has. */
export async function giveBlock(
  ctx: Ctx,
  { placeId, prefix, first, last }: NewBlock,
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await getOpenPlace(tx, placeId)
    const other = await tx
      .selectFrom('paper_block')
      .select('id')
      .where('prefix', '=', prefix)
      .where('first', '<=', last)
      .where('last', '>=', first)
      .executeTakeFirst()
    if (other) throw new PapersTwice()
    const row = { id: ctx.newId(), cash_place_id: placeId, prefix, first, last }
    await tx
      .insertInto('paper_block')
      .values({ ...row, given_on: dayOf(ctx.now()), given_by: by })
      .execute()
  })
}

type Returned = { placeId: string; id: string; spoilt: readonly number[] }

/** Takes a block back: of its numbers each is used, spoilt or blank. */
export async function returnBlock(
  ctx: Ctx,
  { placeId, id, spoilt }: Returned,
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const block = (await listBlocks(tx, placeId)).find((each) => each.id === id)
    if (!block || block.returnedOn) throw new BlockReturned()
    const wrong = spoilt.find(
      (number) => number < block.first || number > block.last || block.used.includes(number),
    )
    if (wrong !== undefined) throw new SpoiltUnknown(wrong)
    const day = dayOf(ctx.now())
    await tx
      .updateTable('paper_block')
      .set({ spoilt: [...new Set(spoilt)], returned_on: day, returned_by: by })
      .where('id', '=', id)
      .execute()
  })
}

/** Refuses a number of no paper that this collector carries. That it is used once, its gift's own row holds. */
export async function assertPaper(tx: Tx, placeId: string, reference: string): Promise<void> {
  const blocks = await tx
    .selectFrom('paper_block')
    .select(['prefix', 'first', 'last'])
    .where('cash_place_id', '=', placeId)
    .where('returned_on', 'is', null)
    .execute()
  const isOfBlock = blocks.some(({ prefix, first, last }) => {
    const digits = reference.startsWith(prefix) ? reference.slice(prefix.length) : ''
    return /^\d{1,9}$/.test(digits) && Number(digits) >= first && Number(digits) <= last
  })
  if (!isOfBlock) throw new PaperUnknown()
}
