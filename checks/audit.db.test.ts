import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actAs } from '#features/staff/act.server.ts'
import { chainEntries, verifyChain } from '#features/staff/audit.server.ts'
import { storeHead } from '#features/staff/audit-head.server.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { askAudit, checkAudit } from './audit.server.ts'

test('a broken link of the audit chain is noticed, and so is an entry in no chain', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx)
  const act = { staff, permission: 'desk.read', sentence: 'Melihat' } as const
  for (let n = 0; n < 3; n += 1) await actAs(ctx, act, async () => undefined)
  await chainEntries(ctx)
  expect(await askAudit(ctx)).toEqual({
    auditChainBroken: 0,
    auditChainCut: 0,
    auditEntriesInNoChain: 0,
  })

  await sql`alter table audit_entry disable trigger user`.execute(ctx.db)
  await sql`update audit_entry set says = 'Lain' where id = (select min(id::text)::uuid from audit_entry)`.execute(
    ctx.db,
  )
  await sql`alter table audit_entry enable trigger user`.execute(ctx.db)
  await actAs(ctx, act, async () => undefined)
  ctx.clock.advance({ hours: 2 })
  await checkAudit(ctx)
  expect(ctx.logged.filter(({ event }) => event === 'check.failed')).toMatchObject([
    { check: 'auditChainBroken', count: 1 },
    { check: 'auditEntriesInNoChain', count: 1 },
  ])
  expect(await findCheckResults(ctx)).toMatchObject([
    { name: 'auditChainBroken', errors: 1 },
    { name: 'auditChainCut', errors: 0 },
    { name: 'auditEntriesInNoChain', errors: 1 },
  ])
})

test('who owns the tables cuts the end of the chain with its entries: the head that was kept shows it', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx)
  const auditor = await aStaff(ctx, 'auditor')
  const act = { staff, permission: 'desk.read', sentence: 'Melihat' } as const
  for (let n = 0; n < 4; n += 1) await actAs(ctx, act, async () => undefined)
  await chainEntries(ctx)
  await checkAudit(ctx)
  await checkAudit(ctx)
  await runJobs(ctx)
  // The head is mailed once for as long as nothing is added.
  const mails = ctx.mails.filter(({ to }) => to === auditor.email)
  expect(mails).toHaveLength(1)
  const { head } = await verifyChain(ctx.db)
  expect(mails[0]?.text).toContain(String(head))

  await alone(ctx, 'delete from audit_link where position >= 3')
  await alone(ctx, 'delete from audit_entry where id not in (select entry_id from audit_link)')
  expect(await verifyChain(ctx.db)).toMatchObject({ checked: 2, unchained: 0 })
  const cut = { auditChainBroken: 0, auditChainCut: 1, auditEntriesInNoChain: 0 }
  expect(await askAudit(ctx)).toEqual(cut)
  await checkAudit(ctx)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ event: 'check.failed', check: 'auditChainCut', count: 1 }),
  )
  // The head that shows it is not overwritten, and entries that are made up do not make it good.
  for (let n = 0; n < 4; n += 1) await actAs(ctx, act, async () => undefined)
  await chainEntries(ctx)
  await checkAudit(ctx)
  expect(await askAudit(ctx)).toEqual(cut)
})

test('a head that somebody else wrote is no head', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx)
  await actAs(ctx, { staff, permission: 'desk.read', sentence: 'Melihat' }, async () => undefined)
  await chainEntries(ctx)
  const { head: hash = '' } = await verifyChain(ctx.db)
  const other = {
    ...ctx,
    config: { ...ctx.config, appSecret: 'another secret of another place!!' },
  }
  await storeHead(other, { position: 1, hash })
  expect(await askAudit(ctx)).toMatchObject({ auditChainCut: 1 })
  await storeHead(ctx, { position: 1, hash })
  expect(await askAudit(ctx)).toMatchObject({ auditChainCut: 0 })
})

/** Past the triggers, as the tables' owner can. */
async function alone(ctx: TestCtx, change: string): Promise<void> {
  for (const table of ['audit_entry', 'audit_link'])
    await sql.raw(`alter table ${table} disable trigger user`).execute(ctx.db)
  await sql.raw(change).execute(ctx.db)
  for (const table of ['audit_entry', 'audit_link'])
    await sql.raw(`alter table ${table} enable trigger user`).execute(ctx.db)
}
