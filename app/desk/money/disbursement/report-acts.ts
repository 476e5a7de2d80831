import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { captionForm, disbursementReportForm } from '#features/disbursement/disbursement-report.ts'
import {
  addReportPicture,
  keepDisbursementDocument,
  publishDisbursementReport,
  removeReportPicture,
  saveDisbursementReport,
  setDocumentPublic,
  withdrawDisbursementReport,
} from '#features/disbursement/save-disbursement-report.server.ts'
import { pictureForm } from '#features/media/contract.ts'
import { addPicture } from '#features/media/save-picture.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'

type Params = Readonly<Record<string, string | undefined>>

const back = (params: Params, said: string) =>
  redirect(`/kelola/penyaluran/${rowIdOf(params['id'])}/laporan?kabar=${said}`, 303)

const nothing = v.object({})
const chosen = v.object({
  mediaId: v.pipe(v.string('Pilih gambar.'), v.uuid('Pilih gambar.')),
  // The form of an upload stands on the same page and has the other name.
  keterangan: captionForm,
})
const removal = v.object({ gambar: v.pipe(v.string(), v.uuid()) })
const shown = v.object({ umum: v.optional(v.string()) })

/** What staff do with the report of a disbursement. One person publishes: the disbursement itself was agreed on by two. */
export const reportActs = acts({
  simpan: act(
    disbursementReportForm,
    'Menulis laporan penyaluran',
    async ({ ctx, staff, params }, form) => {
      await saveDisbursementReport(ctx, { id: rowIdOf(params['id']), form }, { by: staff.id })
      return back(params, 'simpan')
    },
  ),
  tambah: act(
    chosen,
    'Menambah foto laporan',
    async ({ ctx, params }, { mediaId, keterangan: caption }) => {
      await addReportPicture(ctx, rowIdOf(params['id']), { mediaId, caption })
      return back(params, 'simpan')
    },
  ),
  unggah: upload,
  lepas: act(removal, 'Melepas foto laporan', async ({ ctx, params }, { gambar }) => {
    await removeReportPicture(ctx, rowIdOf(params['id']), gambar)
    return back(params, 'simpan')
  }),
  dokumen: keepDocument,
  tampilkan: act(shown, 'Mengatur tampilnya bukti', async ({ ctx, params }, { umum }) => {
    await setDocumentPublic(ctx, rowIdOf(params['id']), umum === 'ya')
    return back(params, 'simpan')
  }),
  terbit: act(nothing, 'Menerbitkan laporan penyaluran', async ({ ctx, staff, params }) => {
    await publishDisbursementReport(ctx, rowIdOf(params['id']), { by: staff.id })
    return back(params, 'terbit')
  }),
  tarik: act(nothing, 'Menarik laporan penyaluran', async ({ ctx, params }) => {
    await withdrawDisbursementReport(ctx, rowIdOf(params['id']))
    return back(params, 'simpan')
  }),
})

const uploaded = v.object({ ...pictureForm.entries, caption: captionForm })

/** Stores the files of a picture first, for that is no work within a transaction, then its rows. */
async function upload({ request, context, params }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params['id'])
  return await submit(uploaded, request, async ({ caption, ...form }, fields) => {
    const file = fields.get('berkas')
    if (!(file instanceof File) || file.size === 0) {
      throw new InvalidInput({ berkas: 'Pilih berkas gambar.' })
    }
    const picture = await keepPicture(ctx.files, Buffer.from(await file.arrayBuffer()))
    const { alt, credit } = form
    const entry = { staff, permission, sentence: 'Mengunggah foto laporan', documentId: id }
    await actAs(ctx, { ...entry, details: { alt, credit } }, async (txCtx, details) => {
      const added = await addPicture(txCtx, { picture, form }, { by: staff.id })
      Object.assign(details, { gambar: added.id, baru: added.isNew })
      await addReportPicture(txCtx, id, { mediaId: added.id, caption })
    })
    return back(params, 'simpan')
  })
}

/** The file is checked and drawn anew before its transaction. */
async function keepDocument({ request, context, params }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params['id'])
  return await submit(shown, request, async ({ umum }, fields) => {
    const bytes = await proofIn(fields.get('proof'))
    if (!bytes) throw new InvalidInput({ proof: 'Pilih berkas buktinya.' })
    const proof = await readProof(bytes)
    const isPublic = umum === 'ya'
    const details = { jenis: proof.type, ukuran: proof.bytes.length, umum: isPublic }
    const entry = {
      staff,
      permission,
      sentence: 'Menyimpan bukti penyaluran',
      documentId: id,
      details,
    }
    await actAs(ctx, entry, (txCtx) =>
      keepDisbursementDocument(txCtx, { id, proof, isPublic }, { by: staff.id }),
    )
    return back(params, 'simpan')
  })
}
