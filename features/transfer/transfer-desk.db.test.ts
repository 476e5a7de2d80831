import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import {
  countMatchedTransfers,
  findTransferCharge,
  listMatchedTransfers,
  matchesOf,
  paidBy,
} from '#features/charge/matched-transfers.server.ts'
import { findTransfer } from '#features/charge/transfer-charge.server.ts'
import { sendTransferProof } from './transfer-proof.server.ts'
import { transferRecord } from './transfer-record.server.ts'
import { CONFIRMED } from '#features/charge/transfer.ts'
import { proposeTransferUndo, undoTransferProposal } from './undo-proposal.server.ts'

const open = async () => {
  const ctx = await payingContext({ env })
  return { ctx, bank: await aTransferBank(ctx) }
}

/** A donation whose transfer came as a line of this key; answers its charge. */
async function aMatched(ctx: TestCtx, bank: string, key: string) {
  const { charge } = await aTransfer(ctx, bank)
  const isConfirmation = key.startsWith(CONFIRMED)
  const line = aBankLine(bank, charge.amount, { key })
  await matchTransfer(ctx, { ...line, ...(isConfirmation && { isConfirmation }) })
  return charge
}

test('matched transfers are listed from the latest or the first, page by page without a gap', async () => {
  const { ctx, bank } = await open()
  // Two of one moment, and one that people confirmed a minute later: its key holds spaces.
  for (const key of ['b2', 'b1']) await aMatched(ctx, bank, key)
  ctx.clock.advance({ minutes: 1 })
  const confirmed = `${CONFIRMED}charge proposal`
  await aMatched(ctx, bank, confirmed)
  await aTransfer(ctx, bank)
  const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key)
  const orders = [
    [false, [confirmed, 'b2', 'b1']],
    [true, ['b1', 'b2', confirmed]],
  ] as const
  for (const [isOldestFirst, expected] of orders) {
    const whole = await listMatchedTransfers(ctx, { isOldestFirst })
    expect(keys(whole.items)).toEqual(expected)
    expect(whole.next).toBeUndefined()
    for (const size of [1, 2]) {
      const read: string[] = []
      let after: string | undefined
      do {
        const page = await listMatchedTransfers(ctx, { isOldestFirst, limit: size, after })
        read.push(...keys(page.items))
        after = page.next
      } while (after && read.length < 9)
      expect(read).toEqual(expected)
    }
  }
  expect(await countMatchedTransfers(ctx, 10)).toBe(3)
  expect(keys((await listMatchedTransfers(ctx, { after: 'nothing' })).items)).toHaveLength(3)
})

test('of two receipts of one donation the first pays it, and both are told', async () => {
  const { ctx, bank } = await open()
  const charge = await aMatched(ctx, bank, 'baris 1')
  await aMatched(ctx, bank, 'baris lain')
  const of = { bank_account_id: bank, donation_id: charge.donation_id, charge_id: charge.id }
  const more = { amount: charge.amount, received_on: '2026-06-15', created_at: ctx.now() }
  await ctx.db
    .insertInto('transfer_receipt')
    .values({ ...of, ...more, key: 'baris 0' })
    .execute()
  expect((await matchesOf(ctx, charge.id)).map(({ key }) => key)).toEqual(['baris 0', 'baris 1'])
  expect(await paidBy(ctx.db, charge.id)).toMatchObject({ key: 'baris 0', hasCome: true })
  // An earlier one is the first, whatever it is called.
  const created_at = new Date(ctx.now().getTime() - 1)
  await ctx.db
    .insertInto('transfer_receipt')
    .values({ ...of, ...more, created_at, key: 'baris 9' })
    .execute()
  expect(await paidBy(ctx.db, charge.id)).toMatchObject({ key: 'baris 9' })
})

test('a transfer is known by its charge while it waits, after its money came, and no other id is', async () => {
  const { ctx, bank } = await open()
  const { charge: waiting, donationId: unpaid } = await aTransfer(ctx, bank)
  const matched = await aMatched(ctx, bank, 'baris 1')
  for (const { id, donation_id } of [waiting, matched])
    expect(await findTransferCharge(ctx, id)).toEqual({ donation_id, id })
  expect(await findTransferCharge(ctx, ctx.newId())).toBeUndefined()
  expect(await transferRecord(ctx, ctx.newId())).toBeUndefined()
  expect(await transferRecord(ctx, waiting.id)).toMatchObject({
    transfer: { id: waiting.id },
    matches: [],
    isMatched: false,
    provenAt: null,
  })
  ctx.clock.advance({ minutes: 7 })
  const bytes = Buffer.from('%PDF-1.7\nstruk\n%%EOF\n')
  await sendTransferProof(ctx, { publicId: unpaid, bytes, address: '198.51.100.7' })
  expect(await transferRecord(ctx, waiting.id)).toMatchObject({ provenAt: ctx.now() })
  expect(await transferRecord(ctx, matched.id)).toMatchObject({
    transfer: null,
    matches: [{ key: 'baris 1', isConfirmed: false, undoneAt: null }],
    isMatched: true,
  })
})

test('a transfer whose time is over is so, unless its money has come', async () => {
  const { ctx, bank } = await open()
  const { charge } = await aTransfer(ctx, bank)
  const seen = () => findTransfer(ctx, ctx.db, charge)
  ctx.clock.set(new Date(charge.expires_at.getTime() - 1))
  expect(await seen()).toMatchObject({ status: 'pending', captures: 0 })
  ctx.clock.set(charge.expires_at)
  expect(await seen()).toMatchObject({ status: 'expired', captures: 0 })
  const cancelled = { ...charge, status: 'cancelled' as const }
  expect(await findTransfer(ctx, ctx.db, cancelled)).toMatchObject({ status: 'pending' })
})

test.each([
  ['baris 1', 'Dananya menjadi titipan.', 2],
  [`${CONFIRMED}orang`, 'Dananya belum pernah tampak di mutasi.', 1],
])('who asks to undo a match of %s reads what happens: %s', async (key, words, journals) => {
  const { ctx, bank } = await open()
  const { id } = await aMatched(ctx, bank, key)
  const { id: by } = await aStaff(ctx, 'bendahara')
  await proposeTransferUndo(ctx, id, { reason: 'Pengirimnya orang lain', by })
  const { terms, title } = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  expect(title).toMatch(/^BSI 1234567890, Rp50\.\d{3}$/)
  const lines = undoTransferProposal.describe(terms)
  expect(lines.map(({ label }) => label)).toEqual([
    'Rekening',
    'Nominal',
    'Dana masuk',
    'Donasi',
    'Alasan',
    'Yang terjadi',
    ...Array.from({ length: journals }, (_, at) => expect.stringContaining(`Jurnal ${at + 1} `)),
  ])
  expect(lines[2]?.value).toBe('15 Juni 2026')
  expect(lines[5]?.value).toContain(words)
})

test('nothing is undone of a transfer that waits, or whose donation went back', async () => {
  const { ctx, bank } = await open()
  const { charge: waiting } = await aTransfer(ctx, bank)
  const wish = { reason: 'Salah', by: ctx.newId() }
  const stays = { code: 'payment/match-stays' }
  await expect(proposeTransferUndo(ctx, waiting.id, wish)).rejects.toMatchObject(stays)
  const { id, donation_id } = await aMatched(ctx, bank, 'baris 1')
  await runJobs(ctx)
  const back = { status: 'refunded' as const }
  await ctx.db.updateTable('donation').set(back).where('id', '=', donation_id).execute()
  await expect(proposeTransferUndo(ctx, id, wish)).rejects.toMatchObject(stays)
})
