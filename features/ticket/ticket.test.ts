import { expect, test } from 'vitest'
import { safeParse } from 'valibot'
import { replyForm, ticketForm } from './contract.ts'
import { nextTicketState, type TicketAct, ticketNumber, ticketNumberIn } from './ticket.ts'

test.each<[Parameters<typeof nextTicketState>[0], TicketAct, string | undefined]>([
  ['new', 'answer', 'answered'],
  ['new', 'ask', 'awaiting'],
  ['answered', 'reply', 'new'],
  ['awaiting', 'reply', 'new'],
  ['awaiting', 'close', 'closed'],
  ['new', 'close', 'closed'],
  ['closed', 'reply', undefined],
  ['closed', 'answer', undefined],
  ['closed', 'close', undefined],
])('a ticket that is %s, after %s, is %s', (state, act, next) => {
  expect(nextTicketState(state, act)).toBe(next)
})

test('a number can be read out, and is not the secret', () => {
  expect(ticketNumber('0123456789ABCDEFGHJKMNPQRS')).toBe('B-0123-4567')
})

const id = '0123456789ABCDEFGHJKMNPQRS'
const payment = {
  kind: 'payment',
  id,
  donationNumber: ' 0123 4567-89abcdefghjkmnpqrs ',
  paidOn: '2026-11-20',
  paidTime: '9.05',
  paidVia: 'BCA',
  amount: '50.000',
  email: 'Siti@Contoh.id',
}
const complaint = { kind: 'complaint', id, message: 'Petugas tidak menjawab telepon.' }

test('what is typed is read as people write it', () => {
  expect(safeParse(ticketForm, payment).output).toMatchObject({
    donationNumber: '0123456789ABCDEFGHJKMNPQRS',
    paidTime: '09:05',
    amount: 50_000,
    email: 'siti@contoh.id',
    message: '',
  })
  expect(
    safeParse(ticketForm, { ...payment, donationNumber: ' tidak tahu ' }).output,
  ).toMatchObject({
    donationNumber: 'tidak tahu',
  })
  expect(safeParse(ticketForm, { ...complaint, email: '' }).output).toMatchObject({
    email: undefined,
  })
})

test.each([
  [{ ...payment, amount: '0' }, 'amount'],
  [{ ...payment, amount: '50,5' }, 'amount'],
  [{ ...payment, paidOn: '2026-02-31' }, 'paidOn'],
  [{ ...payment, paidOn: '20/11/2026' }, 'paidOn'],
  [{ ...payment, paidTime: '25.00' }, 'paidTime'],
  [{ ...payment, email: '' }, 'email'],
  [{ ...payment, email: '081234567890' }, 'email'],
  [{ ...payment, donationNumber: '' }, 'donationNumber'],
  [{ ...payment, message: 'x'.repeat(2_001) }, 'message'],
  [{ ...payment, id: 'x' }, 'id'],
  [{ ...complaint, message: 'pendek' }, 'message'],
  [{ ...complaint, email: 'bukan alamat' }, 'email'],
  [{ id }, 'kind'],
])('%j has a sentence under %s', (given, field) => {
  const { issues = [] } = safeParse(ticketForm, given)
  expect(issues.map(({ path }) => path?.[0]?.key)).toEqual([field])
  expect(issues[0]?.message).toMatch(/[.!?]$/)
})

test('a reply keeps its lines, and an empty one is none', () => {
  expect(safeParse(replyForm, { message: ' a\r\nb\n\n\n\nc ' }).output).toEqual({
    message: 'a\nb\n\nc',
  })
  expect(safeParse(replyForm, { message: '  ' }).success).toBe(false)
})

test.each([
  ['B-7F3K-9Q2M', 'B-7F3K-9Q2M'],
  [' b 7f3k 9q2m ', 'B-7F3K-9Q2M'],
  ['7F3K9Q2M', 'B-7F3K-9Q2M'],
  ['B7F3-K9Q2', 'B-B7F3-K9Q2'],
  ['B-7F3K', undefined],
  ["' or 1=1", undefined],
])('%j is the ticket number %s', (typed, number) => {
  expect(ticketNumberIn(typed)).toBe(number)
})
