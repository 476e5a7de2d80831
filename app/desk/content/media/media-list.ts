import { pictureLicences } from '#features/media/media.ts'
import { countMedia, listMedia, mediaSorts } from '#features/media/queries.server.ts'
import { pictureFile } from '#platform/picture/picture.ts'
import { deskList, knownValue } from '#app/desk/ui/desk-list.ts'

const licenceWords: Readonly<Record<string, string>> = pictureLicences

/** The library: what each picture shows, whose it is and under which terms. */
export const mediaList = deskList({
  title: 'Pustaka gambar',
  file: 'pustaka-gambar',
  filters: ['kata', 'urut'],
  read: ({ kata, urut }) => ({ q: kata, sort: knownValue(mediaSorts, urut) ?? 'terbaru' }),
  page: ({ db }, filter) => listMedia(db, filter),
  count: ({ db }, filter, most) => countMedia(db, filter, most),
  columns: {
    keterangan: ({ alt }) => alt,
    sumber: ({ credit }) => credit,
    lisensi: ({ licence }) => licenceWords[licence] ?? licence,
    diunggah: ({ madeAt }) => madeAt,
    lebar: ({ picture }) => picture.width,
    tinggi: ({ picture }) => picture.height,
    berkas: ({ picture }) => `/${pictureFile(picture.key, picture.width, 'jpg')}`,
  },
})
