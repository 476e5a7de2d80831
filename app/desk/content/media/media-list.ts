import type { ExportedList } from '#features/list-export/exported-list.ts'
import { type MediaPicture, pictureLicences } from '#features/media/media.ts'
import { countMedia, listMedia } from '#features/media/queries.server.ts'
import { pictureFile } from '#platform/picture.ts'
import { mediaFilterNames, mediaFilterOf } from './media-filter.ts'

const head = ['keterangan', 'sumber', 'lisensi', 'diunggah', 'lebar', 'tinggi', 'berkas']

/** The library as a file: what each picture shows, whose it is and under which terms. */
export const mediaList: ExportedList = {
  title: 'Pustaka gambar',
  file: 'pustaka-gambar',
  filterNames: mediaFilterNames,
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { items, next } = await listMedia(db, { ...mediaFilterOf(filters), after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countMedia(db, mediaFilterOf(filters), most),
}

function cellsOf({ alt, credit, licence, madeAt, picture }: MediaPicture) {
  const { key, width, height } = picture
  const words = (pictureLicences as Readonly<Record<string, string>>)[licence] ?? licence
  return [alt, credit, words, madeAt, width, height, `/${pictureFile(key, width, 'jpg')}`]
}
