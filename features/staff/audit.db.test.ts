import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext, type TestCtx } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { actAs } from './act.server.ts'
import { chainEntries, verifyChain } from './audit.server.ts'

async function withEntries(count: number): Promise<TestCtx> {
  const ctx = await testContext()
  const staff = await aStaff(ctx)
  for (let n = 1; n <= count; n += 1) {
    const act = {
      staff,
      permission: 'desk.read',
      sentence: `Tindakan ${n}`,
      details: { b: n, a: [{ y: 1, x: null }] },
    } as const
    await actAs(ctx, act, async () => undefined)
    ctx.clock.advance({ seconds: 1 })
  }
  return ctx
}

/** Past the triggers, as somebody with the owner's password could. */
async function tamper(ctx: TestCtx, change: string): Promise<void> {
  for (const table of ['audit_entry', 'audit_link'])
    await sql.raw(`alter table ${table} disable trigger user`).execute(ctx.db)
  await sql.raw(change).execute(ctx.db)
  for (const table of ['audit_entry', 'audit_link'])
    await sql.raw(`alter table ${table} enable trigger user`).execute(ctx.db)
}

test('the chain holds every entry once, in order, and grows from its head', async () => {
  const ctx = await withEntries(3)
  expect(await verifyChain(ctx.db)).toEqual({ checked: 0, unchained: 3 })
  const first = await chainEntries(ctx)
  const head = await verifyChain(ctx.db)
  expect([first, await chainEntries(ctx)]).toEqual([3, 0])
  expect(head).toMatchObject({ checked: 3, unchained: 0 })
  expect(head.head).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['a changed entry', `update audit_entry set says = 'Lain' where says = 'Tindakan 2'`, 2],
  ['changed details', `update audit_entry set details = '{"a":1}' where says = 'Tindakan 3'`, 3],
  ['another person', `update audit_entry set staff_name = 'Lain' where says = 'Tindakan 1'`, 1],
  [
    'an entry taken out with its link',
    `with gone as (delete from audit_link where position = 2 returning entry_id) delete from audit_entry where id in (select entry_id from gone)`,
    2,
  ],
  [
    'a changed hash',
    `update audit_link set hash = decode(repeat('ab', 32), 'hex') where position = 4`,
    4,
  ],
])('%s breaks the chain where it is', async (_name, change, brokenAt) => {
  const ctx = await withEntries(4)
  await chainEntries(ctx)
  if (change.startsWith('with'))
    await sql.raw('alter table audit_link drop constraint audit_link_entry_id_fkey').execute(ctx.db)
  await tamper(ctx, change)
  const report = await verifyChain(ctx.db)
  if (change.startsWith('with'))
    await sql
      .raw(
        'alter table audit_link add constraint audit_link_entry_id_fkey foreign key (entry_id) references audit_entry',
      )
      .execute(ctx.db)
  expect(report).toMatchObject({ brokenAt })
})

test('the database changes and removes no entry', async () => {
  const ctx = await withEntries(1)
  const gone = ctx.db.deleteFrom('audit_entry').execute()
  await expect(gone).rejects.toMatchObject({ code: '23001' })
  const changed = ctx.db.updateTable('audit_entry').set({ says: 'x' }).execute()
  await expect(changed).rejects.toMatchObject({ code: '23001' })
})
