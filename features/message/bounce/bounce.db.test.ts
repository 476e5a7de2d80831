import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { runJobs } from '#tests/money/payments.ts'
import { signedMessageId } from '#platform/outside/message/signed-message-id.server.ts'
import { recordNewsConsent, whyHeld } from '../contact-choices.server.ts'
import { lotResult } from '../send/lot-result.server.ts'
import { sendTemplate } from '../send/queue-message.server.ts'
import { liftSuppression } from '../suppression.server.ts'
import { listSuppressed } from '../suppressed-list.server.ts'

const secret = 'a secret of thirty-two characters'
const env = {
  INBOUND_MAIL_ADDRESS: 'balas@lembaga.id',
  INBOUND_MAIL_SECRET: secret,
  MAIL_EVENTS_SECRET: secret,
}
const lot = '0199a1b2-0000-7000-8000-00000000aaaa'
const staff = '0199a1b2-0000-7000-8000-00000000bbbb'
const to = 'siti@contoh.id'

async function post(ctx: TestCtx, path: string, body: string, key = secret) {
  const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
  const headers = { 'X-Signature-256': signature }
  return createWebhooks(ctx).request(`/webhooks/${path}`, { method: 'POST', body, headers })
}

/** As Postfix writes it, for the letter of a message. */
function dsn(ctx: TestCtx, id: string, more: { to?: string; status?: string; of?: string } = {}) {
  const { status = '5.1.1', of = to } = more
  const letter = signedMessageId(ctx.config, { id, to: of, host: 'lembaga.id' })
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <mailer-daemon@mx.lembaga.id>',
    `To: ${more.to ?? 'balas@lembaga.id'}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.lembaga.id',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} said no`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${letter}`,
    `To: ${to}`,
    'Subject: Kuitansi',
    '',
    'Assalamu’alaikum',
    '--b--',
    '',
  ].join('\r\n')
}

/** As a provider of mailboxes passes it on, with the reader hidden. */
function complaint(ctx: TestCtx, id: string) {
  const letter = signedMessageId(ctx.config, { id, to, host: 'lembaga.id' })
  return [
    'From: feedback@mailbox.example',
    'To: balas@lembaga.id',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is an abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'Version: 1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${letter}`,
    'To: redacted@mailbox.example',
    '--b--',
    '',
  ].join('\r\n')
}

async function sent(ctx: TestCtx, event: string, more: { phone?: string; lotId?: string } = {}) {
  const { phone, lotId } = more
  const values = { nama: 'Ibu Siti' }
  await sendTemplate(ctx, { event, template: 'ramadan', to: { email: to, phone }, values, lotId })
  await runJobs(ctx)
  const row = await ctx.db
    .selectFrom('sent_message')
    .select(['id', 'status', 'channel', 'why'])
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
  return row
}

async function agreed(ctx: TestCtx) {
  const consent = { isStopped: false, source: 'form' } as const
  await recordNewsConsent(ctx, { kind: 'email', value: to }, consent)
  await recordNewsConsent(ctx, { kind: 'phone', value: '+6281234567890' }, consent)
}

const held = (ctx: TestCtx, isNews = false) => whyHeld(ctx, { kind: 'email', value: to, isNews })
const outcome = async (answer: Promise<Response>) => (await (await answer).json()).outcome

