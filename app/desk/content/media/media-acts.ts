import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { pictureForm } from '#features/media/contract.ts'
import {
  addPicture,
  changePicture,
  removeFromLibrary,
} from '#features/media/save-picture.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'

export const pictureActs = acts({
  simpan: act(pictureForm, 'Mengubah gambar', async ({ ctx, params }, form) => {
    const id = rowIdOf(params['id'])
    await changePicture(ctx, { id, form })
    return redirect(`/kelola/media/${id}`, 303)
  }),
  hapus: act(v.object({}), 'Menghapus gambar', async ({ ctx, params }) => {
    await removeFromLibrary(ctx, rowIdOf(params['id']))
    return redirect('/kelola/media', 303)
  }),
})

/** What staff do with the library. */
export const mediaActs = acts({ unggah: upload })

/** Stores the files of a picture first, for that is no work within a transaction, then its row. */
async function upload({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(pictureForm, request, async (form, fields) => {
    const file = fields.get('berkas')
    if (!(file instanceof File) || file.size === 0) {
      throw new InvalidInput({ berkas: 'Pilih berkas gambar.' })
    }
    const picture = await keepPicture(ctx.files, Buffer.from(await file.arrayBuffer()))
    const { alt, credit } = form
    const entry = { staff, permission, sentence: 'Menambah gambar', details: { alt, credit } }
    const { id } = await actAs(ctx, entry, async (txCtx, details) => {
      const added = await addPicture(txCtx, { picture, form }, { by: staff.id })
      Object.assign(details, { gambar: added.id, baru: added.isNew })
      return added
    })
    return redirect(`/kelola/media/${id}`, 303)
  })
}
