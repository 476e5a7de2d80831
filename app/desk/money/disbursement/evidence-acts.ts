import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { addEvidence, type NewEvidence } from '#features/mustahik/evidence.server.ts'
import { evidenceWords } from '#features/mustahik/mustahik.ts'
import { actAs } from '#features/staff/act.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { keysOf } from '../../people/mustahik/mustahik-input.ts'

const signer = v.pipe(
  v.optional(v.string(), ''),
  v.transform(typedLine),
  v.maxLength(120, 'Paling panjang 120 huruf.'),
)

const whole = v.object({ macam: v.picklist(keysOf(evidenceWords), 'Pilih isinya.'), nama: signer })

/** Keeps a photo, a list or the minutes of a whole handover. */
export async function keepHandover(args: ActionFunctionArgs): Promise<unknown> {
  return await submit(whole, args.request, async ({ macam: kind, nama }, fields) => {
    const bytes = await proofIn(fields.get('bukti'))
    if (!bytes) throw new InvalidInput({ bukti: 'Pilih berkasnya.' })
    if (kind === 'receipt' && !nama) throw new InvalidInput({ nama: SIGNER_MISSING })
    const files = [{ kind, proof: await readProof(bytes) }]
    return await keep(args, { recipientId: null, files, signer: nama })
  })
}

const SIGNER_MISSING = 'Tulis siapa yang menandatangani.'

/** Keeps what one recipient was photographed with and signed. Files are drawn anew before the transaction. */
async function keepReceipt(args: ActionFunctionArgs): Promise<unknown> {
  return await submit(v.object({ nama: signer }), args.request, async ({ nama }, fields) => {
    const [photo, signed] = [await proofIn(fields.get('foto')), await proofIn(fields.get('tanda'))]
    if (!photo && !signed)
      throw new InvalidInput({ tanda: 'Minta tanda tangannya, atau lampirkan fotonya.' })
    if (signed && !nama) throw new InvalidInput({ nama: SIGNER_MISSING })
    const files = [
      ...(photo ? [{ kind: 'photo' as const, proof: await readProof(photo) }] : []),
      ...(signed ? [{ kind: 'receipt' as const, proof: await readProof(signed) }] : []),
    ]
    return await keep(args, { recipientId: rowIdOf(args.params['baris']), files, signer: nama })
  })
}

export const receiptActs = acts({ bukti: keepReceipt })

async function keep(
  { context, params }: ActionFunctionArgs,
  evidence: Omit<NewEvidence, 'disbursementId'>,
): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  const disbursementId = rowIdOf(params['id'])
  const details = { isi: evidence.files.map(({ kind }) => evidenceWords[kind]).join(', ') }
  const sentence = 'Mencatat bukti penyerahan'
  const entry = { staff, permission, sentence, documentId: disbursementId, details }
  await actAs(ctx, entry, (txCtx) =>
    addEvidence(txCtx, { ...evidence, disbursementId }, { by: staff.id }),
  )
  const page = `/kelola/penyaluran/${disbursementId}`
  return redirect(`${page}?kabar=simpan`, 303)
}
