import type { GalleryPicture } from '#features/campaign/edit/save-gallery.server.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { Chip } from '#app/ui/card.tsx'
import { pictureField } from '../media/picture-picker.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

/** Adds a picture of the library to a campaign's gallery. */
export function AddToGalleryForm({ pictures }: { pictures: readonly MediaPicture[] }) {
  const fields = {
    mediaId: pictureField(pictures),
    moment: field.choice('Kapan diambil', [
      { value: 'before', label: 'Sebelum' },
      { value: 'now', label: 'Sekarang' },
      { value: 'other', label: 'Suasana lainnya' },
    ]),
    caption: field.optional.text('Keterangan', { maxLength: 160 }),
  }
  return <DeskForm act="tambah" submit="Tambahkan" stored={{ moment: 'now' }} fields={fields} />
}

type ItemProps = { item: GalleryPicture; moment: string; mayWrite: boolean }

/** One picture of a gallery. */
export function GalleryItem({ item, moment, mayWrite }: ItemProps) {
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
