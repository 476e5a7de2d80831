import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { createWebhooks } from '../../../server/api/webhooks.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { sendJobs } from '#features/message/send/deliver-message.server.ts'
import { sendTicketEmailJob } from '../jobs.server.ts'
import { answerTicket } from '../answer-ticket.server.ts'
import { createTicket } from '../create-ticket.server.ts'
import { findThread } from '../desk-queries.server.ts'
import { receiveReply } from './receive-reply.server.ts'
import { replyAddress } from './reply-address.server.ts'

const jobs = new Map([sendTicketEmailJob, ...sendJobs].map((job) => [job.name, job]))
const secret = 'a secret of thirty-two characters'
const env = { INBOUND_MAIL_ADDRESS: 'balas@lembaga.id', INBOUND_MAIL_SECRET: secret }

const sign = (body: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`

async function deliver(ctx: TestCtx, body: string, signature = sign(body)): Promise<unknown> {
  const headers = { 'X-Signature-256': signature }
  const request = new Request('http://localhost/webhooks/mail', { method: 'POST', body, headers })
  const answer = await createWebhooks(ctx).fetch(request)
  return answer.status === 200
    ? ((await answer.json()) as { outcome: string }).outcome
    : answer.status
}

function rawEmail(headers: Record<string, string>, text: string): string {
  const all = { From: 'Siti <siti@contoh.id>', Subject: 'Re: jawaban', ...headers }
  return [...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n')
}

async function aTicket(ctx: TestCtx, email: string) {
  const id = ctx.newPublicId()
  const input = { kind: 'complaint' as const, id, message: 'Nama di kuitansi keliru.', email }
  const opened = await createTicket(ctx, { input, address: '203.0.113.7' })
  if (opened.outcome !== 'opened') throw new Error('no ticket')
  return opened.number
}

async function threads(ctx: TestCtx) {
  const rows = await ctx.db.selectFrom('ticket').select(['id', 'number']).orderBy('id').execute()
  const found = []
  for (const { id, number } of rows) {
    const messages = (await findThread(ctx.db, id))?.messages ?? []
    found.push({ number, messages: messages.map(({ via, text }) => `${via}: ${text}`) })
  }
  return found
}

test('an answer to the letter of a ticket stands in its thread, once and without what it quotes', async () => {
  const ctx = await testContext({ env })
  const number = await aTicket(ctx, 'siti@contoh.id')
  await aTicket(ctx, 'lain@contoh.id')
  await answerTicket(ctx, { number, text: 'Sudah kami betulkan.', by: null })
  await runDueJobs(ctx, jobs)
  const replyTo = replyAddress(ctx.config, number) ?? ''
  expect(replyTo).toMatch(/^balas\+b-[0-9a-z-]+@lembaga\.id$/)
  expect(ctx.mails.at(-1)).toMatchObject({ to: 'siti@contoh.id', headers: { 'Reply-To': replyTo } })
  // Another mailbox of hers: the address it goes to is the proof.
  const quoted =
    'Terima kasih, sudah benar.\r\n\r\nPada Kam, 12 Mar 2026, Lembaga menulis:\r\n> Sudah'
  const from = 'Siti <siti.kantor@contoh.id>'
  const raw = rawEmail({ 'Message-ID': '<1@contoh.id>', To: replyTo, From: from }, quoted)
  expect(await deliver(ctx, raw)).toBe('taken')
  expect(await deliver(ctx, raw)).toBe('repeated')
  expect((await threads(ctx))[0]?.messages).toEqual([
    'page: Nama di kuitansi keliru.',
    'page: Sudah kami betulkan.',
    'mail: Terima kasih, sudah benar.',
  ])
  // A mark that was guessed leads nowhere: the letter opens a ticket of its own.
  const guessed = replyTo.replace(/-[0-9a-z]{10}@/, '-0000000000@')
  const forged = rawEmail({ 'Message-ID': '<2@x.id>', To: guessed, From: 'x@contoh.id' }, 'Halo.')
  expect(await deliver(ctx, forged)).toBe('taken')
  expect((await threads(ctx)).map(({ messages }) => messages.length)).toEqual([3, 1, 1])
  expect((await threads(ctx))[2]?.messages).toEqual(['mail-claimed: Halo.'])
})

test('what is not signed, what a machine wrote and what is no letter opens nothing', async () => {
  const ctx = await testContext({ env })
  const raw = rawEmail({}, 'Halo.')
  expect(await deliver(ctx, raw, sign(raw, 'another secret of thirty-two char'))).toBe(401)
  expect(await deliver(ctx, raw, '')).toBe(401)
  expect(await deliver(ctx, rawEmail({ 'Auto-Submitted': 'auto-replied' }, 'Cuti.'))).toBe(
    'ignored',
  )
  expect(await deliver(ctx, rawEmail({ From: 'balas@lembaga.id' }, 'Gema.'))).toBe('ignored')
  const report = { 'Content-Type': 'multipart/report; boundary=x' }
  expect(await deliver(ctx, rawEmail(report, 'gagal'))).toBe('ignored')
  expect(await deliver(ctx, 'bukan surat')).toBe('ignored')
  expect(await threads(ctx)).toEqual([])
  const closed = await testContext()
  expect(await deliver(closed, raw)).toBe(404)
})

test('proofs in a letter are kept as safe files, what cannot be kept is said; HTML is read as words', async () => {
  const ctx = await testContext({ env })
  const part = (type: string, name: string, bytes: Buffer) =>
    `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`
  const pdf = part('application/pdf', 'struk.pdf', Buffer.from('%PDF-1.4\nstruk\n%%EOF'))
  const exe = part('application/octet-stream', 'x.exe', Buffer.from('MZ'))
  const html = `--b\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>Bukti &amp; struk</p><script>x()</script>\r\n`
  const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
  expect(await deliver(ctx, rawEmail(headers, `${html}${pdf}${exe}--b--`))).toBe('taken')
  const [only] = await threads(ctx)
  expect(only?.messages).toEqual([
    'mail-claimed: Bukti & struk\n\n(Ada lampiran yang tidak dapat disimpan.)',
  ])
  expect(await ctx.db.selectFrom('ticket_file').select('type').execute()).toEqual([
    { type: 'application/pdf' },
  ])
})

test('two messages of an unknown number at once are one thread, and a closed one is not opened again', async () => {
  const ctx = await testContext()
  const say = (outsideId: string, phone = '+6281234567890') =>
    receiveReply(ctx, { via: 'whatsapp', outsideId, contact: { phone }, text: outsideId })
  const both = await Promise.all([say('wamid.1'), say('wamid.2')])
  expect(new Set(both.map((each) => each?.number)).size).toBe(1)
  expect(await say('wamid.2')).toBeUndefined()
  await say('wamid.3', '+6281234567899')
  await ctx.db
    .updateTable('ticket')
    .set({ state: 'closed', closed_at: ctx.now(), due_at: null })
    .execute()
  expect(await say('wamid.4')).toMatchObject({ isNewTicket: true })
  expect(
    (await threads(ctx)).map(({ messages }) => messages.length).toSorted((a, b) => a - b),
  ).toEqual([1, 1, 2])
})

test('what one donor writes by WhatsApp and by mail is one thread, and a contact of two donors joins none', async () => {
  const ctx = await testContext({ env })
  const contacts: [string, string, string][] = [
    ['0199a1b2-0000-7000-8000-0000000000a1', 'siti@contoh.id', '+6281234567890'],
    ['0199a1b2-0000-7000-8000-0000000000a2', 'ani@contoh.id', '+6281234567891'],
    ['0199a1b2-0000-7000-8000-0000000000a3', 'budi@contoh.id', '+6281234567891'],
  ]
  for (const [id, email, phone] of contacts) {
    const donor = { id, root_id: id, origin: 'donation' as const, name: email, made_at: ctx.now() }
    await ctx.db.insertInto('donor').values(donor).execute()
    const typed = [
      { kind: 'email' as const, value: email },
      { kind: 'phone' as const, value: phone },
    ]
    for (const each of typed)
      await ctx.db
        .insertInto('donor_contact')
        .values({ donor_id: id, ...each, since: ctx.now(), proven_at: null, proven_by: null })
        .execute()
  }
  const write = (outsideId: string, contact: { email: string } | { phone: string }) =>
    receiveReply(ctx, {
      via: 'phone' in contact ? 'whatsapp' : 'mail',
      outsideId,
      contact,
      text: `Pesan ${outsideId}`,
    })
  const first = await write('1', { email: 'siti@contoh.id' })
  expect(await write('2', { phone: '+6281234567890' })).toEqual({ ...first, isNewTicket: false })
  await write('3', { email: 'ani@contoh.id' })
  expect(await write('4', { phone: '+6281234567891' })).toMatchObject({ isNewTicket: true })
  expect((await threads(ctx)).map(({ messages }) => messages)).toEqual([
    ['mail-claimed: Pesan 1', 'whatsapp: Pesan 2'],
    ['mail-claimed: Pesan 3'],
    ['whatsapp: Pesan 4'],
  ])
  const [both] = await ctx.db
    .selectFrom('ticket')
    .select(['contact', 'phone'])
    .orderBy('id')
    .execute()
  expect(both).toEqual({ contact: 'siti@contoh.id', phone: '+6281234567890' })
})
