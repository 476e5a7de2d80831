import { expect, test } from 'vitest'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { testContext } from '#tests/context.ts'
import { aCharge, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { requestDonorBank, canRequestDonorBank } from './request-donor-bank.server.ts'
import { bankRequestBehind, giveDonorBank } from './give-donor-bank.server.ts'
import {
  assertDonorBank,
  donorBankState,
  forgetDonorBanksSchedule,
  revealDonorBank,
  typeDonorBank,
} from './donor-bank-rows.server.ts'
import { payRefund, startRefund } from '#features/refund/pay/pay-refund.server.ts'

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }
const other = { bank: 'BRI', number: '9999999999', holder: 'Orang Lain' }

const codeOf = ({ code }: { code: string }) => code

/** A settled donation whose donor is asked; answers the token of the letter. */
async function anAsked(ctx: TestCtx) {
  const { donationId: publicId } = await aSettledDonation(ctx)
  const { id: donationId } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  const of = { donationId, suspenseId: null }
  return { publicId, of, token: await ask(ctx, of) }
}

async function ask(ctx: TestCtx, moneyKey: { donationId: string; suspenseId: string | null }) {
  await requestDonorBank(ctx, { moneyKey, by: ctx.newId() })
  await runJobs(ctx)
  const mail = ctx.mails.at(-1)
  expect(mail).toMatchObject({ to: 'siti@contoh.id', subject: 'Kami meminta rekening Anda' })
  return /\/pengembalian\/([0-9A-Z]{26})\b/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a donor gives the account by the link of a letter: once, encrypted, read in part', async () => {
  const ctx = await payingContext()
  const { of, token } = await anAsked(ctx)
  expect(ctx.mails.at(-1)?.text).not.toContain('100.000')
  await expect(assertDonorBank(ctx, of)).rejects.toMatchObject({
    code: 'payment/donor-bank-missing',
  })
  // Looking, as mail programs do, uses nothing up.
  for (let look = 0; look < 3; look += 1)
    expect(await bankRequestBehind(ctx, token)).toMatchObject({ state: 'open' })
  await giveDonorBank(ctx, { token, bank })
  expect(await bankRequestBehind(ctx, token)).toMatchObject({ state: 'done' })
  expect(await giveDonorBank(ctx, { token, bank: other }).catch(codeOf)).toBe('payment/bank-given')
  expect(await donorBankState(ctx, of)).toMatchObject({
    knownBank: {
      masked: 'BCA ••••7890, atas nama S*** A***',
      source: expect.stringContaining('Diisi donatur lewat tautan'),
    },
    request: null,
  })
  expect(await revealDonorBank(ctx, of)).toEqual(bank)
  await assertDonorBank(ctx, of)
  const rows = await ctx.db.selectFrom('donor_bank').selectAll().execute()
  const stored = JSON.stringify(rows)
  for (const secret of [token, bank.number, bank.holder]) expect(stored).not.toContain(secret)
  const jobs = JSON.stringify(await ctx.db.selectFrom('job').select('payload').execute())
  expect(jobs).not.toContain(token)
})

