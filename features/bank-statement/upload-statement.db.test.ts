import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { aBank } from '#tests/money/refunds.ts'
import { runJobs } from '#tests/money/payments.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { fileOf, uploadFile } from '#tests/money/statements.ts'
import { endStalledStatements, forgetStatementsSchedule } from './end-stalled.server.ts'
import { getStatement } from './queries.server.ts'
import { readStatementJob } from './read-lines.server.ts'
import {
  mapStatement,
  removeStatement,
  statementSample,
  uploadStatement,
} from './upload-statement.server.ts'

const lines = (ctx: TestCtx) =>
  ctx.db.selectFrom('bank_line').select(['day', 'amount']).orderBy('day').orderBy('row').execute()

test('a file whose columns are known is read in the background, and its bytes are gone then', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const id = await uploadFile(
    ctx,
    bankAccountId,
    fileOf(
      [
        ['01/03/2026', 50_123],
        ['02/03/2026', -123],
      ],
      7,
    ),
  )
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'reading', layout: 'bsi' })
  expect(await lines(ctx)).toEqual([])
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'ready',
    from_day: '2026-03-01',
    to_day: '2026-03-02',
    opening: 700,
    closing: 5_000_700,
    total: 2,
  })
  expect(await lines(ctx)).toEqual([
    { day: '2026-03-01', amount: rupiah(50_123) },
    { day: '2026-03-02', amount: -123 },
  ])
  expect(await ctx.db.selectFrom('bank_statement_file').select('statement_id').execute()).toEqual(
    [],
  )
  // ReadingProgress books nothing.
  expect(await ctx.db.selectFrom('ledger_journal').select('id').execute()).toEqual([])
})

test('the same file is taken once, and overlapping files tell each line once', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const march = fileOf([
    ['01/03/2026', 100],
    ['02/03/2026', 200],
    ['02/03/2026', 200],
  ])
  await uploadFile(ctx, bankAccountId, march)
  await expect(uploadFile(ctx, bankAccountId, march)).rejects.toMatchObject({
    code: 'bank-statement/file-known',
  })
  const more = fileOf(
    [
      ['02/03/2026', 200],
      ['02/03/2026', 200],
      ['03/03/2026', 5],
    ],
    100,
  )
  await expect(uploadFile(ctx, bankAccountId, more)).rejects.toMatchObject({
    code: 'bank-statement/being-read',
  })
  await runJobs(ctx)
  const id = await uploadFile(ctx, bankAccountId, more)
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'ready' })
  expect((await lines(ctx)).map(({ amount }) => amount)).toEqual([100, 200, 200, 5])
  const other = await uploadFile(ctx, bankAccountId, fileOf([['04/03/2026', 5]], 9_999))
  await runJobs(ctx)
  expect(await getStatement(ctx.db, other)).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/tidak menyambung/),
  })
  expect(await lines(ctx)).toHaveLength(4)
})

test('a reading that is cut off goes on where it was, and no line counts before the last', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const many = Array.from({ length: 1_200 }, (_, at) => ['01/03/2026', at + 1] as [string, number])
  const id = await uploadFile(ctx, bankAccountId, fileOf(many))
  // The process dies with the second portion: its transaction is rolled back, and the first one is kept.
  let portions = 0
  const newId = () => {
    portions += 1
    if (portions > 700) throw new Error('killed')
    return ctx.newId()
  }
  const run = (dying: TestCtx) => readStatementJob.run(dying, { statementId: id })
  await expect(run({ ...ctx, newId })).rejects.toThrow('killed')
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'reading',
    done: 500,
    total: 1_200,
  })
  expect(await lines(ctx)).toHaveLength(500)
  await run(ctx)
  await run(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'ready', done: 1_200 })
  const kept = (await lines(ctx)).map(({ amount }) => Number(amount))
  expect(kept).toEqual(many.map(([, sum]) => sum))
})

test('columns that a person chose are remembered for the account', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const odd = (sum: number) => `Hari,Apa,Berapa\n01/03/2026,infak,${sum}\n`
  const id = await uploadFile(ctx, bankAccountId, odd(500))
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'uploaded', layout: 'mapped' })
  expect((await statementSample(ctx, id))?.rows[0]).toEqual(['Hari', 'Apa', 'Berapa'])
  const mapping = { headRow: 0, columns: { day: 0, description: 1, amount: 2 } }
  const missing = { mapping: { headRow: 0, columns: { day: 0 } }, typedFacts: {} }
  await expect(mapStatement(ctx, id, missing)).rejects.toMatchObject({
    code: 'bank-statement/columns-missing',
  })
  await mapStatement(ctx, id, { mapping, typedFacts: { opening: 0, closing: 50_000 } })
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/1 Maret 2026 atau 3 Januari 2026/),
  })
  Object.assign(mapping, { dayOrder: 'mdy' })
  await mapStatement(ctx, id, { mapping, typedFacts: { opening: 0, closing: 40_000 } })
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/selisih/),
  })
  expect(await lines(ctx)).toEqual([])
  await mapStatement(ctx, id, { mapping, typedFacts: { opening: 0, closing: 50_000 } })
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'ready',
    from_day: '2026-01-03',
  })
  await expect(mapStatement(ctx, id, { mapping, typedFacts: {} })).rejects.toMatchObject({
    code: 'bank-statement/not-open',
  })
  const next = await uploadFile(ctx, bankAccountId, odd(700))
  expect(await getStatement(ctx.db, next)).toMatchObject({ status: 'reading', mapping })
})

