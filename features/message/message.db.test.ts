import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { type SignedHook, startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { aMember } from '#tests/members.ts'
import { runJobs } from '#tests/money/payments.ts'
import { AddressRefused } from '#platform/outside/message/mail-port.ts'
import { choicesBehind, changeChoices, wishByLink } from './choices.server.ts'
import { recordNewsConsent } from './contact-choices.server.ts'
import { lotResult } from './send/lot-result.server.ts'
import { sendTemplate, type TemplateOrder } from './send/queue-message.server.ts'

const phone = '+6281234567890'
const report: Omit<TemplateOrder, 'event' | 'to'> = {
  template: 'laporan-penyaluran',
  values: {
    nama: 'Ibu Siti',
    program: 'Sumur',
    laporan: 'Sumur mengalir',
    tautan: 'https://a.id/1',
  },
}
const appeal = { template: 'ramadan', values: { nama: 'Ibu Siti' } }

async function withWhatsapp(now = '2026-11-28T03:00:00Z', env: Record<string, string> = {}) {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx: TestCtx = await testContext({ now, env: { ...fake.env, ...env } })
  const post = async ({ body, headers }: SignedHook) => {
    const request = { method: 'POST', body, headers }
    return (await createWebhooks(ctx).request('/webhooks/whatsapp', request)).status
  }
  const rows = () =>
    ctx.db.selectFrom('sent_message').selectAll().orderBy('queued_at').orderBy('id').execute()
  return { fake, ctx, post, rows }
}

async function agree(ctx: TestCtx, value = phone) {
  await recordNewsConsent(ctx, { kind: 'phone', value }, { isStopped: false, source: 'form' })
}

test('an event has one message, which goes to a number as an approved template', async () => {
  const { fake, ctx, rows } = await withWhatsapp()
  for (const _ of [1, 2]) await sendTemplate(ctx, { ...report, event: 'a', to: { phone } })
  await sendTemplate(ctx, { ...report, event: 'b', to: { email: 'budi@contoh.id', phone } })
  await runJobs(ctx)
  expect(fake.taken).toHaveLength(1)
  expect(fake.taken[0]).toMatchObject({
    to: '6281234567890',
    type: 'template',
    template: { name: 'laporan_penyaluran', language: { code: 'id' } },
  })
  expect(ctx.mails.map(({ to }) => to)).toEqual(['budi@contoh.id'])
  expect((await rows()).map(({ channel, status }) => [channel, status])).toEqual([
    ['whatsapp', 'sent'],
    ['email', 'sent'],
  ])
})

test('statuses come twice and in any order; a forged one is refused', async () => {
  const { fake, ctx, post, rows } = await withWhatsapp()
  await sendTemplate(ctx, { ...report, event: 'a', to: { phone } })
  await runJobs(ctx)
  const [{ wamid } = { wamid: '' }] = fake.taken
  const later = new Date(ctx.now().getTime() + 60_000)
  expect(
    await post(fake.hook({ statuses: [{ id: wamid, status: 'read' }] }, 'another secret')),
  ).toBe(401)
  const forged = fake.status(wamid, 'read')
  expect(await post({ ...forged, body: forged.body.replace('read', 'sent') })).toBe(401)
  expect(await post({ body: forged.body, headers: {} })).toBe(401)
  expect(await post({ ...forged, body: forged.body.slice(0, -1) })).toBe(401)
  // Signed, but about another number of the account: what is written there is not ours to stop or to answer.
  const metadata = { phone_number_id: '206540352242999' }
  const there = { timestamp: '1790000000', type: 'text', text: { body: 'STOP' } }
  const messages = [{ from: phone.slice(1), id: 'wamid.there', ...there }]
  const statuses = [{ id: wamid, status: 'read', timestamp: '1790000000' }]
  expect(await post(fake.hook({ metadata, messages, statuses }))).toBe(200)
  expect(await ctx.db.selectFrom('inbound_message').select('id').execute()).toEqual([])
  expect((await rows())[0]).toMatchObject({ read_at: null })
  const read = fake.status(wamid, 'read', { at: later, category: 'utility' })
  for (const hook of [read, fake.status(wamid, 'delivered'), read, fake.status(wamid, 'sent')])
    expect(await post(hook)).toBe(200)
  expect((await rows())[0]).toMatchObject({
    status: 'sent',
    delivered_at: ctx.now(),
    read_at: later,
    category: 'utility',
  })
  expect(await ctx.db.selectFrom('message_month').select(['category', 'sent']).execute()).toEqual([
    { category: 'utility', sent: 1 },
  ])
})

test('the documented vector of a signature holds, and only our token is given the challenge', async () => {
  const { ctx, post } = await withWhatsapp()
  const body =
    '{"object":"whatsapp_business_account","entry":[{"id":"1","changes":[{"field":"messages","value":{"statuses":[{"id":"wamid.X","status":"delivered","timestamp":"1767225600","recipient_id":"6281234567890"}]}}]}]}'
  const hex = '818aa2226eaf4d7b15140616dbf3e5d85417259506aade9238391aad4329452e'
  expect(await post({ body, headers: { 'x-hub-signature-256': `sha256=${hex}` } })).toBe(200)
  const ask = (token: string) =>
    createWebhooks(ctx).request(
      `/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    )
  expect(await (await ask('verify-token-of-the-tests')).text()).toBe('1158201444')
  expect((await ask('another-token')).status).toBe(403)
})

test('STOP leaves out of a lot on its way whoever wrote it, and nobody else', async () => {
  const { fake, ctx, post, rows } = await withWhatsapp()
  const lotId = ctx.newId()
  const others = ['+6281234567891', '+6281234567892', '+6281234567893']
  for (const to of [phone, ...others]) {
    if (to !== others[2]) await agree(ctx, to)
    await sendTemplate(ctx, { ...appeal, event: `lot ${to}`, to: { phone: to }, lotId })
  }
  for (const _ of [1, 2]) expect(await post(fake.write(phone, 'Tolong berhenti ya'))).toBe(200)
  await runJobs(ctx)
  const templates = fake.taken.filter(({ type }) => type === 'template')
  expect(templates.map(({ to }) => `+${to}`)).toEqual(others.slice(0, 2))
  expect(fake.taken.filter(({ type }) => type === 'text')).toHaveLength(1)
  const left = (await rows()).filter(({ status }) => status === 'unsent')
  expect(left.map(({ why }) => why)).toEqual(['stopped-news', 'no-consent'])
  expect(await lotResult(ctx.db, lotId)).toMatchObject({ sent: 2, unsent: 2, queued: 0 })
})

test('a number without WhatsApp falls back to e-mail, and after the second time counts as not reached', async () => {
  const { fake, ctx, post, rows } = await withWhatsapp()
  const to = { phone, email: 'siti@contoh.id' }
  const wish = { changed_at: ctx.now(), salutation: null, channel: 'whatsapp' as const }
  const { contactHash } = await import('./contact-choices.server.ts')
  const hash = contactHash(ctx.config, phone)
  await ctx.db
    .insertInto('contact_wish')
    .values({ contact_hash: hash, ...wish })
    .execute()
  await sendTemplate(ctx, { ...report, event: 'a', to })
  await runJobs(ctx)
  const failed = fake.status(fake.taken[0]?.wamid ?? '', 'failed', { code: 131026 })
  for (const _ of [1, 2]) expect(await post(failed)).toBe(200)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
  fake.refuse(phone, 131026)
  await sendTemplate(ctx, { ...report, event: 'b', to })
  await sendTemplate(ctx, { ...report, event: 'c', to: { phone } })
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
  expect((await rows()).map(({ channel, status, why }) => [channel, status, why])).toEqual([
    ['email', 'sent', null],
    ['email', 'sent', null],
    [null, 'unsent', 'undeliverable'],
  ])
})

test('news wait for the morning of their reader and stay within the month, service goes at once', async () => {
  // 20.30 in Jakarta is 22.30 in Jayapura.
  const { fake, ctx } = await withWhatsapp('2026-11-28T13:30:00Z', { WHATSAPP_MONTHLY_MOST: '700' })
  await agree(ctx)
  await agree(ctx, '+6281234567891')
  const tautan = 'https://a.id/rutin'
  const papers = { template: 'debit-berhenti', values: { sarana: 'GoPay', tautan } }
  await sendTemplate(ctx, { ...appeal, event: 'wit', to: { phone }, zone: 540 })
  await sendTemplate(ctx, { ...appeal, event: 'wib', to: { phone: '+6281234567891' }, zone: 420 })
  await runJobs(ctx)
  expect(fake.taken.map(({ to }) => to)).toEqual(['6281234567891'])
  ctx.clock.advance({ hours: 6, minutes: 29 })
  await runJobs(ctx)
  expect(fake.taken).toHaveLength(1)
  ctx.clock.advance({ minutes: 1 })
  await runJobs(ctx)
  // The month is spent: 650 of 700.
  expect(fake.taken).toHaveLength(1)
  await sendTemplate(ctx, { ...papers, event: 'p', to: { phone, email: 'siti@contoh.id' } })
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
})

test('an answer that is lost is not sent again: its status says what became of it', async () => {
  const { fake, ctx, post, rows } = await withWhatsapp()
  fake.fail('answer-lost')
  const id = await sendTemplate(ctx, {
    ...report,
    event: 'a',
    to: { phone, email: 'siti@contoh.id' },
    via: 'whatsapp',
  })
  await runJobs(ctx)
  ctx.clock.advance({ hours: 2 })
  await runJobs(ctx)
  expect(fake.taken).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ status: 'unknown' })
  await post(fake.status(fake.taken[0]?.wamid ?? '', 'delivered', { reference: id ?? '' }))
  expect((await rows())[0]).toMatchObject({ status: 'sent', delivered_at: ctx.now() })
})

test('an address that its server refuses for good is written to no more, and its reader by WhatsApp', async () => {
  const { fake, ctx, rows } = await withWhatsapp()
  let tries = 0
  ctx.mail = {
    send: async () => {
      tries += 1
      throw new AddressRefused('the mail server refused it for good: 550 at RCPT TO')
    },
  }
  for (const event of ['a', 'b'])
    await sendTemplate(ctx, { ...report, event, to: { phone, email: 'siti@contoh.id' } })
  await runJobs(ctx)
  expect(tries).toBe(1)
  expect(fake.taken).toHaveLength(2)
  expect((await rows()).every(({ channel }) => channel === 'whatsapp')).toBe(true)
})

test('a link of any message stops news, then all, and calls its reader as they wish', async () => {
  const { fake, ctx } = await withWhatsapp()
  await agree(ctx)
  await sendTemplate(ctx, { ...report, event: 'a', to: { email: 'siti@contoh.id', phone } })
  await sendTemplate(ctx, { ...appeal, event: 'news', to: { phone } })
  await runJobs(ctx)
  const link = /\/pilihan\/([0-9a-f]{64})/.exec(ctx.mails[0]?.text ?? '')?.[1] ?? ''
  expect(await choicesBehind(ctx, link)).toMatchObject({ getsNews: true, getsAny: true })
  await changeChoices(ctx, link, { scope: 'news', isStopped: true })
  await sendTemplate(ctx, { ...appeal, event: 'more news', to: { phone } })
  await wishByLink(ctx, link, { salutation: 'kak', channel: 'whatsapp' })
  const waiting = { sebutan: 'donasi', nominal: 'Rp1', program: 'Sumur', batas: 'besok' }
  const values = { ...waiting, nama: 'Siti', tautan: 'https://a.id' }
  const named = {
    template: 'menunggu-bayar',
    values,
    plainName: 'Siti',
    to: { email: 'siti@contoh.id', phone },
  }
  await sendTemplate(ctx, { ...named, event: 'b' })
  await runJobs(ctx)
  expect(fake.taken.map(({ template }) => template?.name)).toEqual(['ramadan', 'menunggu_bayar'])
  expect(fake.taken[1]?.template?.components[0]?.parameters[0]).toMatchObject({ text: 'Kak Siti' })
  // Agreed to anew in an account, they come again, and stop again.
  ctx.clock.advance({ seconds: 1 })
  const { accountId } = await aMember(ctx, { phone })
  await updateAccount(ctx, accountId, { consents: { 'news-whatsapp': true } })
  expect(await choicesBehind(ctx, link)).toMatchObject({ getsNews: true })
  ctx.clock.advance({ seconds: 1 })
  await changeChoices(ctx, link, { scope: 'news', isStopped: true })
  expect(await choicesBehind(ctx, link)).toMatchObject({ getsNews: false, getsAny: true })
  await changeChoices(ctx, link, { scope: 'all', isStopped: true })
  await sendTemplate(ctx, { ...named, event: 'c' })
  await runJobs(ctx)
  expect([fake.taken.length, ctx.mails.length]).toEqual([2, 1])
  await expect(choicesBehind(ctx, link.replace(/.$/, 'x'))).rejects.toMatchObject({ status: 410 })
})

test('news by e-mail have both headers of RFC 8058 on one line each, and their link is the page', async () => {
  const { ctx } = await withWhatsapp()
  const consent = { isStopped: false, source: 'form' } as const
  await recordNewsConsent(ctx, { kind: 'email', value: 'siti@contoh.id' }, consent)
  await sendTemplate(ctx, { ...appeal, event: 'news', to: { email: 'siti@contoh.id' } })
  await sendTemplate(ctx, { ...report, event: 'a', to: { email: 'siti@contoh.id' } })
  await runJobs(ctx)
  const headers = ctx.mails.find(({ subject }) => subject.includes('Ramadan'))?.headers ?? {}
  expect(headers['List-Unsubscribe']).toMatch(/^<http:\/\/amanah\.test\/pilihan\/[0-9a-f]{64}>$/)
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(ctx.mails.find(({ subject }) => subject.includes('Amanah'))?.headers).toBeUndefined()
})

test('what somebody writes by WhatsApp joins one thread of the help desk, and a stop opens none', async () => {
  const { fake, ctx, post } = await withWhatsapp()
  const question = fake.write(phone, 'Kuitansi saya mana?')
  for (const hook of [question, question, fake.write('+6281234567891', 'STOP')]) await post(hook)
  await runJobs(ctx)
  const tickets = await ctx.db.selectFrom('ticket').select('phone').execute()
  expect(tickets).toEqual([{ phone }])
})
