import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { answerTicket } from './answer-ticket.server.ts'
import { countTickets, holderOf, listTickets } from './desk-queries.server.ts'
import { holdTicket, releaseTicket } from './hold-ticket.server.ts'
import { createTicket } from './create-ticket.server.ts'
import { readyText } from './ready-answer.ts'
import { listReadyAnswers, removeReadyAnswer, saveReadyAnswer } from './ready-answers.server.ts'

const address = '203.0.113.7'

async function aTicket(ctx: TestCtx) {
  const id = ctx.newPublicId()
  const input = { kind: 'complaint' as const, id, message: 'Telepon tidak dijawab.' }
  const opened = await createTicket(ctx, { input: { ...input, email: undefined }, address })
  if (opened.outcome !== 'opened') throw new Error('no ticket')
  const { number } = opened
  const row = ctx.db.selectFrom('ticket').select('id').where('number', '=', number)
  return { number, ...(await row.executeTakeFirstOrThrow()) }
}

test('a ticket is found by number, address, words of its messages and the name of its donor', async () => {
  const ctx = await payingContext()
  const donationNumber = await aDonation(ctx, { donorName: 'Nurlaila Hasanah' })
  const lost = await aTicket(ctx)
  const given = { kind: 'payment' as const, donationNumber, message: 'Struknya saya lampirkan.' }
  const when = {
    paidOn: dayOf(ctx.now()),
    paidTime: '08:00',
    paidVia: 'BSI',
    amount: rupiah(50_000),
  }
  const id = ctx.newPublicId()
  const input = { ...given, ...when, id, email: 'laila.h@contoh.id' }
  await createTicket(ctx, { input: input as never, address })
  const found = async (text: string) =>
    (await listTickets(ctx.db, { text })).items.map(({ kind }) => kind)
  expect(await found('LAILA.H@contoh.id')).toEqual(['payment'])
  for (const text of ['nurlaila', 'hasan nurl', 'lampir', 'laila']) {
    expect([text, await found(text)]).toEqual([text, ['payment']])
  }
  expect(await found('telepon dijawab')).toEqual(['complaint'])
  expect(await found('tidak ada di mana pun')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await countTickets(ctx.db, { text: 'telepon' }, 9)).toBe(1)
  expect((await listTickets(ctx.db, { number: lost.number })).items).toHaveLength(1)
})

test('a ticket has one holder: who takes it, or answers it first, until another takes it over', async () => {
  const ctx = await testContext()
  const { id, number } = await aTicket(ctx)
  const one = await aStaff(ctx, 'layanan')
  const other = await aStaff(ctx, 'admin')
  const holder = async () => (await holderOf(ctx.db, id))?.id
  await answerTicket(ctx, { number, text: 'Kami periksa dahulu.', by: one.id })
  expect(await holder()).toBe(one.id)
  await releaseTicket(ctx, { id, by: other.id })
  expect(await holder()).toBe(one.id)
  await holdTicket(ctx, { id, by: other.id })
  await answerTicket(ctx, { number, text: 'Sudah ditemukan.', by: one.id })
  expect(await holder()).toBe(other.id)
  expect((await listTickets(ctx.db, { heldBy: other.id })).items).toMatchObject([
    { number, holder: other.name },
  ])
  expect((await listTickets(ctx.db, { heldBy: null })).items).toEqual([])
  await releaseTicket(ctx, { id, by: other.id })
  expect((await listTickets(ctx.db, { heldBy: null })).items).toHaveLength(1)
})

test('a ready answer is written once under its title, and stands in a ticket with its number', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'layanan')
  const answer = { title: 'Kuitansi', text: 'Kuitansi untuk tiket {nomor} kami kirim ulang.' }
  await saveReadyAnswer(ctx, { id: null, ...answer }, { by })
  await expect(saveReadyAnswer(ctx, { id: null, ...answer }, { by })).rejects.toMatchObject({
    code: 'ticket/ready-answer-taken',
  })
  const [saved] = await listReadyAnswers(ctx.db)
  expect(saved && readyText(saved, 'B-1')).toBe('Kuitansi untuk tiket B-1 kami kirim ulang.')
  await saveReadyAnswer(ctx, { ...answer, id: saved?.id ?? '', title: 'Kirim ulang' }, { by })
  expect((await listReadyAnswers(ctx.db)).map(({ title }) => title)).toEqual(['Kirim ulang'])
  await removeReadyAnswer(ctx, saved?.id ?? '')
  expect(await listReadyAnswers(ctx.db)).toEqual([])
})
