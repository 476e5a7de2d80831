import { redirect } from 'react-router'
import * as v from 'valibot'
import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import { staffAnswerForm } from '#features/ticket/contract.ts'
import { holdTicket, releaseTicket } from '#features/ticket/hold-ticket.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { threadAt } from './thread-at.ts'

const nothing = v.object({})
const reason = v.object({
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
  ),
})

/** What staff do with one ticket. */
export const ticketActs = acts({
  jawab: act(
    staffAnswerForm,
    { says: 'Menjawab tiket', isPersonal: true },
    async ({ ctx, params, staff, details }, { text, asks, readTo }) => {
      const { ticket } = await threadAt(ctx.db, params['id'])
      const answer = { number: ticket.number, text, asks: asks === 'ya', readTo, by: staff.id }
      await answerTicket(ctx, answer)
      Object.assign(details, {
        nomor: ticket.number,
        jawaban: answer.asks ? 'meminta keterangan' : 'menjawab',
      })
      return redirect(`/kelola/tiket/${ticket.id}?kabar=jawab`, 303)
    },
  ),
  ambil: act(nothing, { says: 'Memegang tiket' }, async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await holdTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  lepas: act(nothing, { says: 'Melepas tiket' }, async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await releaseTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  buka: act(reason, { says: 'Membuka kontak pelapor' }, async ({ ctx, params, details }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    details['milik'] = `Tiket ${ticket.number}`
    return { contact: ticket.contact ?? '' }
  }),
})
