import { expect, test } from 'vitest'
import { decideProposal, type ProposalKind } from '#features/staff/proposal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { linesInBooks, post } from '#tests/money/payout-batches.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { closeBankAccount } from './bank-account.server.ts'
import {
  bookOwnTransfer,
  findOwnTransfer,
  listOwnTransfers,
  type NewOwnTransfer,
  planOwnTransfer,
  undoOwnPostings,
  undoOwnTransfer,
} from './own-transfer.server.ts'
import {
  proposeOwnTransfer,
  proposeOwnTransferUndo,
  ownTransferProposals,
} from './own-transfer-proposals.server.ts'

/** Two accounts of infak with Rp100.000 between them, at nine in the morning of Jakarta. */
async function twoBanks() {
  const ctx = await testContext({ now: '2026-11-20T02:00:00Z' })
  const { bankAccountId: one } = await aBank(ctx, 'IT')
  const { bankAccountId: two } = await aBank(ctx, 'IU')
  await post(ctx, { debit: '1122', credit: '4220', fund: 'IU', amount: rupiah(100_000) })
  const given: NewOwnTransfer = {
    fromId: one,
    toId: two,
    amount: rupiah(40_000),
    movedOn: '2026-11-19',
    note: 'Kas lapangan',
  }
  return { ctx, one, two, given }
}

async function book(ctx: TestCtx, given: NewOwnTransfer): Promise<string> {
  const id = ctx.newId()
  await bookOwnTransfer(ctx, { id, ...given })
  return id
}

const linesOf = async (ctx: TestCtx, id: string) =>
  (await linesInBooks(ctx)).filter(({ source_id: source }) => source === id)

test('a transfer passes from one bank to the other at noon of its day, and the fund keeps its money', async () => {
  const { ctx, one, two, given } = await twoBanks()
  const id = await book(ctx, given)
  const lines = await linesOf(ctx, id)
  expect(lines.map(({ debit, credit, amount, bank }) => [debit, credit, amount, bank])).toEqual([
    ['1115', '1122', 40_000, one],
    ['1122', '1115', 40_000, two],
  ])
  expect(lines[0]).toMatchObject({
    source: 'own-transfer',
    event: 'booked',
    occurred_at: new Date('2026-11-19T05:00:00Z'),
  })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(100_000)
  expect(await findOwnTransfer(ctx.db, id)).toMatchObject({
    moved_on: '2026-11-19',
    amount: 40_000,
  })
  // That of today has happened already.
  const today = await book(ctx, { ...given, movedOn: '2026-11-20' })
  expect((await linesOf(ctx, today))[0]?.occurred_at).toEqual(ctx.now())
})

test('what cannot have moved is refused', async () => {
  const { ctx, one, two, given } = await twoBanks()
  const { bankAccountId: zakat } = await aBank(ctx, 'Z')
  const plan = (change: Partial<NewOwnTransfer>) =>
    planOwnTransfer(ctx, ctx.db, { ...given, ...change })
  const refused = async (change: Partial<NewOwnTransfer>, code: string) =>
    await expect(plan(change), code).rejects.toMatchObject({ code: `books/${code}` })
  await refused({ fromId: ctx.newId() }, 'bank-account-unknown')
  await refused({ toId: ctx.newId() }, 'bank-account-unknown')
  await refused({ toId: one }, 'own-transfer-elsewhere')
  await refused({ toId: zakat }, 'own-transfer-elsewhere')
  await refused({ movedOn: '2026-11-21' }, 'day-ahead')
  await refused({ amount: rupiah(100_001) }, 'money-missing')
  await plan({ amount: rupiah(100_000), movedOn: '2026-11-20' })
  // Both were opened on 2 January; the second is closed since yesterday.
  await refused({ movedOn: '2026-01-01' }, 'bank-account-closed')
  await plan({ movedOn: '2026-01-02' })
  await closeBankAccount(ctx, { id: two, closedOn: '2026-11-18' })
  await refused({}, 'bank-account-closed')
  await refused({ fromId: two, toId: one }, 'bank-account-closed')
  await plan({ movedOn: '2026-11-18' })
})

test('a transfer that did not happen is undone once, and no other with it', async () => {
  const { ctx, one, two, given } = await twoBanks()
  const [id, other] = [await book(ctx, given), await book(ctx, given)]
  const told = await undoOwnPostings(ctx.db, id)
  await undoOwnTransfer(ctx, id)
  const undone = (await linesOf(ctx, id)).filter(({ event }) => event === 'undone')
  expect(undone.map(({ debit, credit, amount, bank }) => [debit, credit, amount, bank])).toEqual([
    ['1115', '1122', 40_000, two],
    ['1122', '1115', 40_000, one],
  ])
  expect(told.map(({ debit, credit }) => [debit, credit])).toEqual(
    undone.map(({ debit, credit }) => [debit, credit]),
  )
  expect(await findOwnTransfer(ctx.db, id)).toMatchObject({ undone_at: ctx.now() })
  expect(await findOwnTransfer(ctx.db, other)).toMatchObject({ undone_at: null })
  const again = undoOwnTransfer(ctx, id)
  await expect(again).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  const nobody = undoOwnPostings(ctx.db, ctx.newId())
  await expect(nobody).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  expect(await balanceOf(ctx.db, { account: '1115' })).toBe(0)
})

