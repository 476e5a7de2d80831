import { expect, test } from 'vitest'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
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
