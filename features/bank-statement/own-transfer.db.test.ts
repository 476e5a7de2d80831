import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { bookOwnTransfer, undoOwnTransfer } from '#features/bank-account/own-transfer.server.ts'
import {
  proposeOwnTransfer,
  proposeOwnTransferUndo,
  ownTransferProposals,
} from '#features/bank-account/own-transfer-proposals.server.ts'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aStatement, unexplainedLines } from '#tests/money/statements.ts'
import { confirmLine } from './confirm-line.server.ts'
import { viewDay } from './day-view.server.ts'

const NOW = '2026-03-05T03:00:00Z'
const TODAY = '2026-03-05'

/** Two accounts of infak, and Rp100.000 in the first. */
async function bench() {
  const ctx = await testContext({ now: NOW })
  const { bankAccountId: one } = await aBank(ctx, 'IT')
  const { bankAccountId: two } = await aBank(ctx, 'IU')
  const at = new Date('2026-03-01T05:00:00Z')
  await moneyCame(ctx, { account: '1122', fund: 'IU', income: '4220', bankAccountId: one, at })
  return { ctx, one, two }
}

type Of = Awaited<ReturnType<typeof bench>>

const move = ({ one, two }: Of, amount = 40_000, movedOn = '2026-03-04') => ({
  fromId: one,
  toId: two,
  amount: rupiah(amount),
  movedOn,
  note: 'Saldo operasional lapangan',
})

async function seen(ctx: TestCtx, bankAccountId: string, day = TODAY) {
  const { explained, unplaced } = await viewDay(ctx.db, { bankAccountId, day, today: TODAY })
  const { here, bank, rest, items } = explained
  return { here, bank, rest, open: items.length, unplaced: unplaced.amount }
}

async function decide(ctx: TestCtx, by: string, isApproved = true): Promise<void> {
  const { id } = await ctx.db
    .selectFrom('proposal')
    .select('id')
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow()
  const decision = { by, role: 'admin' as const, isApproved }
  await decideProposal(ctx, { kinds: ownTransferProposals, id }, decision)
}

async function assertSound(ctx: TestCtx): Promise<void> {
  const wrong = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
}

