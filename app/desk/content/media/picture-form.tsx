import { type MediaPicture, pictureLicences } from '#features/media/media.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'

/** A new picture with what must be said of it. */
export function UploadForm() {
  const fields = {
    berkas: field.file('Berkas', {
      hint: `JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}.`,
      accept: 'image/jpeg,image/png,image/webp,image/avif',
    }),
    ...pictureFields,
  }
  return (
    <DeskForm
      isReadable={false}
      act="unggah"
      submit="Unggah"
      hasFiles
      stored={newPicture}
      fields={fields}
    />
  )
}

export function PictureEditForm({ media }: { media: MediaPicture }) {
  const stored = {
    version: String(media.version),
    alt: media.alt,
    credit: media.credit,
    licence: media.licence,
    focusX: String(media.focus.x),
    focusY: String(media.focus.y),
  }
  return <DeskForm act="simpan" submit="Simpan" stored={stored} fields={pictureFields} />
}

/** The fields of a picture before anything is typed. */
export const newPicture = { version: '0', licence: 'sendiri', focusX: '50', focusY: '50' }

/** What must be said of every picture. */
export const pictureFields: FieldTable = {
  version: field.hidden(),
  alt: field.text('Keterangan gambar', {
    hint: 'Dibacakan kepada yang tidak melihat gambarnya: siapa atau apa yang tampak, di mana.',
    maxLength: 200,
  }),
  credit: field.text('Pemotret atau sumber', { maxLength: 120 }),
  licence: field.choice(
    'Izin pemakaian',
    Object.entries(pictureLicences).map(([key, label]) => ({ value: key, label })),
  ),
  focus: field.columns('wide', {
    focusX: field.text('Titik fokus dari kiri (%)', {
      hint: 'Bagian ini tetap tampak ketika gambar dipotong.',
      type: 'number',
      min: 0,
      max: 100,
    }),
    focusY: field.text('Titik fokus dari atas (%)', {
      hint: '50 adalah tengah; wajah biasanya lebih ke atas.',
      type: 'number',
      min: 0,
      max: 100,
    }),
  }),
}
