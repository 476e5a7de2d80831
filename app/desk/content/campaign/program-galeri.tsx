import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  addToGallery,
  galleryForm,
  type GalleryPicture,
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
import { rowIdOf } from '#app/not-found.ts'
import { campaignAt } from './campaign-at.ts'
import { pictureChoices } from './form/form-choices.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { Chip } from '#app/ui/card.tsx'
import { pictureField, Thumbnail } from '#app/desk/content/media/picture-picker.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type ItemProps = { item: GalleryPicture; moment: string; mayWrite: boolean }

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
  tambah: act(galleryForm, 'Menambah gambar galeri', async ({ ctx, params }, form) => {
    const campaignId = rowIdOf(params['id'])
    await addToGallery(ctx, { campaignId, form })
    return redirect(`/kelola/program/${campaignId}/galeri`, 303)
  }),
  lepas: act(removal, 'Melepas gambar galeri', async ({ ctx, params }, { gambar: id }) => {
    const campaignId = rowIdOf(params['id'])
    await removeFromGallery(ctx, { campaignId, id })
    return redirect(`/kelola/program/${campaignId}/galeri`, 303)
  }),
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
          text="Gambar yang ditambahkan dari pustaka tampil di sini."
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

/** Adds a picture of the library to a campaign's gallery. */
function AddToGalleryForm({ pictures }: { pictures: readonly MediaPicture[] }) {
  const fields = {
    mediaId: pictureField(pictures),
    moment: field.choice('Kapan diambil', [
      { value: 'before', label: 'Sebelum' },
      { value: 'now', label: 'Sekarang' },
      { value: 'other', label: 'Suasana lainnya' },
    ]),
    caption: field.optional.text('Keterangan', { maxLength: 160 }),
  }
  return (
    <DeskForm
      isReadable={false}
      act="tambah"
      submit="Tambahkan"
      stored={{ moment: 'now' }}
      fields={fields}
    />
  )
}

/** One picture of a gallery. */
function GalleryItem({ item, moment, mayWrite }: ItemProps) {
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-3">
      <Thumbnail media={{ picture: item.picture, focus: item.picture.focus }} />
      <p>
        <Chip>{moment}</Chip> {item.caption || item.picture.alt}
      </p>
      {mayWrite && (
        <form method="post" action="?aksi=lepas">
          <input type="hidden" name="gambar" value={item.id} />
          <button type="submit" className="min-h-touch text-primary underline">
            Lepas dari galeri
          </button>
        </form>
      )}
    </li>
  )
}
