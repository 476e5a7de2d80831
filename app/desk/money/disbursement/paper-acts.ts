import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { addPaper } from '#features/disbursement/disbursement-papers.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { rowIdOf } from '#app/not-found.ts'

const paper = v.object({
  nama: boundedText('Tulis isi berkasnya, misalnya proposal.', 3, 80),
})

/** Keeps a paper of a proposed disbursement. The file is checked and drawn anew before its transaction. */
export async function keepPaper({
  request,
  context,
  params,
}: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  const disbursementId = rowIdOf(params['id'])
  return await submit(paper, request, async ({ nama: name }, fields) => {
    const bytes = await proofIn(fields.get('proof'))
    if (!bytes) throw new InvalidInput({ proof: 'Pilih berkasnya.' })
    const proof = await readProof(bytes)
    const details = { berkas: name, jenis: proof.type, ukuran: proof.bytes.length }
    const sentence = 'Melampirkan berkas penyaluran'
    const entry = { staff, permission, sentence, documentId: disbursementId, details }
    await actAs(ctx, entry, (txCtx) =>
      addPaper(txCtx, { disbursementId, name, proof }, { by: staff.id }),
    )
    return redirect(`/kelola/penyaluran/${disbursementId}?kabar=simpan`, 303)
  })
}
