import { redirect } from 'react-router'
import * as v from 'valibot'
import { proposeSuspenseUse } from '#features/payment/suspense-proposals.server.ts'
import { textOf } from '#platform/form-text.ts'
import { isRowId } from '#platform/row-id.ts'
import type { ActArgs } from '../door.ts'
import { rowIdOf } from '../ui/found.ts'

const ID = v.pipe(
  v.string('Pilih salah satu.'),
  v.check((id: string) => isRowId(id), 'Pilih salah satu.'),
)

/** The forms of what may become of money in suspense. */
export const acceptForm = v.object({ donasi: ID, catatan: textOf('Catatan', 500) })
export const allocateForm = v.object({ program: ID, alasan: textOf('Alasan', 500) })
export const returnForm = v.object({
  rekening: v.optional(v.string(), ''),
  sebab: textOf('Sebab', 500),
})

type Use = { donationId?: string; campaignId?: string; bankAccountId?: string | null }

/** Proposes one of them, and leads back to its page. */
export async function askFor({ ctx, staff, params }: ActArgs, use: Use, note: string) {
  const suspenseId = rowIdOf(params['id'])
  await proposeSuspenseUse(ctx, { suspenseId, ...use }, { by: staff.id, note })
  return redirect(`/kelola/titipan/${suspenseId}?kabar=ajukan`, 303)
}
