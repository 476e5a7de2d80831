import { expect, test } from 'vitest'
import { readContact } from '#platform/text/contact.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  aCaller,
  aMember,
  beginRegistration,
  codeFor,
  lastEmail,
  type TestMember,
  wrong,
} from '#tests/members.ts'
import { beginContact, finishContact } from './add-contact.server.ts'
import { getMe } from '../queries.server.ts'
import { finishRegistration } from '../sign-in/register-account.server.ts'

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

test('a contact of a kind that was not there, or the same again, replaces none and nobody is told', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  for (const typed of ['081234567890', 'siti@contoh.id']) {
    const { token } = await begin(ctx, siti, typed)
    const code = await codeFor(ctx, readContact(typed)?.value ?? '')
    const me = await finishContact(ctx, { accountId: siti.accountId, token, code })
    expect(me.contacts.map(({ value }) => value)).toContain('siti@contoh.id')
  }
  const jobs = await ctx.db.selectFrom('job').select('name').execute()
  expect(jobs.map(({ name }) => name)).toEqual(['account.code', 'account.code'])
})

test('a replaced contact changes nothing of what others have or have begun', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const budi = await aMember(ctx, { name: 'Budi', email: 'budi@contoh.id' })
  const begun = await beginRegistration(ctx, { name: 'Ani', contact: 'ani@contoh.id' })
  const { token } = await begin(ctx, siti, 'siti.baru@contoh.id')
  const code = await codeFor(ctx, 'siti.baru@contoh.id')
  await finishContact(ctx, { accountId: siti.accountId, token, code })
  expect((await getMe(ctx, budi.accountId)).contacts).toMatchObject([{ value: 'budi@contoh.id' }])
  const anis = await codeFor(ctx, 'ani@contoh.id')
  const given = { token: begun.token, code: anis, caller: aCaller }
  const { accountId } = await finishRegistration(ctx, given)
  expect((await getMe(ctx, accountId)).name).toBe('Ani')
})

test('an added contact is logged by its kind alone, and its message is sent at once', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const { token } = await begin(ctx, siti, 'siti.baru@contoh.id')
  const code = await codeFor(ctx, 'siti.baru@contoh.id')
  const woken = ctx.wakes()
  const { accountId } = siti
  await finishContact(ctx, { accountId, token, code })
  expect(ctx.wakes()).toBe(woken + 1)
  expect(ctx.logged).toEqual([
    { event: 'account.contact-added', level: 'info', accountId, kind: 'email' },
  ])
})
