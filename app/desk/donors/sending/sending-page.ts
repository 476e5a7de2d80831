import { lotResult } from '#features/message/send/lot-result.server.ts'
import { sendingProposals } from '#features/sending/proposals.server.ts'
import { gaveAfter, getSending, sendingLimit, whyUnsent } from '#features/sending/queries.server.ts'
import { sendingWords } from '#features/sending/test-sending.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'
import { orNotFound } from '#app/desk/ui/found.ts'

/** Everything on the page of one sending. */
export async function sendingPage({ ctx, staff }: Desk, id: string | undefined) {
  const sending = await orNotFound(() => getSending(ctx.db, id))
  const kinds = sendingProposals.map(({ kind }) => kind)
  const proposals = await listProposalsOf(ctx.db, sending.id)
  const open = proposals.find(({ kind, status }) => kinds.includes(kind) && status === 'proposed')
  const isBegun = sending.started_at !== null
  return {
    sending,
    words: await sendingWords(ctx, sending.id, 'Ibu Siti (contoh)'),
    limit: await sendingLimit(ctx.db),
    waitsAt: open ? `/kelola/menunggu/${open.id}` : null,
    result: isBegun ? await lotResult(ctx.db, sending.id) : null,
    unsent: isBegun ? await whyUnsent(ctx.db, sending.id) : [],
    gave: isBegun ? await gaveAfter(ctx.db, sending.id) : null,
    mayWrite: isPermitted(staff.role, 'sending.write'),
  }
}

export type SendingPage = Awaited<ReturnType<typeof sendingPage>>
