import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as v from 'valibot'
import { recordForLine } from '#features/bank-statement/acts/line-acts.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { addFiles } from '#features/voucher/files.server.ts'
import { previewVoucher, recordVoucher } from '#features/voucher/record-voucher.server.ts'
import { tierOf, tierWords } from '#features/voucher/tier/tiers.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { isRefusal, InvalidInput } from '#platform/refusal.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { type Refused, submit } from '#app/submit.server.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { rowIdOf } from '#app/not-found.ts'

/** What a voucher would post, as the page shows it before anyone agrees. */
export type JournalPreview = {
  values: Record<string, string>
  lines: { label: string; value: string }[]
  total: number
  isAlone: boolean
  /** Who decides it otherwise. */
  deciders: string
  shown: string
}

const texts = v.record(v.string(), v.string())

/** Shows the journal of what was typed; nothing is written. */
export async function showJournal({ request, context, params }: ActionFunctionArgs) {
  const desk = context.get(deskContext)
  return submit(texts, request, async (values) => ({
    preview: await previewOf(desk, params['jenis'] ?? '', values),
  }))
}

async function previewOf({ ctx, staff }: Desk, template: string, values: Record<string, string>) {
  const plan = await previewVoucher(ctx, { template, texts: values }, staff.role)
  const { total, isAlone, shown, postings } = plan
  const lines = await postingLines(ctx.db, postings)
  const deciders = tierWords(await tierOf(ctx.db, { sum: total, day: dayOf(ctx.now()) }))
  return { values, lines, total, isAlone, deciders, shown } satisfies JournalPreview
}

/** Records what was shown, with its paper. The file is checked and drawn anew before the transaction. */
export async function record({ request, context, params }: ActionFunctionArgs): Promise<unknown> {
  const desk = context.get(deskContext)
  const { ctx, staff, permission } = desk
  const template = params['jenis'] ?? ''
  const answer = await submit(texts, request, async (values, form) => {
    const { id = '', shown = '' } = values
    if (!isRowId(id)) throw new InvalidInput({ _: 'Muat ulang halaman ini.' })
    const files = await filesIn(form)
    const sentence = 'Mencatat transaksi'
    const entry = { staff, permission, sentence, documentId: id, details: { transaksi: template } }
    const { line: lineId = '' } = values
    await actAs(ctx, entry, async (txCtx, details) => {
      const voucher = { id, template, texts: values, files, shown }
      const hand = { by: staff.id, role: staff.role }
      const { number, status } = isRowId(lineId)
        ? await recordForLine(txCtx, { lineId, voucher, hand })
        : await recordVoucher(txCtx, voucher, hand)
      Object.assign(details, { nomor: number, keadaan: status })
    })
    if (isRowId(lineId)) return redirect(`/kelola/rekening-koran/baris/${lineId}`, 303)
    return redirect(`/kelola/transaksi/${id}?kabar=catat`, 303)
  })
  return isRefusedAnswer(answer) ? withPreview(desk, template, answer) : answer
}

type RefusedAnswer = { data: Refused; init: ResponseInit | null }

function isRefusedAnswer(answer: unknown): answer is RefusedAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer
}

/** The journal stays on the page where only the paper is missing. */
async function withPreview(desk: Desk, template: string, { data: refused, init }: RefusedAnswer) {
  try {
    const preview = await previewOf(desk, template, refused.values)
    return data({ ...refused, preview }, init ?? {})
  } catch (error) {
    if (!isRefusal(error)) throw error
    return data(refused, init ?? {})
  }
}

/** The paper of a form, checked and drawn anew. */
export async function filesIn(form: FormData) {
  const bytes = await proofIn(form.get('proof'))
  const typed = form.get('berkas')
  const name = (typeof typed === 'string' && typed.trim().slice(0, 80)) || 'Bukti'
  return bytes ? [{ name, proof: await readProof(bytes) }] : []
}

const paper = v.object({
  berkas: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Tulis isi berkasnya, misalnya nota.'),
    v.maxLength(80, 'Paling panjang 80 huruf.'),
  ),
})

/** Adds a paper to a voucher that is recorded. */
export async function keepVoucherFile({
  request,
  context,
  params,
}: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  const voucherId = rowIdOf(params['id'])
  return await submit(paper, request, async ({ berkas }, form) => {
    const files = await filesIn(form)
    if (files.length === 0) throw new InvalidInput({ proof: 'Pilih berkasnya.' })
    const details = { berkas }
    const sentence = 'Melampirkan berkas transaksi'
    const entry = { staff, permission, sentence, documentId: voucherId, details }
    await actAs(ctx, entry, (txCtx) => addFiles(txCtx, { voucherId, files, by: staff.id }))
    return redirect(`/kelola/transaksi/${voucherId}?kabar=simpan`, 303)
  })
}
