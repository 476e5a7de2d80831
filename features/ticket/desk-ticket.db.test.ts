import { expect, test } from 'vitest'
import { actAs } from '#features/staff/act.server.ts'
import type { TicketState } from '#platform/db/schema/schema-help.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { answerTicket, type TicketAnswer } from './answer-ticket.server.ts'
import {
  countTickets,
  countWaitingTickets,
  findThread,
  listTickets,
} from './desk-queries.server.ts'
import { replyToTicket } from './follow-ticket.server.ts'
import { createTicket } from './create-ticket.server.ts'
import { openTicketProof } from './open-proof.server.ts'

const address = '203.0.113.7'

async function aTicket(ctx: TestCtx, proof?: Buffer) {
  const id = ctx.newPublicId()
  const input = { kind: 'complaint' as const, id, message: 'Telepon tidak dijawab.' }
  const opened = await createTicket(ctx, { input: { ...input, email: undefined }, proof, address })
  if (opened.outcome !== 'opened') throw new Error('no ticket')
  const { id: ticketId } = await ctx.db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', opened.number)
    .executeTakeFirstOrThrow()
  const token = opened.followPath?.split('/').at(-1) ?? ''
  return { id: ticketId, number: opened.number, token }
}

async function messagesIn(ctx: TestCtx, id: string) {
  return (await findThread(ctx.db, id))?.messages ?? []
}

async function answerAs(ctx: TestCtx, answer: Omit<TicketAnswer, 'by'>) {
  const staff = await aStaff(ctx, 'layanan')
  const act = { staff, permission: 'ticket.write', sentence: 'Menjawab tiket' } as const
  await actAs(ctx, act, (within) => answerTicket(within, { ...answer, by: staff.id }))
}

test('an answer and its audit entry are written together, or neither is', async () => {
  const ctx = await testContext()
  const { id, number } = await aTicket(ctx)
  await answerAs(ctx, { number, text: 'Sudah kami tangani.' })
  expect((await findThread(ctx.db, id))?.ticket).toMatchObject({ state: 'answered', due_at: null })
  const entries = () => ctx.db.selectFrom('audit_entry').select(['says', 'permission']).execute()
  expect(await entries()).toEqual([{ says: 'Menjawab tiket', permission: 'ticket.write' }])
  const late = { number, text: 'Sekali lagi.', readTo: ctx.newId() }
  await expect(answerAs(ctx, late)).rejects.toMatchObject({ code: 'ticket/moved-on' })
  expect(await messagesIn(ctx, id)).toHaveLength(2)
  expect(await entries()).toHaveLength(1)
})

test('of two answers to the same message one is written, at once or one after the other', async () => {
  const ctx = await testContext()
  const { id, number, token } = await aTicket(ctx)
  const readTo = (await messagesIn(ctx, id)).at(-1)?.id
  const both = await Promise.allSettled([
    answerAs(ctx, { number, text: 'Jawaban pertama.', readTo }),
    answerAs(ctx, { number, text: 'Jawaban kedua.', readTo }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await messagesIn(ctx, id)).toHaveLength(2)
  // A reply of the person, too, is read before it is answered.
  ctx.clock.advance({ minutes: 1 })
  const read = (await messagesIn(ctx, id)).at(-1)?.id
  await replyToTicket(ctx, { token, text: 'Masih belum.' })
  const blind = { number, text: 'Sama-sama.', readTo: read }
  await expect(answerAs(ctx, blind)).rejects.toMatchObject({ code: 'ticket/moved-on' })
  const now = (await messagesIn(ctx, id)).at(-1)?.id
  await answerAs(ctx, { number, text: 'Kami periksa lagi.', readTo: now })
  expect((await findThread(ctx.db, id))?.ticket.state).toBe('answered')
})

async function setState(ctx: TestCtx, id: string, state: TicketState, day: number) {
  const at = new Date(Date.UTC(2026, 5, day))
  await ctx.db
    .updateTable('ticket')
    .set({
      state,
      due_at: state === 'new' ? at : null,
      closed_at: state === 'closed' ? at : null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}

test('tickets come in pages: what waits by when it is due, then the rest from the last change', async () => {
  const ctx = await testContext({ now: '2026-06-10T00:00:00Z' })
  const states = ['closed', 'new', 'answered', 'new', 'awaiting', 'new', 'closed'] as const
  const days = [1, 14, 3, 9, 5, 9, 7]
  const ids: string[] = []
  const numbers: string[] = []
  for (const [at, state] of states.entries()) {
    // One network opens only so many in an hour; a row's id grows with time.
    ctx.clock.advance({ minutes: 1 })
    const { id, number } = await aTicket(ctx)
    await setState(ctx, id, state, days[at] ?? 1)
    ids.push(id)
    numbers.push(number)
  }
  const walk = async (filter: Parameters<typeof listTickets>[1], limit = 2) => {
    const seen: number[] = []
    let after: string | undefined
    do {
      const { items, next } = await listTickets(ctx.db, { ...filter, after, limit })
      seen.push(...items.map(({ id }) => ids.indexOf(id)))
      after = next ?? undefined
    } while (after)
    return seen
  }
  for (const limit of [1, 2, 3, 50])
    expect([limit, await walk({}, limit)]).toEqual([limit, [3, 5, 1, 6, 4, 2, 0]])
  expect(await walk({ order: 'latest' })).toEqual([6, 5, 4, 3, 2, 1, 0])
  expect(await walk({ order: 'oldest' })).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(await walk({ state: 'closed' })).toEqual([6, 0])
  expect(await walk({ state: 'new' })).toEqual([3, 5, 1])
  expect(await walk({ dueBefore: ctx.now() })).toEqual([3, 5])
  expect(await walk({ number: numbers[4] ?? '' })).toEqual([4])
  expect(await countTickets(ctx.db, { state: 'new' }, 2)).toBe(2)
  expect(await countWaitingTickets(ctx.db, ctx.now())).toEqual({ waiting: 3, overdue: 2 })
  for (const after of ["t.x'", 't.2026-99-99T00:00:00.000Z.x', `t.2026-06-09T00:00:00.000Z.x`])
    expect((await listTickets(ctx.db, { after })).items).toHaveLength(7)
  // What was forgotten has nothing to read.
  await ctx.db
    .updateTable('ticket')
    .set({ forgotten_at: ctx.now() })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await walk({})).toEqual([3, 5, 1, 6, 4, 2])
  expect(await findThread(ctx.db, ids[0])).toBeUndefined()
})

test('an attachment opens by its own ticket only', async () => {
  const ctx = await testContext()
  const { id } = await aTicket(ctx, Buffer.from('%PDF-1.4\nstruk\n%%EOF'))
  const other = await aTicket(ctx)
  const fileId = (await messagesIn(ctx, id))[0]?.files[0]?.id ?? ''
  expect((await openTicketProof(ctx, { ticketId: id, fileId })).type).toBe('application/pdf')
  const foreign = openTicketProof(ctx, { ticketId: other.id, fileId })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})
