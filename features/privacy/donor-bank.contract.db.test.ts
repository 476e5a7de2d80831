import { expect, test } from 'vitest'
import { requestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import { typeDonorBank } from '#features/donor-bank/donor-bank-rows.server.ts'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { aPassword, aRegistered } from '#tests/members.ts'
import { aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'

const { open } = apiCalls(/^\w+ \/v2\/me\/privacy/)

const REQUEST = 'Kami meminta rekening Anda'

test('who leaves takes the bank account of a refund along, and its link ends; before that it is in their copy', async () => {
  const ctx = await payingContext()
  const call = await open(ctx)
  await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  const person = { name: 'Siti Aminah', contact: 'siti@contoh.id' }
  const { accountId, authorization: as } = await aRegistered(ctx, person)
  await ctx.db.updateTable('donation').set({ account_id: accountId }).execute()
  const [given, asked] = await ctx.db.selectFrom('donation').select('id').orderBy('id').execute()
  const by = ctx.newId()
  const bank = { bank: 'BSI', number: '7001234567', holder: person.name }
  const of = (row: { id: string } | undefined) => ({ donationId: row?.id ?? '', suspenseId: null })
  await typeDonorBank(ctx, { moneyKey: of(given), bank, by })
  await requestDonorBank(ctx, { moneyKey: of(asked), by })

  const json = { currentPassword: aPassword, isUnderstood: true }
  const copy = await call('POST', '/me/privacy/export', { as, json })
  const held = dataOf<{ rekeningPengembalian: object[] }>(copy).rekeningPengembalian
  expect(held).toHaveLength(2)
  expect(JSON.stringify(held)).toContain(bank.number)
  expect(JSON.stringify(held)).not.toMatch(/token_hash|nonce/)

  expect((await call('POST', '/me/privacy/closure', { as, json })).status).toBe(200)
  const rows = await ctx.db.selectFrom('donor_bank').selectAll().execute()
  const gone = { sealed: null, erased_at: ctx.now(), closed_at: ctx.now() }
  expect(rows).toMatchObject([gone, gone])
  await runJobs(ctx)
  expect(ctx.mails.filter(({ subject }) => subject === REQUEST)).toEqual([])
})
