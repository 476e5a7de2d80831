import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/database.ts'
for (const i of [1, 2, 3])
  test('x' + i, async () => {
    const t = performance.now()
    const d = await openTestDatabase()
    console.log(d.engine, Math.round(performance.now() - t))
    expect((await d.db.selectFrom('ledger_fund').selectAll().execute()).length).toBe(7)
    expect((await d.db.selectFrom('job').selectAll().execute()).length).toBe(0)
    await d.db
      .insertInto('job')
      .values({
        id: crypto.randomUUID(),
        name: 'x',
        key: null,
        payload: '{}',
        run_at: new Date(),
        done_at: null,
        dead_at: null,
        last_error: null,
        created_at: new Date(),
      })
      .execute()
    await d.drop()
    console.log(d.engine, Math.round(performance.now() - t))
  })