test('a file whose days are open follows the order that an earlier one of the account told', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const file = (...days: string[]) =>
    ['Tanggal;Keterangan;Debet;Kredit;Saldo', ...days.map((day) => `${day};x;;0;0`)].join('\n')
  const first = await uploadFile(ctx, bankAccountId, file('01/30/2026', '01/31/2026'))
  await runJobs(ctx)
  expect(await getStatement(ctx.db, first)).toMatchObject({ status: 'ready', to_day: '2026-01-31' })
  const next = await uploadFile(ctx, bankAccountId, file('02/01/2026', '02/02/2026'))
  await runJobs(ctx)
  expect(await getStatement(ctx.db, next)).toMatchObject({
    status: 'ready',
    from_day: '2026-02-01',
    to_day: '2026-02-02',
  })
})

test('messages of SWIFT are read as any file, and the same one is taken once', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const text = `:20:X\r\n:25:1000000000\r\n:28C:1/1\r\n:60F:C260228IDR0,\r\n:61:2603010301C500,25NTRF//FT1\r\n:86:INFAK\r\n:62F:C260301IDR500,25\r\n-\r\n`
  const id = await uploadFile(ctx, bankAccountId, text)
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({
    status: 'ready',
    layout: 'mt940',
    opening: 0,
    closing: 50_025,
  })
  expect(await lines(ctx)).toEqual([{ day: '2026-03-01', amount: 500 }])
  await expect(uploadFile(ctx, bankAccountId, text)).rejects.toMatchObject({
    code: 'bank-statement/file-known',
  })
  await expect(uploadFile(ctx, bankAccountId, text.slice(0, -30))).rejects.toThrow(/terpotong/)
})

test.each<[string, Buffer, RegExp]>([
  ['larger than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /5 MB/],
  ['of another kind', Buffer.from('%PDF-1.7 …'), /CSV atau XLSX/],
  ['that is no text', Buffer.from([0x61, 0xe9, 0x2c, 0x62]), /UTF-8/],
])('a file %s is refused in words, and nothing of it is kept', async (_, bytes, words) => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const given = { bankAccountId, fileName: 'x', bytes, by: ctx.newId() }
  await expect(uploadStatement(ctx, given)).rejects.toThrow(words)
  expect(await ctx.db.selectFrom('bank_statement').select('id').execute()).toEqual([])
})

test('a file whose name holds signs that no database keeps is taken under a plain name', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const bytes = Buffer.from(fileOf([['01/03/2026', 100]]))
  const given = { bankAccountId, fileName: 'mutasi\0\u202E maret.csv', bytes, by: ctx.newId() }
  const id = await uploadStatement(ctx, given)
  expect(await getStatement(ctx.db, id)).toMatchObject({ file_name: 'mutasi maret.csv' })
})

test('a statement uploaded by mistake is taken away, unless another file tells its days too', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const first = await uploadFile(ctx, bankAccountId, fileOf([['01/03/2026', 100]]))
  await runJobs(ctx)
  const second = await uploadFile(
    ctx,
    bankAccountId,
    fileOf([
      ['01/03/2026', 100],
      ['02/03/2026', 1],
    ]),
  )
  await runJobs(ctx)
  await expect(removeStatement(ctx, first)).rejects.toMatchObject({ code: 'bank-statement/in-use' })
  const third = await uploadFile(ctx, bankAccountId, fileOf([['09/03/2026', 1]], 5))
  await runJobs(ctx)
  await removeStatement(ctx, third)
  expect(await lines(ctx)).toHaveLength(2)
  expect(await getStatement(ctx.db, second)).toMatchObject({ status: 'ready' })
})

test('a statement that is being read is taken away, and its reading ends', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const file = fileOf([['01/03/2026', 100]])
  const id = await uploadFile(ctx, bankAccountId, file)
  await removeStatement(ctx, id)
  await runJobs(ctx)
  expect(await lines(ctx)).toEqual([])
  expect(ctx.logged.filter(({ level }) => level !== 'info')).toEqual([])
  await uploadFile(ctx, bankAccountId, file)
  await runJobs(ctx)
  expect(await lines(ctx)).toHaveLength(1)
})

test('a file that was never read whole is forgotten after 90 days, a read one stays', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  await uploadFile(ctx, bankAccountId, fileOf([['01/03/2026', 100]]))
  await runJobs(ctx)
  const left = await uploadFile(ctx, bankAccountId, 'Hari,Apa,Berapa\n01/03/2026,x,1\n')
  ctx.clock.advance({ days: 90 })
  await forgetStatementsSchedule.run(ctx)
  expect(await getStatement(ctx.db, left)).toMatchObject({ status: 'uploaded' })
  ctx.clock.advance({ minutes: 1 })
  await forgetStatementsSchedule.run(ctx)
  await expect(getStatement(ctx.db, left)).rejects.toMatchObject({ status: 404 })
  expect(await lines(ctx)).toHaveLength(1)
})

test('a statement whose job is given up ends in words, and does not hold up its account', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx)
  const id = await uploadFile(ctx, bankAccountId, fileOf([['01/03/2026', 100]]))
  await endStalledStatements(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'reading' })
  await ctx.db.updateTable('job').set({ dead_at: ctx.now() }).execute()
  await endStalledStatements(ctx)
  const failed = await getStatement(ctx.db, id)
  expect(failed).toMatchObject({ status: 'failed', failure: expect.stringContaining('Baca lagi') })
  const sample = await statementSample(ctx, id)
  if (!sample) throw new Error('its file is gone')
  await mapStatement(ctx, id, sample)
  await runJobs(ctx)
  expect(await getStatement(ctx.db, id)).toMatchObject({ status: 'ready', failure: null })
})
