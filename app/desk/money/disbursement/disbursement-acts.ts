import { redirect } from 'react-router'
import { payDisbursement } from '#features/disbursement/disburse.server.ts'
import { assertRecipients } from '#features/mustahik/recipients.server.ts'
import { act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { paidInput } from './paid-form.tsx'
import { keepHandover } from './evidence-acts.ts'
import { keepPaper } from './paper-acts.ts'
import { recipientActs } from './recipient-acts.ts'

/** Records that a disbursement left the bank; zakat only to somebody. */
const recordPaidOut = act(
  paidInput,
  'Mencatat penyaluran dibayar',
  async ({ ctx, staff, params }, typed) => {
    const id = rowIdOf(params['id'])
    const [bankAccountId] = typed.banks
    const { bukti: proof, tanggal: paidOn } = typed
    await assertRecipients(ctx, id)
    await payDisbursement(ctx, id, { proof, paidOn, bankAccountId, by: staff.id })
    return redirect(`/kelola/penyaluran/${id}?kabar=simpan`, 303)
  },
)

export const disbursementActs = acts({
  bayar: recordPaidOut,
  berkas: keepPaper,
  serah: keepHandover,
  ...recipientActs,
})
