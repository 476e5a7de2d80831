import { redirect } from 'react-router'
import { payDisbursement } from '#features/disbursement/disburse.server.ts'
import {
  addRecipient,
  assertRecipients,
  dropRecipient,
  type RecipientInput,
} from '#features/mustahik/recipients.server.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { paidInput } from './paid-form.tsx'
import { keepHandover } from './evidence-acts.ts'
import { keepPaper } from './paper-acts.ts'
import * as v from 'valibot'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { countAbove, keysOf } from '../../people/mustahik/mustahik-input.ts'

const count = v.optional(countAbove(0, 'Tulis jumlahnya, boleh 0.'), '0')
const line = v.pipe(
  v.optional(v.string(), ''),
  v.transform(typedLine),
  v.maxLength(120, 'Paling panjang 120 huruf.'),
)

/** What the form of a recipient sends: a number of the register, or a group with its asnaf. */
const recipient = v.object({
  nomor: line,
  kelompok: line,
  asnaf: v.optional(v.union([v.literal(''), v.picklist(keysOf(asnafWords))]), ''),
  bidang: v.picklist(keysOf(areaWords), 'Pilih bidangnya.'),
  pria: count,
  wanita: count,
  keluarga: count,
})

function recipientOf(typed: v.InferOutput<typeof recipient>): RecipientInput {
  const { nomor: number, kelompok: group, asnaf, bidang: area } = typed
  const counts = { men: typed.pria, women: typed.wanita, families: typed.keluarga }
  if (counts.men + counts.women + counts.families === 0)
    throw new InvalidInput({ pria: 'Tulis berapa orang atau keluarga.' })
  if (number && group) throw new InvalidInput({ kelompok: 'Isi nomor atau kelompok, salah satu.' })
  if (number) return { number, area, ...counts }
  if (!group) throw new InvalidInput({ nomor: 'Tulis nomor mustahik, atau nama kelompoknya.' })
  if (!asnaf) throw new InvalidInput({ asnaf: 'Pilih asnaf kelompok ini.' })
  return { group, asnaf, area, ...counts }
}

/** Names whom a disbursement reaches, and takes a name back before it is paid. */
const recipientActs = {
  penerima: personalAct(
    recipient,
    'Mencatat penerima penyaluran',
    async ({ ctx, staff, params }, typed) => {
      const id = rowIdOf(params['id'])
      await addRecipient(ctx, id, { input: recipientOf(typed), by: staff.id })
      return redirect(`/kelola/penyaluran/${id}?kabar=simpan`, 303)
    },
  ),
  lepas: act(
    v.object({ baris: v.pipe(v.string(), v.uuid()) }),
    'Melepas penerima penyaluran',
    async ({ ctx, params }, { baris }) => {
      const id = rowIdOf(params['id'])
      await dropRecipient(ctx, id, baris)
      return redirect(`/kelola/penyaluran/${id}?kabar=hapus`, 303)
    },
  ),
}

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
