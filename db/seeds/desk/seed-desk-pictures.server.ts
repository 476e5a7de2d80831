import { readFile } from 'node:fs/promises'
import { addToGallery } from '#features/campaign/edit/save-gallery.server.ts'
import { addPicture } from '#features/media/save-picture.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import type { DemoDesk } from './demo-desk.server.ts'
import { demoId } from '../deterministic.ts'

/** The campaign whose page shows a gallery and a report of a payout. */
export const SHOWN_CAMPAIGN = 'meja-dan-buku-madrasah-ende'

/** `file` is a drawing in the folder of pictures. */
type Sample = { name: string; alt: string; file: string }

const samples: readonly Sample[] = [
  {
    name: 'before',
    alt: 'Ruang kelas tanpa meja; tikar digelar di lantai semen',
    file: 'kelas-tanpa-meja',
  },
  {
    name: 'now',
    alt: 'Ruang kelas yang sama dengan meja dan kursi kayu',
    file: 'kelas-dengan-meja',
  },
  {
    name: 'shelf',
    alt: 'Tumpukan buku bacaan di perpustakaan kecil madrasah',
    file: 'buku-bacaan',
  },
  {
    name: 'water',
    alt: 'Tandon air di tepi sawah',
    file: 'tandon-air',
  },
]

// Enough for a phone; more of them would make the first start slower.
const WIDTHS = [640]

/** Pictures of the library, drawn like the covers; answers those that a report of a payout shows. */
export async function seedPictures(desk: DemoDesk): Promise<string[]> {
  const ids = new Map<string, string>()
  for (const [index, sample] of samples.entries()) {
    ids.set(sample.name, await addSample(desk, sample, 20 - index * 2))
  }
  const campaignId = demoId(`campaign ${SHOWN_CAMPAIGN}`)
  for (const [name, moment, caption] of shown) {
    const form = { mediaId: ids.get(name) ?? '', moment, caption }
    await addToGallery(desk.at(12), { campaignId, form })
  }
  return [ids.get('shelf') ?? '']
}

const shown = [
  ['before', 'before', 'Sebelum meja dipesan (gambar contoh)'],
  ['now', 'now', 'Setelah meja terpasang (gambar contoh)'],
] as const

async function addSample(desk: DemoDesk, { alt, file }: Sample, daysAgo: number) {
  const then = desk.at(daysAgo)
  const bytes = await readFile(new URL(`../pictures/${file}.webp`, import.meta.url))
  const picture = await keepPicture(then.files, bytes, { widths: WIDTHS })
  const words = { alt, credit: 'Ilustrasi contoh', licence: 'sendiri' } as const
  const form = { version: 0, ...words, focusX: 50, focusY: 60 }
  const { id } = await addPicture(then, { picture, form }, { by: desk.idOf('program') })
  return id
}
