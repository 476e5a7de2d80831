import { redirect } from 'react-router'
import * as v from 'valibot'
import { sendPapersAgain } from '#features/donation-log/act-on-donation.server.ts'
import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import { staffAnswerForm } from '#features/ticket/contract.ts'
import { closeForStaff, holdTicket, releaseTicket } from '#features/ticket/hold-ticket.server.ts'
import { ticketNoteForm, writeTicketNote } from '#features/ticket/inbox/ticket-notes.server.ts'
import { openTicketProof } from '#features/ticket/open-proof.server.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { findThread } from '#features/ticket/desk-queries.server.ts'
import type { TicketThread } from '#features/ticket/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { existing } from '#app/not-found.ts'

const nothing = v.object({})
const reason = v.object({
  alasan: boundedText('Tuliskan alasannya, minimal 10 huruf.', 10, 500),
})

export const ticketActs = acts({
  jawab: personalAct(
    staffAnswerForm,
    'Menjawab tiket',
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
  ambil: act(nothing, 'Memegang tiket', async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await holdTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  lepas: act(nothing, 'Melepas tiket', async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await releaseTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  catat: personalAct(
    ticketNoteForm,
    'Mencatat di tiket',
    async ({ ctx, params, staff }, { catatan: text }) => {
      const { ticket } = await threadAt(ctx.db, params['id'])
      await writeTicketNote(ctx, { ticketId: ticket.id, text, by: staff.id })
      return redirect(`/kelola/tiket/${ticket.id}`, 303)
    },
  ),
  tutup: act(nothing, 'Menutup tiket', async ({ ctx, params }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await closeForStaff(ctx, ticket.id)
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  'kirim-ulang': act(
    v.object({ donasi: v.pipe(v.string(), v.uuid()) }),
    'Mengirim ulang kuitansi dari tiket',
    async ({ ctx, params }, { donasi }) => {
      const { ticket } = await threadAt(ctx.db, params['id'])
      await sendPapersAgain(ctx, donasi)
      return redirect(`/kelola/tiket/${ticket.id}?kabar=kuitansi`, 303)
    },
  ),
  lihat: act(
    v.object({ lampiran: v.pipe(v.string(), v.uuid()) }),
    'Melihat lampiran tiket',
    async ({ ctx, params, details }, { lampiran: fileId }) => {
      const { ticket } = await threadAt(ctx.db, params['id'])
      details['nomor'] = ticket.number
      const proof = await openTicketProof(ctx, { ticketId: ticket.id, fileId })
      return { seen: { type: proof.type, base64: proof.bytes.toString('base64') } }
    },
  ),
  buka: act(reason, 'Membuka kontak pelapor', async ({ ctx, params, details }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    details['milik'] = `Tiket ${ticket.number}`
    return { contact: [ticket.phone, ticket.contact].filter(Boolean).join(' · ') }
  }),
})

/** The ticket an address names; throws 404 for one that is unknown or was forgotten. */
export async function threadAt(db: Db, id: string | undefined): Promise<TicketThread> {
  const thread = existing(await findThread(db, id))
  return thread
}
