import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

export type CheckResult = { name: string; errors: number; checkedAt: Date }

/** Keeps the latest answer of each check, so that any process can report it. */
export async function keepCheckResults(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  answers: Record<string, number>,
): Promise<void> {
  const rows = Object.entries(answers).map(
    ([name, errors]) => sql`(${name}, ${errors}::integer, ${now()}::timestamptz)`,
  )
  await sql`
    insert into check_result (name, errors, checked_at) values ${sql.join(rows)}
    on conflict (name) do update
    set errors = excluded.errors, checked_at = excluded.checked_at`.execute(db)
}

/** The latest answer of every check that has run, by name. */
export async function findCheckResults({ db }: Pick<Ctx, 'db'>): Promise<CheckResult[]> {
  return db
    .selectFrom('check_result')
    .select(['name', 'errors', 'checked_at as checkedAt'])
    .orderBy('name')
    .execute()
}
