import { sql } from 'kysely'
import { sumDonors } from '#features/donor/sum-donors.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import type { RowProblem } from '#platform/sheet/named-rows.ts'
import { ImportInUse, ImportNotWhole } from '../errors.ts'
import { planDonors, writeDonors } from './import-donors.server.ts'
import { planPastDonations, writePastDonations } from './import-donations.server.ts'
import { type ImportKind, readDonorRows, readPastDonationRows } from './import-rows.ts'

/** More go in several sheets: one is written in one transaction. */
const MOST_ROWS = 2_000

export type ImportPreview = {
  kind: ImportKind
  /** How many rows would be written. */
  fresh: number
  known: RowProblem[]
  doubles: RowProblem[]
  problems: RowProblem[]
}

/** What a sheet would do; a sheet with codes of transactions is of past donations. Writes nothing. */
export async function lookAtImport(ctx: Ctx, text: string): Promise<ImportPreview> {
  const { kind, known, doubles, problems, wanted } = await planOf(ctx, text)
  return { kind, fresh: wanted.length, known, doubles, problems }
}

async function planOf(ctx: Ctx, text: string) {
  const rows = readDelimited(text)
  if (rows.length > MOST_ROWS + 1)
    throw new ImportNotWhole(`Paling banyak ${MOST_ROWS} baris sekali pindah.`)
  const isOfDonations = (rows[0] ?? []).some((head) => /jumlah|nominal/i.test(head))
  return isOfDonations
    ? { kind: 'gift' as const, ...(await planPastDonations(ctx, readPastDonationRows(rows))) }
    : { kind: 'donor' as const, ...(await planDonors(ctx, readDonorRows(rows))) }
}

type NewImport = { text: string; fileName: string; by: string }

/** Takes a sheet over, all its rows without a mistake or none. Answers how many were new. */
export async function runImport(ctx: Ctx, { text, fileName, by }: NewImport): Promise<number> {
  const plan = await planOf(ctx, text)
  const [first] = plan.problems
  if (first) throw new ImportNotWhole(`Baris ${first.row}: ${first.why}`)
  if (plan.wanted.length === 0) return 0
  const id = ctx.newId()
  const { kind } = plan
  await ctx.db
    .insertInto('donor_import')
    .values({
      id,
      kind,
      file_name: fileName,
      rows: plan.wanted.length,
      made_by: by,
      made_at: ctx.now(),
    })
    .execute()
  return plan.kind === 'donor'
    ? await writeDonors(ctx, plan, { importId: id, by })
    : await writePastDonations(ctx, plan, id)
}

/** What was taken over, the latest first. */
export async function listImports({ db }: Pick<Ctx, 'db'>) {
  return await db
    .selectFrom('donor_import')
    .innerJoin('staff', 'staff.id', 'donor_import.made_by')
    .select([
      'donor_import.id',
      'kind',
      'file_name as fileName',
      'rows',
      'donor_import.made_at as at',
    ])
    .select(['undone_at as undoneAt', 'staff.name as by'])
    .orderBy('donor_import.made_at', 'desc')
    .limit(100)
    .execute()
}

/** Takes an import back whole, as long as nothing came to hang on its donors. */
export async function undoImport(ctx: Ctx, id: string, { by }: { by: string }): Promise<void> {
  const { db } = ctx
  const taken = await db
    .updateTable('donor_import')
    .set({ undone_by: by, undone_at: ctx.now() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('made_at')
    .executeTakeFirst()
  if (!taken) throw new ImportInUse()
  const donors = (
    await db.selectFrom('donor').select('id').where('import_id', '=', id).execute()
  ).map((row) => row.id)
  const { rows: touched } = await sql<{ donor_id: string }>`
    delete from donor_gift where is_past and gift_id in (
      select id from past_gift where import_id = ${id}) returning donor_id`.execute(db)
  await db.deleteFrom('past_gift').where('import_id', '=', id).execute()
  await forget(ctx, donors, taken.made_at)
  const left = touched.map((row) => row.donor_id).filter((each) => !donors.includes(each))
  await sumDonors(db, left)
}

async function forget({ db }: Ctx, donors: string[], madeAt: Date): Promise<void> {
  if (donors.length === 0) return
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from donor_gift where donor_id = any(${donors}::uuid[]))
      or exists (select 1 from donor_label where donor_id = any(${donors}::uuid[]))
      or exists (select 1 from donor_merge
        where keep_id = any(${donors}::uuid[]) or gone_id = any(${donors}::uuid[]))
      or exists (select 1 from donor_note
        where donor_id = any(${donors}::uuid[]) and written_at <> ${madeAt}) as used`.execute(db)
  if (rows[0]?.used) throw new ImportInUse()
  await sql`delete from donor_suggestion
    where donor_id = any(${donors}::uuid[]) or other_id = any(${donors}::uuid[])`.execute(db)
  for (const table of ['donor_note', 'donor_contact', 'donor_sum'] as const)
    await sql`delete from ${sql.table(table)} where donor_id = any(${donors}::uuid[])`.execute(db)
  await db.deleteFrom('donor').where('id', 'in', donors).execute()
}
