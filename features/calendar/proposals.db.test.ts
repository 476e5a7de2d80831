import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { calendarMonth, calendarUndo, proposeMonth, proposeUndo } from './proposals.server.ts'
import { findDay, listDecisions } from './queries.server.ts'

const kinds = [calendarMonth, calendarUndo]
const decree = 'Sidang isbat, 8 Maret 2027 (contoh)'
const syawal = { year: 1448, month: 10 }
const wish = { ...syawal, firstDay: '2027-03-10', source: 'isbat' as const, decree }

async function twoPeople() {
  const ctx = await testContext({ now: '2027-03-08T12:00:00Z' })
  return { ctx, maker: await aStaff(ctx, 'editor'), other: await aStaff(ctx, 'admin', 'Budi') }
}

test('a result of a sidang isbat counts once a second person has approved it, and is taken back by two', async () => {
  const { ctx, maker, other } = await twoPeople()
  const id = await proposeMonth(ctx, wish, { by: maker.id, note: '' })
  const dayOne = () => findDay(ctx.db, '2027-03-10', ctx.now())
  expect(await dayOne()).toMatchObject({ isEstimate: true })
  const { terms, before } = (await findProposal(ctx.db, id)) ?? {}
  expect(calendarMonth.describe(terms)).toContainEqual({ label: 'Keputusan', value: decree })
  expect(calendarMonth.describe(before).map(({ label }) => label)).toEqual(
    calendarMonth.describe(terms).map(({ label }) => label),
  )
  const own = decideProposal(
    ctx,
    { kinds, id },
    { by: maker.id, role: maker.role, isApproved: true },
  )
  await expect(own).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  expect(await dayOne()).toMatchObject({ source: 'isbat', isEstimate: false })
  expect(ctx.purged).toContain('/ramadhan')

  const undo = await proposeUndo(ctx, syawal, { by: maker.id, note: 'Keliru' })
  await decideProposal(
    ctx,
    { kinds, id: undo },
    { by: other.id, role: other.role, isApproved: true },
  )
  expect(await dayOne()).toMatchObject({ source: 'hisab', isEstimate: true })
  expect(await listDecisions(ctx.db)).toEqual([])
})

test('a month of 28 or 31 days is not even proposed, nor the withdrawal of what nobody decided', async () => {
  const { ctx, maker } = await twoPeople()
  const by = { by: maker.id, note: '' }
  for (const firstDay of ['2027-03-08', '2027-03-11']) {
    const impossible = proposeMonth(ctx, { ...wish, firstDay }, by)
    await expect(impossible).rejects.toMatchObject({ code: 'calendar/month-length' })
  }
  const nothing = proposeUndo(ctx, syawal, by)
  await expect(nothing).rejects.toMatchObject({ code: 'calendar/nothing-decided' })
  expect(await ctx.db.selectFrom('proposal').selectAll().execute()).toEqual([])
})

test('what has become impossible since is not carried out', async () => {
  const { ctx, maker, other } = await twoPeople()
  const id = await proposeMonth(ctx, wish, { by: maker.id, note: '' })
  const ramadan = { ...wish, month: 9, firstDay: '2027-02-07' }
  const earlier = await proposeMonth(ctx, ramadan, { by: maker.id, note: '' })
  await decideProposal(
    ctx,
    { kinds, id: earlier },
    { by: other.id, role: other.role, isApproved: true },
  )
  const late = decideProposal(
    ctx,
    { kinds, id },
    { by: other.id, role: other.role, isApproved: true },
  )
  await expect(late).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  expect(await listDecisions(ctx.db)).toMatchObject([{ month: 9, firstDay: '2027-02-07' }])
  expect(await findProposal(ctx.db, id)).toMatchObject({ status: 'proposed' })
})
