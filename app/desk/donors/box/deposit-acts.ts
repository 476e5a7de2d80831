import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { depositBoxes } from '#features/donation-box/deposit-boxes.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { filesIn } from '#app/desk/money/voucher/record-acts.ts'
import { dayOfForm } from './box-form.ts'

const form = v.object({
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini.')),
  bank: v.pipe(v.string(), v.uuid('Pilih rekeningnya.')),
  day: dayOfForm,
  line: v.optional(v.string(), ''),
})

/** Takes what was in boxes to the bank. */
export const depositActs = acts({ setor: deposit })

/** The slip is checked and drawn anew before the transaction. */
async function deposit({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(form, request, async (typed, sent) => {
    const files = await filesIn(sent)
    const collectionIds = sent.getAll('kotak').map(String).filter(isRowId)
    const lineId = isRowId(typed.line) ? typed.line : undefined
    const { id, bank: bankAccountId, day } = typed
    const sentence = 'Menyetor kotak amal'
    const details = { kotak: String(collectionIds.length), tanggal: day }
    await actAs(ctx, { staff, permission, sentence, documentId: id, details }, (txCtx) =>
      depositBoxes(
        txCtx,
        { id, collectionIds, bankAccountId, day, files, lineId },
        { by: staff.id, role: staff.role },
      ),
    )
    const back = lineId ? `/kelola/rekening-koran/baris/${lineId}` : '/kelola/kotak?kabar=catat'
    return redirect(back, 303)
  })
}
