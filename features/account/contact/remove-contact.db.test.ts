import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aMember, aPassword, aRegistered, lastEmail } from '#tests/members.ts'
import { getMe } from '../queries.server.ts'
import { removeContact } from './remove-contact.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { aCaller } from '#tests/members.ts'

const siti = { email: 'siti@contoh.id', phone: '+6281234567890' }
const address = aCaller.address

test('a contact is taken out after proving who one is; it is told, and opens nothing any more', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aRegistered(ctx)
  const phone = { kind: 'phone' as const, value: siti.phone }
  await ctx.db
    .insertInto('account_contact')
    .values({ ...phone, account_id: accountId, verified_at: ctx.now() })
    .execute()
  const proof = { accountId, sessionId, address, currentPassword: 'bukan yang ini' }
  const unproved = removeContact(ctx, { ...proof, kind: 'email' })
  await expect(unproved).rejects.toMatchObject({ code: 'account/current-password-wrong' })

  const me = await removeContact(ctx, { ...proof, kind: 'email', currentPassword: aPassword })
  expect(me.contacts).toMatchObject([phone])
  expect(await lastEmail(ctx, siti.email)).toContain('diganti atau dihapus')
  const contact = { kind: 'email' as const, value: siti.email }
  const entry = signIn(ctx, { contact, password: aPassword, caller: aCaller })
  await expect(entry).rejects.toMatchObject({ code: 'account/wrong-credentials' })
  const last = removeContact(ctx, { ...proof, kind: 'phone', currentPassword: aPassword })
  await expect(last).rejects.toMatchObject({ status: 409, code: 'account/last-contact' })
  const none = removeContact(ctx, { ...proof, kind: 'email', currentPassword: aPassword })
  await expect(none).rejects.toMatchObject({ status: 404 })
})

test('two removals at once leave one contact', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx, siti)
  const proof = { accountId, sessionId, address }
  const both = await Promise.allSettled(
    (['email', 'phone'] as const).map((kind) => removeContact(ctx, { ...proof, kind })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await getMe(ctx, accountId)).contacts).toHaveLength(1)
})

test('only the own contact is taken out, it is logged by its kind, and its message is sent at once', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx, siti)
  const budi = await aMember(ctx, { name: 'Budi', email: 'budi@contoh.id' })
  const woken = ctx.wakes()
  await removeContact(ctx, { accountId, sessionId, address, kind: 'email' })
  expect(ctx.wakes()).toBe(woken + 1)
  expect(ctx.logged).toEqual([
    { event: 'account.contact-removed', level: 'info', accountId, kind: 'email' },
  ])
  expect((await getMe(ctx, budi.accountId)).contacts).toHaveLength(1)
})
