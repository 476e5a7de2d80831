import { addressContext, ctxContext } from '#app/context.ts'
import { submit } from '#app/submit.server.ts'
import { ticketForm } from '#features/ticket/contract.ts'
import { openTicket } from '#features/ticket/open-ticket.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import type { RouterContextProvider } from 'react-router'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The action of both forms of the help centre: opens a ticket and returns its confirmation. */
export async function sendTicket({ request, context }: Args) {
  return submit(ticketForm, request, async (input, form) => {
    const proof = await proofIn(form.get('proof'))
    const address = context.get(addressContext)
    const opened = await openTicket(context.get(ctxContext), { input, proof, address })
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
