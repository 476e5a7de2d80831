import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { actAs } from './act.server.ts'
import { ProposalDecided } from './errors.ts'
import { decideProposal, defineProposal, propose, withdrawProposal } from './proposal.server.ts'
import { findProposal, listOpenProposals, listProposalsOf } from './queries.server.ts'

const applied: string[] = []
const renaming = defineProposal({
  kind: 'sample.rename',
  words: 'Mengganti nama',
  propose: 'content.write',
  approve: 'content.approve',
  terms: v.object({ name: v.string() }),
  describe: ({ name }) => [{ label: 'Nama', value: name }],
  address: (id) => `/kelola/contoh/${id}`,
  basis: async () => ({}),
  apply: async (ctx, { documentId, terms }) => {
    if (terms.name === 'refused') throw new Error('the state has moved on')
    await ctx.db
      .updateTable('staff')
      .set({ name: terms.name })
      .where('id', '=', documentId)
      .execute()
    applied.push(terms.name)
  },
})
const kinds = [renaming]

async function twoPeople() {
  const ctx = await testContext()
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  const wish = (name: string) =>
    propose(ctx, renaming, {
      documentId: maker.id,
      title: 'Siti',
      terms: { name },
      before: { name: 'Siti Aminah' },
      by: maker.id,
    })
  return { ctx, maker, other, wish }
}

test('another person approves a proposal, and it is carried out in the same commit', async () => {
  const { ctx, maker, other, wish } = await twoPeople()
  const id = await wish('Siti Rahma')
  expect(await listOpenProposals(ctx.db)).toMatchObject([{ id, before: { name: 'Siti Aminah' } }])
  await decideProposal(ctx, { kinds, id }, { by: other.id, role: 'admin', isApproved: true })
  expect(await findProposal(ctx.db, id)).toMatchObject({
    status: 'approved',
    madeBy: { id: maker.id, name: 'Siti Rahma' },
    decidedBy: { name: 'Budi' },
  })
  expect(await listOpenProposals(ctx.db)).toEqual([])
  expect(await listProposalsOf(ctx.db, maker.id)).toHaveLength(1)
})

test('nobody decides their own proposal, and the database refuses it as well', async () => {
  const { ctx, maker, wish } = await twoPeople()
  const id = await wish('Siti Rahma')
  const own = decideProposal(ctx, { kinds, id }, { by: maker.id, role: 'editor', isApproved: true })
  await expect(own).rejects.toMatchObject({ code: 'staff/same-proposer' })
  const bypass = { status: 'approved' as const, decided_by: maker.id, decided_at: ctx.now() }
  await expect(
    ctx.db.updateTable('proposal').set(bypass).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23514' })
})

test('a proposal keeps its terms, its maker and its decision, and stays in the table', async () => {
  const { ctx, other, wish } = await twoPeople()
  const id = await wish('Siti Rahma')
  const changes = [{ terms: JSON.stringify({ name: 'x' }) }, { made_by: other.id }, { title: 'x' }]
  for (const change of changes) {
    await expect(
      ctx.db.updateTable('proposal').set(change).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23001' })
  }
  await decideProposal(
    ctx,
    { kinds, id },
    { by: other.id, role: 'admin', isApproved: false, note: 'Keliru' },
  )
  await expect(
    ctx.db.updateTable('proposal').set({ status: 'approved' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23001' })
  await expect(ctx.db.deleteFrom('proposal').where('id', '=', id).execute()).rejects.toMatchObject({
    code: '23001',
  })
})

test('what cannot be carried out stays open', async () => {
  const { ctx, other, wish } = await twoPeople()
  const id = await wish('refused')
  const decision = { by: other.id, role: 'admin', isApproved: true } as const
  await expect(decideProposal(ctx, { kinds, id }, decision)).rejects.toThrow('moved on')
  expect(await findProposal(ctx.db, id)).toMatchObject({ status: 'proposed', decidedBy: null })
})

test('two decisions at once carry a proposal out once', async () => {
  const { ctx, other, wish } = await twoPeople()
  const third = await aStaff(ctx, 'admin', 'Cici')
  const id = await wish('Siti Zahra')
  applied.length = 0
  const acts = [other, third].map(
    ({ id: by }) =>
      () =>
        decideProposal(ctx, { kinds, id }, { by, role: 'admin', isApproved: true }),
  )
  const lock = ctx.db.selectFrom('proposal').select('id').where('id', '=', id).forUpdate()
  const decisions = await allWaitFor(ctx, (tx) => tx.executeQuery(lock), acts)
  expect(decisions).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: new ProposalDecided().code } },
  ])
  expect(applied).toEqual(['Siti Zahra'])
})

test('one proposal of a kind waits for a document; withdrawn by its maker alone, it makes room', async () => {
  const { ctx, maker, other, wish } = await twoPeople()
  const id = await wish('Siti Rahma')
  await expect(wish('Siti Zahra')).rejects.toMatchObject({ code: 'staff/proposal-open' })
  const foreign = withdrawProposal(ctx, id, { by: other.id })
  await expect(foreign).rejects.toMatchObject({ code: 'staff/proposal-decided' })
  await withdrawProposal(ctx, id, { by: maker.id })
  await expect(wish('Siti Zahra')).resolves.toBeTypeOf('string')
})

test('an act commits with its audit entry, and drops pages and wakes workers only then', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx, 'editor')
  const act = {
    staff,
    permission: 'article.write',
    sentence: 'Mengganti nama',
    documentId: staff.id,
  } as const
  const rename = async (name: string) =>
    await actAs(ctx, act, async (within, details) => {
      await within.db.updateTable('staff').set({ name }).where('id', '=', staff.id).execute()
      within.pages.purge('/about')
      expect(ctx.purged).toEqual([])
      if (name === 'refused') throw new Error('refused')
      details['name'] = name
    })
  await expect(rename('refused')).rejects.toThrow('refused')
  expect(await ctx.db.selectFrom('audit_entry').selectAll().execute()).toEqual([])
  expect(ctx.purged).toEqual([])
  await rename('Siti Zahra')
  expect(ctx.purged).toEqual(['/about'])
  expect(await ctx.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
    { staff_id: staff.id, staff_role: 'editor', details: { name: 'Siti Zahra' } },
  ])
})

test('a role without the permission does nothing', async () => {
  const ctx = await testContext()
  const staff = await aStaff(ctx, 'auditor')
  const act = { staff, permission: 'article.write', sentence: 'Mengubah artikel' } as const
  const trial = actAs(ctx, act, () => Promise.reject(new Error('it ran')))
  await expect(trial).rejects.toMatchObject({ code: 'staff/not-permitted' })
})

test('a role that may not approve the kind decides nothing', async () => {
  const { ctx, wish } = await twoPeople()
  const helper = await aStaff(ctx, 'layanan', 'Dewi')
  const id = await wish('Siti Rahma')
  const trial = decideProposal(
    ctx,
    { kinds, id },
    { by: helper.id, role: 'layanan', isApproved: true },
  )
  await expect(trial).rejects.toMatchObject({ code: 'staff/not-permitted' })
})
