import { redirect } from 'react-router'
import * as v from 'valibot'
import { requestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import type { DonorBank } from '#features/donor-bank/donor-bank.ts'
import { revealDonorBank } from '#features/donor-bank/donor-bank-rows.server.ts'
import {
  changeSuspensePayer,
  paySuspenseRefund,
} from '#features/suspense/return-suspense.server.ts'
import { findSuspense } from '#features/suspense/suspense-list.server.ts'
import { proposeSuspenseUse } from '#features/suspense/suspense-proposals.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { NotFound } from '#platform/refusal.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { act, type ActArgs, acts, personalAct } from '#app/desk/door.ts'
import {
  bankTyped,
  lookForm,
  type OpenedBank,
  typedBank,
  wholeOrEmpty,
} from '../refund/donor-bank-form.ts'
import { payerFrom } from '../refund/payer-field.ts'
import { rowIdOf } from '#app/not-found.ts'

const ID = v.pipe(
  v.string('Pilih salah satu.'),
  v.check((id: string) => isRowId(id), 'Pilih salah satu.'),
)

/** The forms of what may become of money in suspense. */
const acceptForm = v.object({ donasi: ID, catatan: textOf('Catatan', 500) })
const allocateForm = v.object({ program: ID, alasan: textOf('Alasan', 500) })
const returnForm = v.pipe(
  v.object({
    rekening: v.optional(v.string(), ''),
    sebab: textOf('Sebab', 500),
    ...typedBank,
  }),
  wholeOrEmpty(),
)
const payerForm = v.object({
  pembayar: v.pipe(v.string(), v.minLength(1, 'Pilih sumber dananya.')),
})
const returnedForm = v.object({
  bukti: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Tulis nomor transfer atau nomor pengembalian.'),
    v.maxLength(80, 'Terlalu panjang.'),
  ),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
})

/** What is done with titipan: proposed for one of three uses, and sent back once two people agree. */
export const suspenseActs = acts({
  terima: act(acceptForm, 'Mengajukan titipan sebagai donasi', (args, { donasi, catatan }) =>
    askFor(args, { donationId: donasi }, { note: catatan }),
  ),
  salurkan: act(allocateForm, 'Mengajukan penyaluran titipan', (args, { program, alasan }) =>
    askFor(args, { campaignId: program }, { note: alasan }),
  ),
  kembalikan: personalAct(returnForm, 'Mengajukan pengembalian titipan', (args, typed) => {
    const { rekening, sebab: note } = typed
    Object.assign(args.details, { rekening, sebab: note })
    const bank = bankTyped(typed)
    return askFor(args, { bankAccountId: bankNamed(rekening) }, { note, bank })
  }),
  minta: act(v.object({}), 'Meminta rekening pengirim titipan', askSender),
  buka: act(lookForm, 'Membuka rekening pengirim titipan', showBank),
  ganti: act(payerForm, 'Mengganti rekening pengembalian titipan', changeReturn),
  selesai: act(returnedForm, 'Mencatat titipan dikembalikan', recordReturn),
})

type Use = { donationId?: string; campaignId?: string; bankAccountId?: string | null }
type Note = { note: string; bank?: DonorBank | undefined }

/** Proposes one of them, and leads back to its page. */
async function askFor({ ctx, staff, params }: ActArgs, use: Use, { note, bank }: Note) {
  const suspenseId = rowIdOf(params['id'])
  await proposeSuspenseUse(ctx, { suspenseId, ...use }, { by: staff.id, note, bank })
  return redirect(`/kelola/titipan/${suspenseId}?kabar=ajukan`, 303)
}

/** The account that pays, as the form names it; null leaves it to the provider. */
function bankNamed(typed: string): string | null {
  const payer = payerFrom(typed)
  return payer.by === 'bank' && typed !== '' ? payer.bankAccountId : null
}

/** Asks the sender for the account that titipan goes back to. */
async function askSender({ ctx, staff, params }: ActArgs) {
  const suspenseId = rowIdOf(params['id'])
  const { suspense } = await findSuspense(ctx.db, suspenseId)
  await requestDonorBank(ctx, {
    moneyKey: { donationId: suspense.donation_id, suspenseId },
    by: staff.id,
  })
  return redirect(`/kelola/titipan/${suspenseId}?kabar=minta`, 303)
}

/** Shows the whole account once. */
async function showBank({ ctx, params }: ActArgs): Promise<OpenedBank> {
  const suspenseId = rowIdOf(params['id'])
  const { suspense } = await findSuspense(ctx.db, suspenseId)
  return { donorBank: await revealDonorBank(ctx, { donationId: suspense.donation_id, suspenseId }) }
}

/** Has another account pay it. */
async function changeReturn(args: ActArgs, { pembayar }: v.InferOutput<typeof payerForm>) {
  const { ctx, params } = args
  await changeSuspensePayer(ctx, await decisionOf(args), payerFrom(pembayar))
  return redirect(`/kelola/titipan/${rowIdOf(params['id'])}?kabar=simpan`, 303)
}

/** Books that it reached its sender. */
async function recordReturn(args: ActArgs, typed: v.InferOutput<typeof returnedForm>) {
  const { ctx, params } = args
  const { bukti: bankReference, tanggal: paidOn } = typed
  await paySuspenseRefund(ctx, await decisionOf(args), { bankReference, paidOn })
  return redirect(`/kelola/titipan/${rowIdOf(params['id'])}?kabar=simpan`, 303)
}

async function decisionOf({ ctx, params }: ActArgs) {
  const { decision } = await findSuspense(ctx.db, rowIdOf(params['id']))
  if (decision?.kind !== 'refund') throw new NotFound('Titipan ini tidak menunggu pengembalian.')
  return decision
}
