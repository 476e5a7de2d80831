import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { answerTicket } from './answer-ticket.server.ts'
import type { TicketInput } from './contract.ts'
import { closeTicket, openProof, replyToTicket } from './follow-ticket.server.ts'
import { forgetTicketsSchedule } from './forget-tickets.server.ts'
import { createTicket } from './create-ticket.server.ts'
import { threadOf } from './queries.server.ts'

const address = '203.0.113.7'
const email = 'siti@contoh.id'
const id = '0123456789ABCDEFGHJKMNPQRS'

function aReport(more: Partial<Extract<TicketInput, { kind: 'payment' }>> = {}): TicketInput {
  return {
    kind: 'payment',
    id,
    donationNumber: 'TIDAKTAHU',
    paidOn: '2026-06-01',
    paidTime: '09:05',
    paidVia: 'BCA',
    amount: rupiah(50_000),
    email,
    message: 'Mohon dicek.',
    ...more,
  }
}

function aComplaint(more: Partial<Extract<TicketInput, { kind: 'complaint' }>> = {}): TicketInput {
  return { kind: 'complaint', id, message: 'Telepon tidak dijawab.', email: undefined, ...more }
}

async function give(ctx: TestCtx): Promise<string> {
  await makeCampaign(ctx)
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Siti',
    donorEmail: 'siti@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  return donationId
}

function mailsTo(ctx: TestCtx, to: string) {
  return ctx.mails.filter((mail) => mail.to === to)
}

async function tokenIn(ctx: TestCtx): Promise<string> {
  await runJobs(ctx)
  return /\/pusat-bantuan\/tiket\/(\w{26})/.exec(mailsTo(ctx, email).at(-1)?.text ?? '')?.[1] ?? ''
}

test('a report is written, mailed, answered by e-mail, replied to and closed', async () => {
  const ctx = await payingContext({ now: '2026-06-02T03:00:00Z' })
  const opened = await createTicket(ctx, { input: aReport(), address })
  expect(opened).toMatchObject({ outcome: 'opened', followPath: null })
  const number = opened.outcome === 'opened' ? opened.number : ''

  const token = await tokenIn(ctx)
  const [received, ...none] = mailsTo(ctx, email)
  expect(none).toEqual([])
  expect(received?.subject).toContain(number)
  expect(received?.text).toContain('Rabu, 3 Juni 2026 pukul 16.00 WIB')
  // A person who typed another's address cannot send them a text of their own.
  expect(received?.text).not.toContain('Mohon dicek')
  // The institution reads the text, without the link, which is the writer's.
  const [told] = mailsTo(ctx, ctx.config.institution.email)
  expect(told).toMatchObject({ headers: { 'Reply-To': email } })
  expect(told?.text).toContain('Mohon dicek')
  expect(told?.text).toContain('Jumlah: Rp50.000')
  expect(told?.text).not.toContain(token)

  ctx.clock.advance({ hours: 1 })
  await answerTicket(ctx, { number, text: 'Boleh kirim buktinya?', asks: true, by: null })
  await runJobs(ctx)
  expect(mailsTo(ctx, email)[1]?.text).toContain('Boleh kirim buktinya?')
  expect((await threadOf(ctx.db, token)).ticket).toMatchObject({ state: 'awaiting', due_at: null })

  ctx.clock.advance({ hours: 1 })
  const reply = { token, text: 'Ini buktinya.' }
  await replyToTicket(ctx, reply)
  await replyToTicket(ctx, reply)
  const { ticket, messages } = await threadOf(ctx.db, token)
  expect(ticket).toMatchObject({ state: 'new', due_at: new Date('2026-06-03T09:00:00Z') })
  expect(messages.map(({ author, text }) => [author, text])).toEqual([
    ['person', 'Mohon dicek.'],
    ['staff', 'Boleh kirim buktinya?'],
    ['person', 'Ini buktinya.'],
  ])

  await closeTicket(ctx, token)
  await closeTicket(ctx, token)
  expect((await threadOf(ctx.db, token)).ticket.state).toBe('closed')
  const late = { number, text: 'Terlambat.', by: null }
  await expect(answerTicket(ctx, late)).rejects.toMatchObject({ code: 'ticket/closed' })
  await expect(replyToTicket(ctx, reply)).rejects.toMatchObject({ code: 'ticket/closed' })
})

test('nobody is promised an answer on a holiday', async () => {
  // The Thursday before Pancasila Day, which is a Monday in 2026.
  const ctx = await payingContext({ now: '2026-05-28T12:00:00Z' })
  const opened = await createTicket(ctx, { input: aComplaint(), address })
  expect(opened).toMatchObject({ dueAt: new Date('2026-06-02T09:00:00Z') })
})

test('a form sent twice, also at once, is one ticket; with another content it is refused', async () => {
  const ctx = await payingContext()
  const opening = { input: aComplaint(), proof: Buffer.from('%PDF-1.4\nx\n%%EOF'), address }
  const [first, second] = await Promise.all([
    createTicket(ctx, opening),
    createTicket(ctx, opening),
  ])
  expect(second).toEqual(first)
  expect(await createTicket(ctx, opening)).toEqual(first)
  const rows = await ctx.db.selectFrom('ticket_message').select('id').execute()
  expect(rows).toHaveLength(1)
  const other = { ...opening, input: aComplaint({ message: 'Lain sama sekali.' }) }
  await expect(createTicket(ctx, other)).rejects.toMatchObject({ code: 'ticket/form-reused' })
  const { proof: _, ...without } = opening
  await expect(createTicket(ctx, without)).rejects.toMatchObject({ code: 'ticket/form-reused' })
})

