import { expect, test } from 'vitest'
import { eraseAccount } from '#features/privacy/erase-account.server.ts'
import { exportData } from '#features/privacy/export-data.server.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { createTicket } from './create-ticket.server.ts'

const email = 'siti@contoh.id'
const address = '203.0.113.7'
const proof = Buffer.from('%PDF-1.4\nstruk\n%%EOF')

test('what was written with one’s proved address is in one’s copy, and goes with the account', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx, { email })
  const message = 'Nama saya Siti dan telepon tidak dijawab.'
  const id = '0123456789ABCDEFGHJKMNPQRS'
  await createTicket(ctx, { input: { kind: 'complaint', id, message, email }, proof, address })
  const other = { kind: 'complaint', id: id.replace(/^0/, '1'), message } as const
  await createTicket(ctx, { input: { ...other, email: 'lain@contoh.id' }, address })

  const copy = JSON.stringify(await exportData(ctx, { accountId, sessionId, address }))
  expect(copy.split(message)).toHaveLength(2)
  expect(copy).not.toMatch(/lain@contoh|token_hash|sealed/)

  await eraseAccount(ctx, { accountId, sessionId, address })
  const left = await ctx.db.selectFrom('ticket').select('contact').execute()
  expect(left).toEqual([{ contact: 'lain@contoh.id' }])
  expect(await ctx.db.selectFrom('ticket_file').select('id').execute()).toEqual([])
  expect(await ctx.db.selectFrom('ticket_message').select('id').execute()).toHaveLength(1)
})
