import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { doorOf } from '#app/desk/doors.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank } from '#tests/money/refunds.ts'
import { findClosing } from '../close-period.server.ts'
import { proposePeriod } from '../policy-proposals.server.ts'

async function post(ctx: TestCtx, day: string, ...postings: Posting[]): Promise<void> {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const at = new Date(`${day}T03:00:00Z`)
  await postJournal(ctx.db, {
    ...ids,
    occurredAt: at,
    recordedAt: at,
    description: 'Uji',
    postings,
  })
}

test('a period with a bank below zero, a debt on its wrong side or an unbalanced opening is not closed', async () => {
  const ctx = await testContext({ now: '2026-07-02T03:00:00Z' })
  const amount = rupiah(5_000)
  await post(
    ctx,
    '2026-06-01',
    { debit: '6530', credit: '1124', fund: 'A', amount },
    { debit: '2110', credit: '1110', fund: 'A', amount },
    { debit: '1121', credit: '3990', fund: 'Z', amount },
  )
  const { blocks } = await findClosing(ctx, '2026-06-30')
  expect(blocks.map(({ label, value }) => `${label}: ${value}`).toSorted()).toEqual([
    'Saldo awal belum seimbang: Akun 3990, dana Z: Rp5.000',
    'Saldo di sisi yang salah: Akun 1110, dana A: Rp5.000',
    'Saldo di sisi yang salah: Akun 1124, dana A: Rp5.000',
    'Saldo di sisi yang salah: Akun 2110, dana A: Rp5.000',
  ])
  const closing = { through: '2026-06-30', note: 'Juni' }
  const asked = proposePeriod(ctx, closing, { by: ctx.newId() })
  await expect(asked).rejects.toMatchObject({ code: 'books/period-blocked' })

  await post(
    ctx,
    '2026-06-30',
    { debit: '1124', credit: '4430', fund: 'A', amount },
    { debit: '1110', credit: '2110', fund: 'A', amount },
    { debit: '3990', credit: '3100', fund: 'Z', amount },
  )
  expect((await findClosing(ctx, '2026-06-30')).blocks).toEqual([])
  // The day before is as it was.
  expect((await findClosing(ctx, '2026-06-29')).blocks).toHaveLength(4)
})

test('every point of a closing leads to a page of the desk, and a bank that differs from its statement says by how much', async () => {
  const ctx = await testContext({ now: '2026-07-02T03:00:00Z' })
  const { bankAccountId } = await aBank(ctx, 'A')
  await aBank(ctx, 'Z')
  await sql`update bank_account set opened_on = '2026-01-01'`.execute(ctx.db)
  const amount = rupiah(7_000)
  const income = { debit: '1124', credit: '4430', fund: 'A' as const, amount, bankAccountId }
  await post(ctx, '2026-06-01', income)
  await post(ctx, '2026-06-02', { debit: '1130', credit: '4110', fund: 'Z', amount })
  await sql`
    insert into bank_statement (id, bank_account_id, layout, file_name, file_hash, status, from_day,
      to_day, opening, closing, made_by, made_at)
    values (${ctx.newId()}, ${bankAccountId}, 'bca', 'juni.csv', 'x', 'ready', '2026-06-01',
      '2026-06-30', 400000, 400000, ${ctx.newId()}, ${ctx.now()})`.execute(ctx.db)
  await post(ctx, '2026-06-03', { debit: '1110', credit: '4220', fund: 'IU', amount })
  const { checks, blocks, said } = await findClosing(ctx, '2026-06-30')
  const uncounted = said.find(({ label }) => label.startsWith('Tempat kas belum'))
  expect(uncounted?.value).toBe('1')
  const all = [...checks, ...blocks, ...said]
  const values = all.map(({ value }) => value)
  expect(values).toContain('Selisih Rp3.000 dari rekening koran')
  expect(values).toContain('Rekening koran hari itu belum diunggah')
  const lost = all.filter(({ href }) => href && !doorOf(href.split('?')[0] ?? ''))
  expect(lost).toEqual([])
  expect(all.filter(({ href }) => !href).map(({ label }) => label)).toEqual([
    'Jurnal yang dibukukan',
  ])
})