test('lines of statements that an undone transfer explained are open again, and those of another are not', async () => {
  const { ctx, one, given } = await twoBanks()
  const [id, other] = [await book(ctx, given), await book(ctx, given)]
  const lines: FileLine[] = [
    ['2026-11-19', -40_000, 'kas satu'],
    ['2026-11-19', -40_000, 'kas dua'],
  ]
  const statement = await aStatement(ctx, one, lines, 100_000)
  const entries = [id, other]
  for (const [at, { id: line_id }] of (await unexplainedLines(ctx, one, statement)).entries()) {
    const link = { line_id, account: '1122', entry_id: entries[at] as string, amount: -40_000 }
    const made = { says: 'Pemindahan', made_by: ctx.newId(), made_at: ctx.now() }
    await ctx.db
      .insertInto('bank_line_link')
      .values({ ...link, ...made })
      .execute()
  }
  await undoOwnTransfer(ctx, id)
  const left = await ctx.db.selectFrom('bank_line_link').select('entry_id').execute()
  expect(left).toEqual([{ entry_id: other }])
})

test('fifty transfers are shown, the latest', async () => {
  const { ctx, given } = await twoBanks()
  const id = await book(ctx, { ...given, movedOn: '2026-11-18' })
  const row = await ctx.db.selectFrom('own_transfer').selectAll().executeTakeFirstOrThrow()
  const later = Array.from({ length: 50 }, () => ({
    ...row,
    id: ctx.newId(),
    moved_on: '2026-11-19',
  }))
  await ctx.db.insertInto('own_transfer').values(later).execute()
  const listed = await listOwnTransfers(ctx.db)
  expect(listed).toHaveLength(50)
  expect(listed.map((each) => each.id)).not.toContain(id)
})

test('the latest transfers come first, with the names of their banks', async () => {
  const { ctx, given } = await twoBanks()
  const days = ['2026-11-17', '2026-11-19', '2026-11-18', '2026-11-19']
  const ids: string[] = []
  for (const movedOn of days) ids.push(await book(ctx, { ...given, movedOn }))
  const listed = await listOwnTransfers(ctx.db)
  expect(listed.map(({ movedOn }) => movedOn)).toEqual(days.toSorted().toReversed())
  const [first, second] = ([ids[1], ids[3]] as [string, string]).toSorted().toReversed()
  expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
  expect(listed[0]).toMatchObject({
    fromBank: 'BSI',
    fromNumber: '1000000000',
    toNumber: '1000000001',
    note: 'Kas lapangan',
    undoneAt: null,
  })
})

test('two people book it and two undo it, each seeing the banks, the sum and the journal', async () => {
  const { ctx, given } = await twoBanks()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  const waiting = () =>
    ctx.db
      .selectFrom('proposal')
      .select(['id', 'title', 'kind', 'terms'])
      .where('status', '=', 'proposed')
      .executeTakeFirstOrThrow()
  const approve = async (who: string) => {
    const decision = { by: who, role: 'admin' as const, isApproved: true }
    await decideProposal(ctx, { kinds: ownTransferProposals, id: (await waiting()).id }, decision)
  }
  const id = await proposeOwnTransfer(ctx, given, { by })
  expect(await linesOf(ctx, id)).toEqual([])
  const asked = await waiting()
  expect(asked.title).toBe('Rp40.000: BSI 1000000000 ke BSI 1000000001')
  const [move, undo] = ownTransferProposals as [ProposalKind, ProposalKind]
  expect(move.describe(asked.terms)).toMatchObject([
    { label: 'Dari', value: 'BSI 1000000000' },
    { label: 'Ke', value: 'BSI 1000000001' },
    { label: 'Nominal', value: 'Rp40.000' },
    { label: 'Tanggal', value: '19 November 2026' },
    { label: 'Keterangan', value: 'Kas lapangan' },
    { label: 'Jurnal saat disetujui', value: expect.stringContaining('debit 1115') },
  ])
  await expect(approve(by)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await approve(other)
  expect(await linesOf(ctx, id)).toHaveLength(2)
  expect(move.address(id)).toBe('/kelola/pemindahan')

  await proposeOwnTransferUndo(ctx, id, { by })
  const back = await waiting()
  expect(back.title).toBe('Rp40.000: batalkan pemindahan')
  expect(undo.describe(back.terms)).toMatchObject([
    { label: 'Dari', value: 'BSI 1000000000' },
    { label: 'Ke', value: 'BSI 1000000001' },
    { label: 'Nominal', value: 'Rp40.000' },
    { label: 'Jurnal pembalik', value: expect.stringContaining('kredit 1122') },
  ])
  await approve(other)
  expect(await linesOf(ctx, id)).toHaveLength(4)
  for (const of of [id, ctx.newId()])
    await expect(proposeOwnTransferUndo(ctx, of, { by })).rejects.toMatchObject({
      code: 'books/not-in-this-state',
    })
})