test('money moved between two accounts of one account in the ledger explains the lines of both', async () => {
  const of = await bench()
  const { ctx, one, two } = of
  const before = (await trialBalance(ctx.db)).map(({ account, fund, debit, credit }) => [
    account,
    fund,
    debit - credit,
  ])
  const first = await aStatement(ctx, one, [
    ['2026-03-01', 100_000],
    ['2026-03-04', -40_000, 'PINDAH DANA'],
  ])
  const second = await aStatement(ctx, two, [['2026-03-05', 40_000, 'TRF MASUK']])
  // Each line tells of the other, and may still be anything else.
  const [half] = (await unexplainedLines(ctx, two, second))[0]?.suggestions ?? []
  expect(half).toMatchObject({ kind: 'own', canConfirm: false, isSure: false })
  expect(half?.href).toBe(
    `/kelola/pemindahan?dari=${one}&ke=${two}&nominal=40000&tanggal=2026-03-04`,
  )
  const kinds = (await unexplainedLines(ctx, two, second))[0]?.suggestions.map(({ kind }) => kind)
  expect(kinds).toEqual(['own', 'suspense'])

  const [by, other] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  await proposeOwnTransfer(ctx, move(of), { by: by.id })
  const { terms } = await ctx.db.selectFrom('proposal').select('terms').executeTakeFirstOrThrow()
  for (const words of ['BSI 1000000000', 'BSI 1000000001', '1115', '1122', 'Rp40.000'])
    expect(JSON.stringify(terms)).toContain(words)
  await expect(decide(ctx, by.id)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decide(ctx, other.id)

  for (const [bank, statement] of [
    [one, first],
    [two, second],
  ] as const) {
    for (const line of await unexplainedLines(ctx, bank, statement)) {
      const [sure] = line.suggestions
      expect([line.description, sure?.kind, sure?.isSure]).toEqual([
        line.description,
        'entry',
        true,
      ])
      await confirmLine(ctx, { lineId: line.id, key: sure?.key ?? '' }, { by: by.id })
    }
  }
  expect([await seen(ctx, one, '2026-03-04'), await seen(ctx, two)]).toEqual([
    { here: 60_000, bank: 60_000, rest: 0, open: 0, unplaced: 0 },
    { here: 40_000, bank: 40_000, rest: 0, open: 0, unplaced: 0 },
  ])
  // No fund has more or less than before.
  const after = (await trialBalance(ctx.db)).flatMap(({ account, fund, debit, credit }) =>
    debit === credit ? [] : [[account, fund, debit - credit]],
  )
  expect(after).toEqual(before)
  await assertSound(ctx)
})

test('two people undo it: both accounts are as before, and its lines are open again', async () => {
  const of = await bench()
  const { ctx, one, two } = of
  const id = ctx.newId()
  await bookOwnTransfer(ctx, { id, ...move(of) })
  const statement = await aStatement(ctx, two, [['2026-03-04', 40_000, 'TRF MASUK']])
  const [line] = await unexplainedLines(ctx, two, statement)
  const key = line?.suggestions[0]?.key ?? ''
  await confirmLine(ctx, { lineId: line?.id ?? '', key }, { by: ctx.newId() })
  expect(await unexplainedLines(ctx, two, statement)).toEqual([])

  const [by, other] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  await proposeOwnTransferUndo(ctx, id, { by: by.id })
  await decide(ctx, other.id)
  expect([(await seen(ctx, one)).here, (await seen(ctx, two)).here]).toEqual([100_000, 0])
  expect(await unexplainedLines(ctx, two, statement)).toHaveLength(1)
  expect(await seen(ctx, two, '2026-03-04')).toMatchObject({ rest: 0 })
  await expect(undoOwnTransfer(ctx, id)).rejects.toMatchObject({
    code: 'books/not-in-this-state',
  })
  await assertSound(ctx)
})

test('what cannot have happened is refused', async () => {
  const of = await bench()
  const { ctx, one } = of
  const { bankAccountId: zakat } = await aBank(ctx, 'Z')
  const refused = (given: object) =>
    bookOwnTransfer(ctx, { id: ctx.newId(), ...move(of), ...given }).then(
      () => 'booked',
      (error: { code?: string }) => error.code,
    )
  expect(await refused({ toId: one })).toBe('books/own-transfer-elsewhere')
  expect(await refused({ toId: zakat })).toBe('books/own-transfer-elsewhere')
  expect(await refused({ toId: ctx.newId() })).toBe('books/bank-account-unknown')
  expect(await refused({ amount: rupiah(100_001) })).toBe('books/money-missing')
  expect(await refused({ movedOn: '2026-03-06' })).toBe('books/day-ahead')
  expect(await refused({ movedOn: '2026-01-01' })).toBe('books/bank-account-closed')
  expect(await ctx.db.selectFrom('own_transfer').select('id').execute()).toEqual([])
  expect(await refused({ amount: rupiah(100_000) })).toBe('booked')
})

test('whatever is moved and undone, the accounts together hold what the ledger holds, and nothing is unexplained', async () => {
  const act = fc.record({
    amount: fc.integer({ min: 1, max: 90_000 }),
    isBack: fc.boolean(),
    undo: fc.boolean(),
    day: fc.constantFrom('2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (drawn) => {
      const of = await bench()
      const { ctx, one, two } = of
      let moved = 0
      for (const { amount, isBack, undo, day } of drawn) {
        const id = ctx.newId()
        const given = move(of, amount, day)
        const [fromId, toId] = isBack ? [two, one] : [one, two]
        await bookOwnTransfer(ctx, { id, ...given, fromId, toId })
        if (undo) await undoOwnTransfer(ctx, id)
        else moved += isBack ? -amount : amount
      }
      const [first, second] = [await seen(ctx, one), await seen(ctx, two)]
      expect([first.here, second.here]).toEqual([100_000 - moved, moved])
      expect([first.rest, second.rest, first.unplaced]).toEqual([0, 0, 0])
      await assertSound(ctx)
    }),
    { numRuns: 4, seed: 17 },
  )
})