test('two forms at once: one is stored, the other refused in words', async () => {
  const ctx = await payingContext()
  const { of, token } = await anAsked(ctx)
  const tries = await Promise.allSettled([
    giveDonorBank(ctx, { token, bank }),
    giveDonorBank(ctx, { token, bank: other }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lost = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toMatchObject({ code: 'payment/bank-given', status: 409 })
  const kept = tries[0]?.status === 'fulfilled' ? bank : other
  expect(await revealDonorBank(ctx, of)).toEqual(kept)
})

test('a link that is deleted while its form waits is unknown', async () => {
  const ctx = await payingContext()
  const { of, token } = await anAsked(ctx)
  const deleting = async (tx: Tx) => {
    await lockDonation(tx, of.donationId)
    await tx.deleteFrom('donor_bank').execute()
  }
  const [given] = await allWaitFor(ctx, deleting, [() => giveDonorBank(ctx, { token, bank })])
  expect(given).toMatchObject({ reason: { code: 'payment/bank-link-unknown' } })
})

test('a link that is guessed, changed, replaced or expired stores nothing', async () => {
  const ctx = await payingContext()
  const { of, token } = await anAsked(ctx)
  const tries = [
    ctx.newPublicId(),
    'apa-saja',
    token.toLowerCase(),
    `${token}0`,
    `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`,
  ]
  for (const wrong of tries) {
    expect(await giveDonorBank(ctx, { token: wrong, bank }).catch(codeOf)).toBe(
      'payment/bank-link-unknown',
    )
    expect(await bankRequestBehind(ctx, wrong).catch(codeOf)).toBe('payment/bank-link-unknown')
  }
  const newer = await ask(ctx, of)
  expect(newer).not.toBe(token)
  expect(await giveDonorBank(ctx, { token, bank }).catch(codeOf)).toBe('payment/bank-link-ended')
  expect(await bankRequestBehind(ctx, newer)).toMatchObject({ state: 'open' })
  ctx.clock.advance({ days: 7 })
  expect(await giveDonorBank(ctx, { token: newer, bank }).catch(codeOf)).toBe(
    'payment/bank-link-ended',
  )
  expect((await donorBankState(ctx, of)).knownBank).toBeNull()
})

test('the desk sees the newest link that waits, and none that a newer one has ended', async () => {
  const ctx = await payingContext()
  const { of } = await anAsked(ctx)
  const { request } = await donorBankState(ctx, of)
  expect(request).toMatchObject({ at: ctx.now() })
  ctx.clock.advance({ hours: 1 })
  await ask(ctx, of)
  const { request: anew } = await donorBankState(ctx, of)
  expect(anew).toMatchObject({ at: ctx.now() })
  await ctx.db.deleteFrom('donor_bank').where('asked_at', '=', ctx.now()).execute()
  // The link before is over though its own time is not.
  expect((await donorBankState(ctx, of)).request).toBeNull()
})

test('a link waits to the last moment of its time', async () => {
  const ctx = await payingContext()
  const { of } = await anAsked(ctx)
  const { request } = await donorBankState(ctx, of)
  ctx.clock.set(new Date((request?.until.getTime() ?? 0) - 1))
  expect((await donorBankState(ctx, of)).request).toEqual(request)
  ctx.clock.set(request?.until ?? '')
  expect((await donorBankState(ctx, of)).request).toBeNull()
})

test('a link of money that is on its way or gone takes no account', async () => {
  const ctx = await payingContext()
  const { publicId, of: moneyKey, token } = await anAsked(ctx)
  const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
  expect(await bankRequestBehind(ctx, token)).toMatchObject({ state: 'open' })
  await startRefund(ctx, refund)
  const refusals = async () => [
    await giveDonorBank(ctx, { token, bank }).catch(codeOf),
    await bankRequestBehind(ctx, token).catch(codeOf),
    await requestDonorBank(ctx, { moneyKey, by: ctx.newId() }).catch(codeOf),
  ]
  const gone = Array.from({ length: 3 }, () => 'payment/donor-bank-not-needed')
  expect(await refusals()).toEqual(gone)
  await payRefund(ctx, refund)
  expect(await refusals()).toEqual(gone)
})

test('three letters a day, a message where there is no address, and none to a payer without a contact', async () => {
  const ctx = await payingContext()
  const { of: moneyKey } = await anAsked(ctx)
  await ask(ctx, moneyKey)
  await ask(ctx, moneyKey)
  const fourth = requestDonorBank(ctx, { moneyKey, by: ctx.newId() })
  await expect(fourth).rejects.toMatchObject({ code: 'too-many-tries', status: 429 })
  ctx.clock.advance({ days: 1 })
  await ask(ctx, moneyKey)
  const byPhone = { donor_email: null, donor_phone: '+6281234567890' }
  await ctx.db.updateTable('donation').set(byPhone).execute()
  ctx.clock.advance({ days: 1 })
  await requestDonorBank(ctx, { moneyKey, by: ctx.newId() })
  await runJobs(ctx)
  expect(ctx.messages.at(-1)).toMatchObject({ to: '+6281234567890' })
  expect(ctx.messages.at(-1)?.text).toMatch(/\/pengembalian\/[0-9A-Z]{26}/)
  const silent = { ...ctx, otp: { ...ctx.otp, isReachable: false } }
  expect(await requestDonorBank(silent, { moneyKey, by: ctx.newId() }).catch(codeOf)).toBe(
    'payment/donor-unreachable',
  )
  expect(await canRequestDonorBank(silent, moneyKey.donationId)).toBe(false)
  const orphan = { donationId: ctx.newId(), suspenseId: ctx.newId() }
  expect(await requestDonorBank(ctx, { moneyKey: orphan, by: ctx.newId() }).catch(codeOf)).toBe(
    'payment/donor-unreachable',
  )
})

test('the sender of titipan gives an account of its own', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aCharge(ctx)
  await ctx.sandbox.drive(publicId, 'pay-wrong')
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const of = { donationId: kept.donation_id, suspenseId: kept.id }
  const token = await ask(ctx, of)
  await giveDonorBank(ctx, { token, bank })
  expect(await revealDonorBank(ctx, of)).toEqual(bank)
  await expect(
    revealDonorBank(ctx, { donationId: kept.donation_id, suspenseId: null }),
  ).rejects.toMatchObject({ code: 'payment/donor-bank-missing' })
})

test('the newest account counts, also one that the desk was told', async () => {
  const ctx = await payingContext()
  const { of: moneyKey, token } = await anAsked(ctx)
  await giveDonorBank(ctx, { token, bank })
  ctx.clock.advance({ minutes: 1 })
  await typeDonorBank(ctx, { moneyKey, bank: other, by: ctx.newId() })
  expect(await revealDonorBank(ctx, moneyKey)).toEqual(other)
  expect((await donorBankState(ctx, moneyKey)).knownBank?.source).toContain('Dicatat petugas')
})

test('another secret opens no account, and says so in the log', async () => {
  const ctx = await payingContext()
  const { of, token } = await anAsked(ctx)
  await giveDonorBank(ctx, { token, bank })
  const moved = { ...ctx, config: { ...ctx.config, appSecret: 'x'.repeat(64) } }
  expect((await donorBankState(moved, of)).knownBank).toBeNull()
  expect(ctx.logged.map(({ event }) => event)).toContain('payment.donor-bank-sealed')
})

test('ninety days after the money went its account is erased, unused links after a month', async () => {
  const ctx = await payingContext()
  const { publicId, of, token } = await anAsked(ctx)
  await giveDonorBank(ctx, { token, bank })
  const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
  ctx.clock.advance({ days: 100 })
  await forgetDonorBanksSchedule.run(ctx)
  expect(await revealDonorBank(ctx, of)).toEqual(bank)
  await payRefund(ctx, refund)
  ctx.clock.advance({ days: 89 })
  await forgetDonorBanksSchedule.run(ctx)
  expect(await revealDonorBank(ctx, of)).toEqual(bank)
  ctx.clock.advance({ days: 2 })
  await forgetDonorBanksSchedule.run(ctx)
  expect((await donorBankState(ctx, of)).knownBank).toBeNull()
  const [row] = await ctx.db.selectFrom('donor_bank').selectAll().execute()
  expect(row).toMatchObject({ sealed: null, erased_at: ctx.now() })

  const second = await aSettledDonation(ctx, { amount: rupiah(60_000) })
  const { id: donationId } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', second.donationId)
    .executeTakeFirstOrThrow()
  await ask(ctx, { donationId, suspenseId: null })
  ctx.clock.advance({ days: 38 })
  await forgetDonorBanksSchedule.run(ctx)
  const left = await ctx.db.selectFrom('donor_bank').select('donation_id').execute()
  expect(left).toEqual([{ donation_id: of.donationId }])
})

test('the database stores no account that nobody gave', async () => {
  const ctx = await testContext()
  const row = {
    id: ctx.newId(),
    donation_id: ctx.newId(),
    suspense_id: null,
    asked_by: ctx.newId(),
    asked_at: ctx.now(),
    nonce: null,
    token_hash: null,
    expires_at: null,
    given_at: null,
  }
  await expect(
    ctx.db
      .insertInto('donor_bank')
      .values({ ...row, sealed: 'v1.x' })
      .execute(),
  ).rejects.toMatchObject({ code: '23514' })
})
