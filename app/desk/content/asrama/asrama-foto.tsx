import { redirect } from 'react-router'
import * as v from 'valibot'
import { getDeskAsrama } from '#features/asrama/desk-queries.server.ts'
import { showAsramaPicture } from '#features/asrama/save-asrama.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { chosenPhoto, photoChoices } from '../media/photo.ts'
import { pictureField } from '../media/picture-picker.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/asrama-foto.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { id, name, picture } = await orNotFound(() => getDeskAsrama(ctx.db, params.id))
  return { id, name, ...(await photoChoices(ctx.db, picture?.key)) }
}

const photoForm = v.object({
  photoId: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())], 'Pilih lagi.'), ''),
})

export const action = acts({
  simpan: act(photoForm, 'Mengganti foto asrama', async ({ ctx, params }, form) => {
    const row = await getDeskAsrama(ctx.db, params['id'] ?? '')
    const present = row.picture && { ...row.picture, alt: row.picture_alt ?? '' }
    const shown = await chosenPhoto(ctx.db, form.photoId, present)
    await showAsramaPicture(ctx, { id: row.id, shown })
    return redirect(`/kelola/asrama/${row.id}/foto?kabar=simpan`, 303)
  }),
})

export default function AsramaFoto({ loaderData }: Route.ComponentProps) {
  const { id, name, pictures, photoId } = loaderData
  const fields = { photoId: pictureField(pictures, 'Tanpa foto: sampul bergambar') }
  return (
    <DeskPage
      title="Foto asrama"
      lead="Rumah, halaman, atau kegiatan. Tidak ada anak yang dapat dikenali wajahnya."
      back={{ href: `/kelola/asrama/${id}`, label: name }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Simpan foto" stored={{ photoId }} fields={fields} />
    </DeskPage>
  )
}
