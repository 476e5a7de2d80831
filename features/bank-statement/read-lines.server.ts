import * as v from 'valibot'
import { findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { BankAccountUnknown } from '#features/bank-account/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { DayOrder } from '#platform/time/written-day.ts'
import { isRefusal } from '#platform/refusal.ts'
import { usualOrderOf } from './file/layouts.ts'
import { openFile } from './file/open-file.server.ts'
import { type KeyedLine, keyedLines, whyNotContinuing } from './overlap.ts'
import {
  type BankStatement,
  findStatement,
  knownOf,
  orderKnown,
  statementFile,
} from './queries.server.ts'
import { readStatement, type Statement } from './file/read-statement.ts'

/** Reads a statement's file into lines; after a restart it goes on where it was. */
export const readStatementJob = defineJob(
  { name: 'bank-statement.read', lane: 'upkeep' },
  v.object({ statementId: v.pipe(v.string(), v.uuid()) }),
  (ctx, { statementId }) => readLines(ctx, statementId),
)

const LINES_AT_ONCE = 500

/** Nothing is kept of a file that cannot be read whole, and its lines count when the last one is kept. */
async function readLines(ctx: Ctx, id: string): Promise<void> {
  const row = await findStatement(ctx.db, id)
  const bytes = await statementFile(ctx.db, id)
  // Taken away, or read before.
  if (row?.status !== 'reading' || !row.mapping || !bytes) return
  const read = await lookAt(ctx, row, bytes)
  if (typeof read === 'string') {
    await finish(ctx, id, { status: 'failed', failure: read })
    return
  }
  const { statement, lines, order } = read
  await finish(ctx, id, { total: lines.length })
  for (let at = Number(row.done); at < lines.length; at += LINES_AT_ONCE) {
    await keepLines(ctx, row, { at, lines: lines.slice(at, at + LINES_AT_ONCE) })
  }
  const { from: from_day, to: to_day, opening, closing } = statement
  const mapping = JSON.stringify({ ...row.mapping, ...(order && { dayOrder: order }) })
  const done = { status: 'ready' as const, from_day, to_day, opening, closing, mapping }
  await inTransaction(ctx.db, async (tx) => {
    await finish(ctx.within(tx), id, done)
    await tx.deleteFrom('bank_statement_file').where('statement_id', '=', id).execute()
  })
}

type Looked = { statement: Statement; lines: KeyedLine[]; order?: DayOrder }

/** What the file tells, or why it is refused. */
async function lookAt(ctx: Ctx, row: BankStatement, bytes: Buffer): Promise<Looked | string> {
  const account = await findBankAccount(ctx.db, row.bank_account_id)
  if (!account || !row.mapping) throw new BankAccountUnknown()
  const { mapping, given } = row
  try {
    const { rows, is1904 } = await openFile(bytes)
    const usual = (await orderKnown(ctx.db, row)) ?? usualOrderOf(account.bank)
    const read = readStatement(rows, {
      mapping,
      is1904,
      typedFacts: given ?? {},
      number: account.number,
      today: dayOf(ctx.now()),
      usual,
    })
    if (!('statement' in read)) return read.problems.join('\n')
    const { statement } = read
    const lines = keyedLines(statement)
    const known = await knownOf(ctx.db, { bankAccountId: account.id, ...statement })
    const why = whyNotContinuing(statement, lines, known)
    return why ?? { statement, lines, ...(read.order && { order: read.order }) }
  } catch (error) {
    if (isRefusal(error)) return error.message
    throw error
  }
}

type Some = { at: number; lines: readonly KeyedLine[] }

/** A line that an earlier file told is kept as it is. */
async function keepLines(ctx: Ctx, row: BankStatement, { at, lines }: Some): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('bank_line')
      .values(
        lines.map(({ row: number, key, day, sen, amount, description }) => ({
          id: ctx.newId(),
          bank_account_id: row.bank_account_id,
          statement_id: row.id,
          row: number,
          key,
          day,
          sen,
          amount,
          description,
        })),
      )
      .onConflict((conflict) => conflict.columns(['bank_account_id', 'key']).doNothing())
      .execute()
    await finish(ctx.within(tx), row.id, { done: at + lines.length })
  })
}

type Progress = {
  status?: 'ready' | 'failed'
  failure?: string
  total?: number
  done?: number
  from_day?: string
  to_day?: string
  opening?: number
  closing?: number
  /** With the order of its days, which later files of the account follow where they leave it open. */
  mapping?: string
}

async function finish({ db }: Pick<Ctx, 'db'>, id: string, progress: Progress): Promise<void> {
  await db
    .updateTable('bank_statement')
    .set(progress)
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .execute()
}
