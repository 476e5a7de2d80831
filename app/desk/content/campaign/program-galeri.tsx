import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  addToGallery,
  galleryForm,
  listGallery,
  momentWords,
  removeFromGallery,
} from '#features/campaign/edit/save-gallery.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { Route } from './+types/program-galeri.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/desk/ui/found.ts'
import { campaignAt } from './campaign-at.ts'
import { pictureChoices } from './form/form-choices.ts'
import { AddToGalleryForm, GalleryItem } from './gallery-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  return {
    campaign,
    gallery: await listGallery(ctx.db, campaign.id),
    pictures: await pictureChoices(ctx.db, []),
    mayWrite: isPermitted(staff.role, 'campaign.write'),
  }
}

const removal = v.object({ gambar: v.pipe(v.string(), v.uuid()) })

export const action = acts({
  tambah: act(galleryForm, { says: 'Menambah gambar galeri' }, async ({ ctx, params }, form) => {
    const campaignId = rowIdOf(params['id'])
    await addToGallery(ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/galeri`, 303)
  }),
  lepas: act(
    removal,
    { says: 'Melepas gambar galeri' },
    async ({ ctx, params }, { gambar: id }) => {
      const campaignId = rowIdOf(params['id'])
      await removeFromGallery(ctx, { campaignId, id })
      return redirect(`/kelola/program/${campaignId}/galeri`, 303)
    },
  ),
})

export default function ProgramGaleri({ loaderData }: Route.ComponentProps) {
  const { campaign, gallery, pictures, mayWrite } = loaderData
  return (
    <DeskPage
      title="Galeri"
      tab="Galeri program"
      lead={`Keadaan sebelum dan sekarang, untuk halaman ${campaign.title}.`}
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
      isNarrow
    >
      {gallery.length === 0 ? (
        <EmptyState
          title="Galeri masih kosong"
          text="Tambahkan gambar dari pustaka di bawah ini."
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {gallery.map((each) => (
            <GalleryItem
              key={each.id}
              item={each}
              moment={momentWords[each.moment]}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      )}
      {mayWrite && (
        <DeskSection title="Tambah gambar">
          <AddToGalleryForm pictures={pictures} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
