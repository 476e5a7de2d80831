import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actAs } from '#features/staff/act.server.ts'
import { chainEntries } from '#features/staff/audit.server.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/staff.ts'
import { askAudit, checkAudit } from './audit.server.ts'

test('a broken link of the audit chain is noticed, and so is an entry in no chain', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx)
  const act = { staff, permission: 'desk.read', says: 'Melihat' } as const
  for (let n = 0; n < 3; n += 1) await actAs(ctx, act, async () => undefined)
  await chainEntries(ctx)
  expect(await askAudit(ctx)).toEqual({ auditChainBroken: 0, auditEntriesInNoChain: 0 })

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
    { name: 'auditEntriesInNoChain', errors: 1 },
  ])
})
