import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { linesOf, type Posting } from './ledger.ts'
import { examplePostings } from '#tests/money/ledger-examples.ts'
import { type NewJournal, postJournal, postJournals } from './post-journal.server.ts'
import { balanceOf, trialBalance } from './queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

function aJournal(ctx: TestCtx, fields: Partial<NewJournal> = {}): NewJournal {
  return {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'donation',
    event: 'captured',
    description: 'Donasi contoh',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [aPosting()],
    ...fields,
  }
}

function aPosting(fields: Partial<Posting> = {}): Posting {
  return { debit: '1130', credit: '4210', fund: 'IT', amount: rupiah(50_000), ...fields }
}

test.each(Object.keys(examplePostings))('the books take %s and give its lines back', async (id) => {
  const ctx = await testContext()
  const postings = examplePostings[id] ?? []
  expect(await postJournal(ctx.db, aJournal(ctx, { postings }))).toBe(true)

  const expected = new Map<string, number>()
  for (const { fund, account, debit, credit } of linesOf(postings)) {
    const key = `${fund} ${account}`
    expected.set(key, (expected.get(key) ?? 0) + debit - credit)
  }
  const rows = await trialBalance(ctx.db)
  expect(rows.map((row) => [`${row.fund} ${row.account}`, row.debit - row.credit])).toEqual(
    [...expected].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
})

test('the published chain of six journals leaves Rp75.000 in the zakat bank', async () => {
  const ctx = await testContext()
  for (const id of ['L01', 'L02', 'L03', 'L04', 'L05', 'L06']) {
    await postJournal(ctx.db, aJournal(ctx, { postings: examplePostings[id] ?? [] }))
  }
  expect(await balanceOf(ctx.db, { account: '1121' })).toBe(75_000)
  expect(await balanceOf(ctx.db, { account: '4130', fund: 'Z' })).toBe(1_000_000)
  expect(await balanceOf(ctx.db, { account: '1190', fund: 'A' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '4990' })).toBe(0)
})

test('a balance can be asked for one campaign', async () => {
  const ctx = await testContext()
  const [wells, books] = [ctx.newId(), ctx.newId()]
  const postings = [
    aPosting({ campaignId: wells }),
    aPosting({ campaignId: books, amount: rupiah(7_000) }),
  ]
  await postJournal(ctx.db, aJournal(ctx, { postings }))
  expect(await balanceOf(ctx.db, { account: '4210', campaignId: wells })).toBe(50_000)
  expect(await balanceOf(ctx.db, { account: '4210' })).toBe(57_000)
})

test('the same event of the same document is booked once, also when it comes ten times at once', async () => {
  const ctx = await testContext()
  const journal = aJournal(ctx)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => {
      const again = { ...journal, journalId: ctx.newId() }
      return inTransaction(ctx.db, (tx) => postJournal(tx, again))
    }),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(50_000)
  expect(
    await postJournal(ctx.db, aJournal(ctx, { sourceId: journal.sourceId, event: 'reversed' })),
  ).toBe(true)
})

test('a journal without postings is a bug', async () => {
  const ctx = await testContext()
  await expect(postJournal(ctx.db, aJournal(ctx, { postings: [] }))).rejects.toThrow('no postings')
})

const CHECK_VIOLATION = '23514'
const FOREIGN_KEY_VIOLATION = '23503'

test.each<[string, Partial<Posting>, string]>([
  ['an amount of zero', { amount: rupiah(0) }, CHECK_VIOLATION],
  ['one account on both sides', { credit: '1130' }, CHECK_VIOLATION],
  ['an unknown fund', { fund: 'X' as Fund }, FOREIGN_KEY_VIOLATION],
  ['an unknown account', { credit: '9999' }, FOREIGN_KEY_VIOLATION],
])('the database refuses %s, and the journal with it', async (_, mistake, code) => {
  const ctx = await testContext()
  const postings = [aPosting(), aPosting(mistake)]
  await expect(postJournal(ctx.db, aJournal(ctx, { postings }))).rejects.toMatchObject({
    code,
  })
  expect(await ctx.db.selectFrom('ledger_journal').select('id').execute()).toEqual([])
  expect(await trialBalance(ctx.db)).toEqual([])
})

test('what was posted can be neither edited nor deleted', async () => {
  const ctx = await testContext()
  await postJournal(ctx.db, aJournal(ctx))
  const appendOnly = { code: '23001' }
  const { db } = ctx
  await expect(
    db
      .updateTable('ledger_posting')
      .set({ amount: rupiah(1) })
      .execute(),
  ).rejects.toMatchObject(appendOnly)
  await expect(db.deleteFrom('ledger_posting').execute()).rejects.toMatchObject(appendOnly)
  await expect(
    db.updateTable('ledger_journal').set({ description: 'lain' }).execute(),
  ).rejects.toMatchObject(appendOnly)
  await expect(db.deleteFrom('ledger_journal').execute()).rejects.toMatchObject(appendOnly)
  expect(await balanceOf(db, { account: '1130' })).toBe(50_000)
})

const wells = aPosting({ amount: rupiah(7_000) })

async function rowsOf(ctx: TestCtx) {
  const { rows } = await sql`
    select source, event, description, occurred_at, happened_at, recorded_at, line, debit_account,
      credit_account, fund, campaign_id, amount
    from ledger_journal as journal join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    order by event, line`.execute(ctx.db)
  return rows
}

test.each([undefined, '2026-06-10'])(
  'several journals at once are booked as one by one, also when the books are closed through %s',
  async (through) => {
    const books = []
    const campaignId = '00000000-0000-7000-8000-000000000001'
    for (const isTogether of [true, false]) {
      const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
      if (through) await closeThrough(ctx, through)
      const journals = [
        aJournal(ctx, { event: 'a' }),
        aJournal(ctx, { event: 'b', postings: [aPosting(), { ...wells, campaignId }] }),
        aJournal(ctx, { event: 'c', occurredAt: new Date('2026-06-09T03:00:00Z') }),
      ]
      await inTransaction(ctx.db, async (tx) => {
        if (isTogether) return postJournals(tx, journals)
        for (const journal of journals) await postJournal(tx, journal)
      })
      books.push(await rowsOf(ctx))
    }
    expect(books[0]).toEqual(books[1])
    expect(books[0]).toHaveLength(4)
    expect(books[0]?.[2]).toMatchObject({ event: 'b', line: 2, campaign_id: campaignId })
  },
)

async function closeThrough(ctx: TestCtx, closed_through: string): Promise<void> {
  const made = { made_by: ctx.newId(), made_at: ctx.now() }
  const approved = { approved_by: ctx.newId(), approved_at: ctx.now() }
  await sql`
    insert into period_close
      (id, closed_through, note, status, made_by, made_at, approved_by, approved_at)
    values (${ctx.newId()}, ${closed_through}, 'Tutup buku', 'approved', ${made.made_by},
      ${made.made_at}, ${approved.approved_by}, ${approved.approved_at})`.execute(ctx.db)
}

test('of several journals at once none is booked when one was booked before, or has no postings', async () => {
  const ctx = await testContext()
  const earlier = aJournal(ctx)
  await postJournal(ctx.db, earlier)
  const again = aJournal(ctx, { sourceId: earlier.sourceId })
  for (const [bad, why] of [
    [again, 'posted before'],
    [aJournal(ctx, { postings: [] }), 'no postings'],
  ] as const) {
    const posting = inTransaction(ctx.db, (tx) => postJournals(tx, [aJournal(ctx), bad]))
    await expect(posting).rejects.toThrow(why)
  }
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(50_000)
})
