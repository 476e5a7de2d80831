import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type {
  TypedFacts,
  StatementLayout,
  StatementMapping,
} from '#platform/db/schema/schema-statement.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { plainFileName } from '#platform/sheet/file-name.ts'
import {
  StatementBeingRead,
  StatementColumnsMissing,
  StatementInUse,
  StatementKnown,
  StatementNotOpen,
} from './errors.ts'
import { headsText, isReadable, layoutOfBank, shownHeads, suggestColumns } from './file/layouts.ts'
import { type OpenedFile, openFile } from './file/open-file.server.ts'
import { getStatement, lockStatement, rememberedColumns, statementFile } from './queries.server.ts'
import { readStatementJob } from './read-lines.server.ts'

export type NewStatement = {
  bankAccountId: string
  fileName: string
  bytes: Buffer
  by: string
}

/**
 * Keeps a statement's file after a look that it can be read as a table. One whose columns are known is read in the
 * background; for another a person chooses them. The same file is taken once for an account. Answers the id.
 */
export async function uploadStatement(ctx: Ctx, upload: NewStatement): Promise<string> {
  const { bankAccountId, fileName, bytes, by } = upload
  const account = await getBankAccount(ctx.db, bankAccountId)
  const file = await openFile(bytes)
  const id = ctx.newId()
  return inTransaction(ctx.db, async (tx) => {
    const { layout, mapping } = await layoutFor(tx, { file, account })
    const row = await tx
      .insertInto('bank_statement')
      .values({
        id,
        bank_account_id: bankAccountId,
        layout,
        file_name: plainFileName(fileName),
        file_hash: createHash('sha256').update(bytes).digest('hex'),
        status: 'uploaded',
        made_by: by,
        made_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['bank_account_id', 'file_hash']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new StatementKnown()
    await tx.insertInto('bank_statement_file').values({ statement_id: id, bytes }).execute()
    if (isReadable(mapping)) await beginReading(ctx, tx, { id, layout, mapping, typedFacts: {} })
    return id
  })
}

type Looking = { file: OpenedFile; account: { id: string; bank: string } }
type Found = { layout: StatementLayout; mapping: StatementMapping }

/** The columns as a person chose them for such a file before, else as the bank is known to write them. */
async function layoutFor(tx: Tx, { file, account }: Looking): Promise<Found> {
  const { rows, fixed } = file
  if (fixed) return { layout: 'mt940', mapping: fixed }
  const layout = layoutOfBank(account.bank)
  const suggested = suggestColumns(rows, layout)
  const heads = headsText(rows[suggested.headRow])
  const remembered = await rememberedColumns(tx, { bankAccountId: account.id, heads })
  if (remembered) return { layout: 'mapped', mapping: remembered }
  if (isReadable(suggested)) return { layout, mapping: suggested }
  return { layout: 'mapped', mapping: suggestColumns(rows, 'mapped') }
}

export type StatementSample = {
  rows: string[][]
  heads: string[]
  mapping: StatementMapping
  typedFacts: TypedFacts
}

/** The first rows of a statement's file, and its columns as far as they are known. */
export async function statementSample(ctx: Ctx, id: string): Promise<StatementSample | undefined> {
  const { mapping, given } = await getStatement(ctx.db, id)
  const bytes = await statementFile(ctx.db, id)
  if (!bytes) return undefined
  const { rows, fixed } = await openFile(bytes)
  const chosen = mapping ?? fixed ?? suggestColumns(rows, 'mapped')
  return {
    heads: shownHeads(rows, chosen),
    rows: rows.slice(0, Math.max(8, chosen.headRow + 5)).map((row) => row.slice(0, 20)),
    mapping: chosen,
    typedFacts: given ?? {},
  }
}

export type Mapped = { mapping: StatementMapping; typedFacts: TypedFacts }

/** Remembers the columns for the account and has the file read again. */
export async function mapStatement(
  ctx: Ctx,
  id: string,
  { mapping, typedFacts }: Mapped,
): Promise<void> {
  if (!isReadable(mapping)) throw new StatementColumnsMissing()
  const bytes = await statementFile(ctx.db, id)
  if (!bytes) throw new StatementNotOpen()
  const { rows, fixed } = await openFile(bytes)
  await inTransaction(ctx.db, async (tx) => {
    const { bank_account_id } = await lockStatement(tx, id)
    if (fixed) {
      await beginReading(ctx, tx, { id, layout: 'mt940', mapping: fixed, typedFacts })
      return
    }
    const heads = headsText(rows[mapping.headRow])
    const chosen = { mapping: JSON.stringify(mapping), changed_at: ctx.now() }
    await tx
      .insertInto('bank_statement_mapping')
      .values({ bank_account_id, heads, ...chosen })
      .onConflict((conflict) => conflict.columns(['bank_account_id', 'heads']).doUpdateSet(chosen))
      .execute()
    await beginReading(ctx, tx, { id, layout: 'mapped', mapping, typedFacts })
  })
}

type Beginning = Mapped & { id: string; layout: StatementLayout }

async function beginReading(ctx: Ctx, tx: Tx, begun: Beginning): Promise<void> {
  const { id, layout, mapping, typedFacts } = begun
  const { status, bank_account_id: bankAccountId } = await lockStatement(tx, id)
  if (status !== 'uploaded' && status !== 'failed') throw new StatementNotOpen()
  await lockStatementsOf(tx, bankAccountId)
  const other = await tx
    .selectFrom('bank_statement')
    .select('id')
    .where('bank_account_id', '=', bankAccountId)
    .where('status', '=', 'reading')
    .executeTakeFirst()
  if (other) throw new StatementBeingRead()
  await tx
    .updateTable('bank_statement')
    .set({
      layout,
      status: 'reading',
      mapping: JSON.stringify(mapping),
      given: JSON.stringify(typedFacts),
      total: null,
      done: 0,
      failure: null,
    })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, readStatementJob, { payload: { statementId: id }, now: ctx.now() })
  ctx.wake()
}

/** What begins or ends a reading of an account's statements is done one after the other. */
async function lockStatementsOf(tx: Tx, bankAccountId: string): Promise<void> {
  const name = `statements ${bankAccountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Takes a statement away, also one that is being read, while none of its lines is used. */
export async function removeStatement(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const statement = await lockStatement(tx, id)
    await lockStatementsOf(tx, statement.bank_account_id)
    if (statement.status === 'ready' && (await isUsed(tx, statement))) throw new StatementInUse()
    await tx.deleteFrom('bank_line').where('statement_id', '=', id).execute()
    await tx.deleteFrom('bank_statement_file').where('statement_id', '=', id).execute()
    await tx.deleteFrom('bank_statement').where('id', '=', id).execute()
  })
}

type Used = { id: string; bank_account_id: string; from_day: string | null; to_day: string | null }

async function isUsed(tx: Tx, { id, bank_account_id, from_day, to_day }: Used): Promise<boolean> {
  const confirmed = await tx
    .selectFrom('bank_line')
    .select('id')
    .where('statement_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (confirmed) return true
  const overlapping = await tx
    .selectFrom('bank_statement')
    .select('id')
    .where('bank_account_id', '=', bank_account_id)
    .where('id', '<>', id)
    .where('status', 'in', ['ready', 'reading'])
    .where((where) =>
      where.or([
        where('status', '=', 'reading'),
        where.and([
          where(sql<string>`from_day::text`, '<=', to_day),
          where(sql<string>`to_day::text`, '>=', from_day),
        ]),
      ]),
    )
    .executeTakeFirst()
  return overlapping !== undefined
}
