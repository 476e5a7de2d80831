import { expect, test } from 'vitest'
import { recordNewsConsent, whyHeld } from '#features/message/contact-choices.server.ts'
import { receiveMessage } from '#features/message/inbound/receive-whatsapp.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { getMe } from './queries.server.ts'
import { updateAccount } from './update-account.server.ts'

const phone = '+6281234567890'
const both = { 'news-whatsapp': true, 'reminders-whatsapp': true }

async function write(ctx: TestCtx, text: string) {
  ctx.clock.advance({ seconds: 1 })
  const wrote = { id: ctx.newId(), phone, name: 'Siti', text, media: null }
  await receiveMessage(ctx, { ...wrote, at: ctx.now() })
  ctx.clock.advance({ seconds: 1 })
}

const heldAt = (ctx: TestCtx) => whyHeld(ctx, { kind: 'phone', value: phone, isNews: true })

test('an account says of each wish what STOP made of it, and a new yes and a new STOP count', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { phone })
  const other = await aMember(ctx, { phone: '+6281234567891' })
  for (const id of [accountId, other.accountId]) await updateAccount(ctx, id, { consents: both })
  for (const time of ['first', 'second']) {
    await write(ctx, 'STOP')
    const { consents, stopped } = await getMe(ctx, accountId)
    expect(consents, time).toMatchObject({ 'news-whatsapp': false, 'reminders-whatsapp': true })
    expect(stopped).toMatchObject([{ purpose: 'news-whatsapp', why: 'stopped-news' }])
    const again = await updateAccount(ctx, accountId, { consents: { 'news-whatsapp': true } })
    expect(again).toMatchObject({ consents: both, stopped: [] })
    expect(await heldAt(ctx)).toBeUndefined()
  }
  expect((await getMe(ctx, other.accountId)).consents).toMatchObject(both)
})

test('a yes after all was stopped brings that back alone', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { phone })
  await updateAccount(ctx, accountId, { consents: both })
  await write(ctx, 'STOP SEMUA')
  expect((await getMe(ctx, accountId)).stopped.map(({ why }) => why)).toEqual([
    'stopped-all',
    'stopped-all',
  ])
  const back = await updateAccount(ctx, accountId, { consents: { 'reminders-whatsapp': true } })
  expect(back.consents).toMatchObject({ 'news-whatsapp': false, 'reminders-whatsapp': true })
  expect(await heldAt(ctx)).toBe('no-consent')
  expect(await whyHeld(ctx, { kind: 'phone', value: phone, isNews: false })).toBeUndefined()
})

test('what a contact agreed to by itself is on in its account, and ends there', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx, { phone })
  const agreed = { isStopped: false, source: 'import' } as const
  await recordNewsConsent(ctx, { kind: 'phone', value: phone }, agreed)
  expect((await getMe(ctx, accountId)).consents['news-whatsapp']).toBe(true)
  ctx.clock.advance({ seconds: 1 })
  const off = await updateAccount(ctx, accountId, { consents: { 'news-whatsapp': false } })
  expect(off.consents['news-whatsapp']).toBe(false)
  expect(await heldAt(ctx)).toBe('no-consent')
})
