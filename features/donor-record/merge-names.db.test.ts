import { expect, test } from 'vitest'
import { shownProposal } from '#features/staff/proposal.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeMerge, mergeDonorsProposal } from './merge-donors.server.ts'

async function aDonor(ctx: TestCtx, name: string): Promise<string> {
  const id = ctx.newId()
  const row = { id, root_id: id, origin: 'donation' as const, name, made_at: ctx.now() }
  await ctx.db.insertInto('donor').values(row).execute()
  return id
}

test('a proposal to merge tells the names while it is open, and keeps none for whoever leaves', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'layanan')
  const pair = {
    keepId: await aDonor(ctx, 'Siti Nurjanah'),
    goneId: await aDonor(ctx, 'Sitti Nurjannah'),
  }
  await inTransaction(ctx.db, (tx) => proposeMerge(ctx.within(tx), pair, { by }))
  const row = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/nurjan/i)
  const about = { documentId: row.document_id, terms: row.terms, title: row.title, note: row.note }
  const shown = async (isOpen: boolean) => {
    const { after } = await shownProposal(ctx, mergeDonorsProposal, {
      ...about,
      before: null,
      isOpen,
    })
    return JSON.stringify(after)
  }
  expect(await shown(true)).toMatch(/Siti Nurjanah.*Sitti Nurjannah/)
  expect(await shown(false)).not.toMatch(/nurjan/i)
})
