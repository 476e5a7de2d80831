import { addressContext, ctxContext } from '#app/context.ts'
import { formDataOf, refusedBefore, submit } from '#app/submit.server.ts'
import { replyForm, ticketForm } from '#features/ticket/contract.ts'
import { closeTicket, replyToTicket } from '#features/ticket/follow-ticket.server.ts'
import { ticketPath } from '#features/ticket/link.server.ts'
import { createTicket } from '#features/ticket/create-ticket.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { limit, uploads } from '#platform/http/rate-limit.server.ts'
import { redirect, type RouterContextProvider } from 'react-router'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The action of both forms of the help centre: opens a ticket and returns its confirmation. */
export async function sendTicket({ request, context }: Args) {
  const ctx = context.get(ctxContext)
  const address = context.get(addressContext)
  const refused = await refusedBefore(() => limit(ctx, uploads, address))
  if (refused) return refused
  return submit(ticketForm, request, async (input, form) => {
    const proof = await proofIn(form.get('proof'))
    const opened = await createTicket(ctx, { input, proof, address })
    if (opened.outcome === 'paid') {
      return { outcome: 'paid', paymentPath: `/payment/${opened.donationId}` } as const
    }
    const { number, dueAt, followPath } = opened
    const sentTo = input.email ?? null
    return {
      outcome: 'opened',
      number,
      dueAt: dueAt.toISOString(),
      followPath,
      sentTo,
    } as const
  })
}

/** The action of a ticket's own page: closes it, or adds a reply. */
export async function followTicket(token: string, { request, context }: Args) {
  const ctx = context.get(ctxContext)
  const again = redirect(ticketPath(token), 303)
  const refused = await refusedBefore(() => limit(ctx, uploads, context.get(addressContext)))
  if (refused) return refused
  const fields = await formDataOf(request)
  if (fields.get('aksi') === 'tutup') {
    await closeTicket(ctx, token)
    return again
  }
  return submit(replyForm, fields, async ({ message: text }, form) => {
    const proof = await proofIn(form.get('proof'))
    await replyToTicket(ctx, { token, text, proof })
    return again
  })
}
