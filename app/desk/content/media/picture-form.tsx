import { type MediaPicture, pictureLicences } from '#features/media/media.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskFile, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

/** A new picture with what must be said of it. */
export function UploadForm({ refused }: { refused: Refused | undefined }) {
  const value = fieldValues(refused, newPicture)
  return (
    <DeskForm act="unggah" submit="Unggah" refused={refused} hasFiles>
      <DeskFile
        name="berkas"
        label="Berkas"
        hint={`JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}.`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        error={refused?.errors['berkas']}
      />
      <PictureFields value={value} />
    </DeskForm>
  )
}

type EditProps = { media: MediaPicture; refused: Refused | undefined }

export function PictureEditForm({ media, refused }: EditProps) {
  const value = fieldValues(refused, {
    version: String(media.version),
    alt: media.alt,
    credit: media.credit,
    licence: media.licence,
    focusX: String(media.focus.x),
    focusY: String(media.focus.y),
  })
  return (
    <DeskForm act="simpan" submit="Simpan" refused={refused}>
      <PictureFields value={value} />
    </DeskForm>
  )
}

/** The fields of a picture before anything is typed. */
export const newPicture = { version: '0', licence: 'sendiri', focusX: '50', focusY: '50' }

/** What must be said of every picture. */
export function PictureFields({ value }: { value: ReturnType<typeof fieldValues> }) {
  return (
    <>
      <input type="hidden" name="version" value={value('version').defaultValue} />
      <DeskText
        {...value('alt')}
        label="Keterangan gambar"
        hint="Dibacakan kepada yang tidak melihat gambarnya: siapa atau apa yang tampak, di mana."
        maxLength={200}
      />
      <DeskText {...value('credit')} label="Pemotret atau sumber" maxLength={120} />
      <DeskSelect
        {...value('licence')}
        label="Izin pemakaian"
        choices={Object.entries(pictureLicences).map(([key, label]) => ({ value: key, label }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskText
          {...value('focusX')}
          label="Titik fokus dari kiri (%)"
          hint="Bagian ini tetap tampak ketika gambar dipotong."
          type="number"
          min={0}
          max={100}
        />
        <DeskText
          {...value('focusY')}
          label="Titik fokus dari atas (%)"
          hint="50 adalah tengah; wajah biasanya lebih ke atas."
          type="number"
          min={0}
          max={100}
        />
      </div>
    </>
  )
}