test('a report of the mail server suppresses an address that is none, until staff lift it, and the next does again', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z', env })
  await agreed(ctx)
  const { id } = await sent(ctx, 'a', { lotId: lot })
  // A full mailbox, a letter that is not liked, and a report that anybody could have written suppress nothing.
  for (const status of ['4.2.2', '5.2.2', '5.7.1'])
    await post(ctx, 'mail', dsn(ctx, id, { status }))
  const forged = dsn(ctx, id, { of: 'lain@contoh.id' })
  expect(await outcome(post(ctx, 'mail', forged))).toBe('ignored')
  expect((await post(ctx, 'mail', dsn(ctx, id), 'another secret')).status).toBe(401)
  expect(await held(ctx)).toBeUndefined()
  const second = await sent(ctx, 'b', { lotId: lot })
  expect(await outcome(post(ctx, 'mail', dsn(ctx, second.id)))).toBe('reported')
  expect(await held(ctx)).toBe('undeliverable')
  expect(await lotResult(ctx.db, lot)).toMatchObject({ sent: 0, failed: 2, bounced: 2 })
  expect(await sent(ctx, 'c')).toMatchObject({ status: 'unsent', why: 'undeliverable' })

  const [row] = (await listSuppressed(ctx.db, {})).items
  expect(row).toMatchObject({ shown: 's***@c***.id', kind: 'email', source: 'bounce' })
  expect(row?.words).toContain('5.1.1')
  ctx.clock.advance({ minutes: 1 })
  const reason = 'Menelepon: alamatnya sudah dibetulkan.'
  await liftSuppression(ctx, { id: row?.id ?? '', reason }, { by: staff })
  const again = liftSuppression(ctx, { id: row?.id ?? '', reason }, { by: staff })
  await expect(again).rejects.toMatchObject({ code: 'message/not-suppressed' })
  expect(await held(ctx)).toBeUndefined()
  expect((await listSuppressed(ctx.db, {})).items).toEqual([])
  const third = await sent(ctx, 'd')
  expect(third.status).toBe('sent')
  await post(ctx, 'mail', dsn(ctx, third.id))
  expect(await held(ctx)).toBe('undeliverable')
})

test('a complaint stops news and no receipt; what staff lift is no consent by itself', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z', env })
  await agreed(ctx)
  const { id } = await sent(ctx, 'a')
  expect(await outcome(post(ctx, 'mail', complaint(ctx, id)))).toBe('reported')
  expect([await held(ctx), await held(ctx, true)]).toEqual([undefined, 'stopped-news'])
  const [row] = (await listSuppressed(ctx.db, {})).items
  ctx.clock.advance({ minutes: 1 })
  await liftSuppression(ctx, { id: row?.id ?? '', reason: 'Salah tekan.' }, { by: staff })
  expect(await held(ctx, true)).toBeUndefined()
  const event = (email: string) => ({ type: 'complaint', email, at: ctx.now().toISOString() })
  await post(ctx, 'mail-events', JSON.stringify({ events: [event('baru@contoh.id')] }))
  const [never] = (await listSuppressed(ctx.db, {})).items
  ctx.clock.advance({ minutes: 1 })
  await liftSuppression(ctx, { id: never?.id ?? '', reason: 'Salah tekan.' }, { by: staff })
  const query = { kind: 'email', value: 'baru@contoh.id', isNews: true } as const
  expect(await whyHeld(ctx, query)).toBe('no-consent')
})

test('the relay tells by a signed webhook; one that is late, soft or forged suppresses nothing, and the message goes on by WhatsApp', async () => {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx: TestCtx = await testContext({
    now: '2026-11-28T03:00:00Z',
    env: { ...env, ...fake.env },
  })
  await agreed(ctx)
  const { id } = await sent(ctx, 'a', { phone: '+6281234567890' })
  const letter = signedMessageId(ctx.config, { id, to, host: 'lembaga.id' })
  const at = ctx.now().toISOString()
  const tell = (more: object, key?: string) => {
    const told = { type: 'bounce', email: to, at, message_id: letter, hard: true, ...more }
    return post(ctx, 'mail-events', JSON.stringify({ events: [{ type: 'open' }, told] }), key)
  }
  expect((await tell({}, 'another secret')).status).toBe(401)
  expect((await tell({ email: 'lain@contoh.id', hard: false })).status).toBe(200)
  expect(await listSuppressed(ctx.db, {})).toMatchObject({ items: [] })
  expect((await tell({ status: '5.1.1' })).status).toBe(200)
  expect(await held(ctx)).toBe('undeliverable')
  await runJobs(ctx)
  expect(fake.taken).toHaveLength(1)
  const row = await ctx.db.selectFrom('sent_message').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ status: 'sent', channel: 'whatsapp', why: null, failed_at: null })
  const [suppressed] = (await listSuppressed(ctx.db, {})).items
  ctx.clock.advance({ minutes: 1 })
  const lifted = { id: suppressed?.id ?? '', reason: 'Kotaknya ada lagi.' }
  await liftSuppression(ctx, lifted, { by: staff })
  // The same report once more: it says nothing new.
  await tell({ status: '5.1.1' })
  expect(await held(ctx)).toBeUndefined()
})