test('a complaint without an address is followed by a link that stands nowhere', async () => {
  const ctx = await payingContext()
  const opened = await createTicket(ctx, { input: aComplaint(), address })
  const path = opened.outcome === 'opened' ? opened.followPath : ''
  const token = path?.split('/').at(-1) ?? ''
  expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
  expect(ctx.mails[0]).toMatchObject({ to: ctx.config.institution.complaints })
  expect(ctx.mails[0]?.headers).toBeUndefined()
  expect(ctx.mails[0]?.text).not.toContain(token)
  const row = await ctx.db.selectFrom('ticket').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row.number).not.toContain(token.slice(0, 4))
  const wrong = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const none of [wrong, row.number, "' or 1=1", '']) {
    await expect(threadOf(ctx.db, none)).rejects.toMatchObject({ status: 404 })
  }
})

test('of an unpaid gift and of a number that is none the answer is the same, and the provider is asked', async () => {
  const ctx = await payingContext()
  const donationNumber = await give(ctx)
  const shape = async (more: object) => {
    const opened = await createTicket(ctx, { input: aReport(more), address })
    return Object.keys(opened)
  }
  const known = await shape({ donationNumber, id: id.replace(/^0/, '1') })
  const looks = await ctx.db
    .selectFrom('job')
    .select('key')
    .where('name', '=', 'payment.settle')
    .where('key', 'like', 'asked %')
    .execute()
  expect(looks).toEqual([{ key: `asked ${donationNumber}-1` }])
  expect(await shape({ donationNumber: '0'.repeat(26), id: id.replace(/^0/, '2') })).toEqual(known)
  expect(await shape({ donationNumber: 'KW/2026/000001', id: id.replace(/^0/, '3') })).toEqual(
    known,
  )
  const found = await ctx.db.selectFrom('ticket').select('state').execute()
  expect(found).toHaveLength(3)
})

test('money that came without a word is found by the report, and then the form says so at once', async () => {
  const ctx = await payingContext({ deliver: async () => 503 })
  const donationNumber = await give(ctx)
  await ctx.sandbox.drive(donationNumber, 'pay')
  await createTicket(ctx, { input: aReport({ donationNumber }), address })
  await runJobs(ctx)

  const again = aReport({ donationNumber, id: id.replace(/^0/, '1') })
  expect(await createTicket(ctx, { input: again, address })).toEqual({
    outcome: 'paid',
    donationId: donationNumber,
  })
  const insisting = { ...again, isInsisting: 'ya' as const }
  expect(await createTicket(ctx, { input: insisting, address })).toMatchObject({
    outcome: 'opened',
  })
})

test('a proof is kept sealed, opens for its own link only, and never as it was sent', async () => {
  const ctx = await payingContext()
  const sent = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Make: 'Kamera' } })
    .png()
    .toBuffer()
  await createTicket(ctx, { input: aReport(), proof: sent, address })
  const token = await tokenIn(ctx)
  const { messages } = await threadOf(ctx.db, token)
  const fileId = messages[0]?.files[0]?.id ?? ''
  const { type, bytes } = await openProof(ctx, { token, fileId })
  expect(type).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 30 })
  const kept = await ctx.db.selectFrom('ticket_file').selectAll().executeTakeFirstOrThrow()
  expect(kept.sealed.includes(bytes.subarray(0, 16))).toBe(false)

  const other = await createTicket(ctx, {
    input: aComplaint({ id: id.replace(/^0/, '1') }),
    address,
  })
  const path = other.outcome === 'opened' ? (other.followPath ?? '') : ''
  const foreign = { token: path.split('/').at(-1) ?? '', fileId }
  await expect(openProof(ctx, foreign)).rejects.toMatchObject({ status: 404 })
})

test('one address gets no flood of letters, and a day ahead is no day of payment', async () => {
  const ctx = await payingContext({ now: '2026-06-02T00:00:00Z' })
  const numbered = (n: number) => aReport({ id: id.replace(/^0/, String(n)) })
  for (let n = 1; n <= 5; n++)
    await createTicket(ctx, { input: numbered(n), address: `10.0.0.${n}` })
  const sixth = { input: numbered(6), address: '10.0.0.6' }
  await expect(createTicket(ctx, sixth)).rejects.toMatchObject({ status: 429 })
  const ahead = { ...aReport(), paidOn: '2026-06-09', email: 'lain@contoh.id' } as TicketInput
  await expect(createTicket(ctx, { input: ahead, address })).rejects.toMatchObject({
    code: 'ticket/paid-in-future',
  })
})

test('what was left alone is closed after 30 days, and a year later nothing personal is left of it', async () => {
  const ctx = await payingContext()
  const opened = await createTicket(ctx, {
    input: aReport(),
    proof: Buffer.from('%PDF-1.4\nx\n%%EOF'),
    address,
  })
  const number = opened.outcome === 'opened' ? opened.number : ''
  const token = await tokenIn(ctx)
  await answerTicket(ctx, { number, text: 'Sudah kami temukan.', by: null })
  ctx.clock.advance({ days: 29 })
  await forgetTicketsSchedule.run(ctx)
  expect((await threadOf(ctx.db, token)).ticket.state).toBe('answered')
  ctx.clock.advance({ days: 2 })
  await forgetTicketsSchedule.run(ctx)
  expect((await threadOf(ctx.db, token)).ticket.state).toBe('closed')
  ctx.clock.advance({ days: 366 })
  await forgetTicketsSchedule.run(ctx)
  await expect(threadOf(ctx.db, token)).rejects.toMatchObject({ status: 404 })
  const row = await ctx.db.selectFrom('ticket').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ number, contact: null, donation_number: null, amount: null })
  expect(await ctx.db.selectFrom('ticket_file').selectAll().execute()).toEqual([])
  expect(await ctx.db.selectFrom('ticket_message').selectAll().execute()).toEqual([])
})
