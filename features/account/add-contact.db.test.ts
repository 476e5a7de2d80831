import { expect, test } from 'vitest'
import { readContact } from '#platform/contact.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMember, codeFor, lastEmail, type TestMember, wrong } from '#tests/members.ts'
import { beginContact, finishContact } from './add-contact.server.ts'

function begin(ctx: TestCtx, { accountId, sessionId }: TestMember, typed: string) {
  const contact = readContact(typed)
  if (!contact) throw new Error(`${typed} is no contact`)
  return beginContact(ctx, { accountId, sessionId, address: '203.0.113.7', contact })
}

test('a phone is added beside the e-mail once its code came back', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const { accountId } = siti
  const { token } = await begin(ctx, siti, '081234567890')
  const code = await codeFor(ctx, '+6281234567890')
  const mistaken = finishContact(ctx, { accountId, token, code: wrong(code) })
  await expect(mistaken).rejects.toMatchObject({ code: 'account/wrong-code' })
  const me = await finishContact(ctx, { accountId, token, code })
  expect(me.contacts.map(({ value }) => value)).toEqual(['siti@contoh.id', '+6281234567890'])
})

test('another e-mail takes the place of the first, which is told', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const { token } = await begin(ctx, siti, 'siti.baru@contoh.id')
  const code = await codeFor(ctx, 'siti.baru@contoh.id')
  const me = await finishContact(ctx, { accountId: siti.accountId, token, code })
  expect(me.contacts.map(({ value }) => value)).toEqual(['siti.baru@contoh.id'])
  expect(await lastEmail(ctx, 'siti@contoh.id')).toContain('baru saja diganti')
  const jobs = await ctx.db.selectFrom('job').select('payload').execute()
  expect(JSON.stringify(jobs)).not.toContain('contoh.id')
})

test('a contact of somebody else gets no code, and its owner a letter', async () => {
  const ctx = await testContext()
  await aMember(ctx, { name: 'Budi', email: 'budi@contoh.id' })
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  await begin(ctx, siti, 'budi@contoh.id')
  const email = await lastEmail(ctx, 'budi@contoh.id')
  expect(email).toContain('sudah punya akun')
  expect(email).not.toMatch(/\b\d{6}\b/)
})

test('the code of one account adds nothing to another', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const budi = await aMember(ctx, { name: 'Budi' })
  const { token } = await begin(ctx, siti, '081234567890')
  const code = await codeFor(ctx, '+6281234567890')
  const stolen = finishContact(ctx, { accountId: budi.accountId, token, code })
  await expect(stolen).rejects.toMatchObject({ status: 410 })
})
