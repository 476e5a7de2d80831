import { Hono } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { formBody } from '#platform/form/form-body.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { limited, uploads } from '#platform/http/rate-limit.server.ts'
import { ticketForm, ticketResponse } from './contract.ts'
import { createTicket } from './create-ticket.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'

/** Messages to the institution, with a proof. A ticket's content is shown only to the holder of its link. */
export const ticketApi = new Hono<ApiEnv>().post(
  '/tickets',
  documented({
    tag: 'Bantuan',
    summary:
      'Melapor “sudah bayar tetapi belum terkonfirmasi” atau mengadu; bukti JPG, PNG, WebP, atau PDF sampai 5 MB',
    ok: ticketResponse,
    status: [200, 201],
    access: 'public',
    errors: [400, 409, 413, 415, 422, 429, 503],
  }),
  publicAccess,
  limited(uploads),
  formBody,
  validated('form', ticketForm),
  async (c) => {
    const input = c.req.valid('form')
    const proof = await proofIn(input.proof)
    const opened = await createTicket(c.var.ctx, { input, proof, address: clientAddress(c) })
    c.header('Cache-Control', 'no-store')
    if (opened.outcome === 'paid') {
      const paymentUrl = `/payment/${opened.donationId}`
      return c.json({ data: { outcome: 'paid' as const, paymentUrl } }, 200)
    }
    const { number, dueAt, followPath: followUrl } = opened
    const answer = { outcome: 'opened' as const, number, dueAt: dueAt.toISOString(), followUrl }
    return c.json({ data: answer }, 201)
  },
)
