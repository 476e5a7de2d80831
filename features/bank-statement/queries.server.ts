import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, pageOf } from '#platform/db/page.server.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { StatementMapping } from '#platform/db/schema/schema-statement.ts'
import type { DayOrder } from '#platform/time/written-day.ts'
import type { Database } from '#platform/db/schema.ts'
import { LineUnknown, StatementUnknown } from './errors.ts'
import type { Known } from './overlap.ts'

export type BankStatement = Selectable<Database['bank_statement']>

/** A statement, or undefined. */
export async function findStatement(db: Db | Tx, id: string): Promise<BankStatement | undefined> {
  return db.selectFrom('bank_statement').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A statement. Refuses with StatementUnknown. */
export async function getStatement(db: Db | Tx, id: string): Promise<BankStatement> {
  const row = await findStatement(db, id)
  if (!row) throw new StatementUnknown()
  return row
}

/** The same, locked until the transaction ends. */
export async function lockStatement(tx: Db | Tx, id: string): Promise<BankStatement> {
  const row = await tx
    .selectFrom('bank_statement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new StatementUnknown()
  return row
}

type StatementPage = PageAsked & { isOldestFirst?: boolean | undefined }

/** One page of the statements with their accounts, newest first by default. */
export async function listStatements(
  db: Db | Tx,
  { isOldestFirst, after, limit }: StatementPage = {},
) {
  const query = db
    .selectFrom('bank_statement')
    .innerJoin('bank_account', 'bank_account.id', 'bank_statement.bank_account_id')
    .leftJoin('staff', 'staff.id', 'bank_statement.made_by')
    .select([
      'bank_statement.id',
      'bank_account.bank',
      'bank_account.number',
      'bank_statement.from_day as from',
      'bank_statement.to_day as to',
      'bank_statement.status',
      'bank_statement.file_name as fileName',
      'bank_statement.made_at as madeAt',
      'staff.name as madeBy',
    ])
  const keyset: Keyset = { ...byUpload, order: isOldestFirst ? 'asc' : 'desc' }
  return await pageOf(db, query, { keyset, after, limit })
}

const byUpload: Omit<Keyset, 'order'> = {
  by: 'bank_statement.made_at',
  id: 'bank_statement.id',
  kind: 'moment',
}

export type ListedStatement = Awaited<ReturnType<typeof listStatements>>['items'][number]

/** How many statements there are; counting stops at `most`. */
export async function countStatements(db: Db, most: number): Promise<number> {
  return await countUpTo(db, { from: sql`bank_statement`, where: [], most })
}

/** The bytes of a statement's file; undefined once its lines are read. */
export async function statementFile(db: Db | Tx, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('bank_statement_file')
    .select('bytes')
    .where('statement_id', '=', id)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}

/** The columns chosen last for an account's files with these heads. */
export async function rememberedColumns(
  db: Db | Tx,
  { bankAccountId, heads }: { bankAccountId: string; heads: string },
): Promise<StatementMapping | undefined> {
  const row = await db
    .selectFrom('bank_statement_mapping')
    .select('mapping')
    .where('bank_account_id', '=', bankAccountId)
    .where('heads', '=', heads)
    .executeTakeFirst()
  return row?.mapping
}

/** The order of day and month in the last file of the account with these columns, as far as it was told. */
export async function orderKnown(
  db: Db | Tx,
  { bank_account_id, mapping }: Pick<BankStatement, 'bank_account_id' | 'mapping'>,
): Promise<DayOrder | undefined> {
  const row = await db
    .selectFrom('bank_statement')
    .select('mapping')
    .where('bank_account_id', '=', bank_account_id)
    .where('status', '=', 'ready')
    .where(sql<boolean>`mapping -> 'columns' = ${JSON.stringify(mapping?.columns)}::jsonb`)
    .where(sql<boolean>`mapping ? 'dayOrder'`)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.mapping?.dayOrder
}

/** What the read files of an account told of these days and of all before. */
export async function knownOf(
  db: Db | Tx,
  { bankAccountId, from, to }: { bankAccountId: string; from: string; to: string },
): Promise<Known> {
  const statements = await db
    .selectFrom('bank_statement')
    .select(['from_day as from', 'to_day as to', 'opening'])
    .where('bank_account_id', '=', bankAccountId)
    .where('status', '=', 'ready')
    .orderBy('from_day')
    .execute()
  const described = statements.map((row) => ({
    from: row.from as string,
    to: row.to as string,
    opening: Number(row.opening),
  }))
  const first = described.filter((each) => each.to >= addDays(from, -1)).map((each) => each.from)
  const since = [from, ...first].toSorted()[0] ?? from
  const lines = await db
    .selectFrom('bank_line')
    .select(['key', 'day', 'sen'])
    .where('bank_account_id', '=', bankAccountId)
    .where(sql<string>`day::text`, '>=', since)
    .where(sql<string>`day::text`, '<=', to)
    .where('statement_id', 'in', (query) =>
      query
        .selectFrom('bank_statement')
        .select('id')
        .where('bank_account_id', '=', bankAccountId)
        .where('status', '=', 'ready'),
    )
    .execute()
  return { statements: described, lines: lines.map((line) => ({ ...line, sen: Number(line.sen) })) }
}

/** A line of a statement that counts, with its bank account and what nobody has explained of it. Refuses with LineUnknown. */
export async function findLine(db: Db | Tx, id: string) {
  const row = await db
    .selectFrom('bank_line as line')
    .innerJoin('bank_statement as statement', 'statement.id', 'line.statement_id')
    .innerJoin('bank_account as bank', 'bank.id', 'line.bank_account_id')
    .select([
      'line.id',
      'line.statement_id as statementId',
      'line.row',
      'line.day',
      'line.amount',
      'line.description',
      'bank.id as bankAccountId',
      'bank.bank',
      'bank.number',
      'bank.account',
      'bank.fund',
    ])
    .select((line) =>
      line
        .selectFrom('bank_line_link as link')
        .whereRef('link.line_id', '=', 'line.id')
        .select(sql<number>`coalesce(sum(link.amount), 0)::bigint`.as('linked'))
        .as('linked'),
    )
    .where('line.id', '=', id)
    .where('statement.status', '=', 'ready')
    .executeTakeFirst()
  if (!row) throw new LineUnknown()
  return { ...row, open: row.amount - Number(row.linked ?? 0) }
}
