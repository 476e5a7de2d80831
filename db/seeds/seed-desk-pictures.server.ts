import sharp from 'sharp'
import { coverSvg } from '#app/ui/cover.ts'
import { addToGallery } from '#features/campaign/save-gallery.server.ts'
import { addPicture } from '#features/media/save-picture.server.ts'
import { keepPicture } from '#platform/picture.server.ts'
import type { CoverDesign } from '#platform/cover.ts'
import type { DemoDesk } from './demo-desk.server.ts'
import { demoId } from './deterministic.ts'

/** The campaign whose page shows a gallery and a report of a payout. */
export const SHOWN_CAMPAIGN = 'meja-dan-buku-madrasah-ende'

type Sample = { name: string; alt: string; design: CoverDesign }

const samples: readonly Sample[] = [
  {
    name: 'before',
    alt: 'Ruang kelas tanpa meja; tikar digelar di lantai semen',
    design: { motif: 'tas', place: 'kelas', palette: 'tanah', seed: 5 },
  },
  {
    name: 'now',
    alt: 'Ruang kelas yang sama dengan meja dan kursi kayu',
    design: { motif: 'meja', place: 'kelas', palette: 'pagi', seed: 6 },
  },
  {
    name: 'shelf',
    alt: 'Tumpukan buku bacaan di perpustakaan kecil madrasah',
    design: { motif: 'buku', place: 'ruang', palette: 'fajar', seed: 9 },
  },
  {
    name: 'water',
    alt: 'Tandon air di tepi sawah',
    design: { motif: 'tandon', place: 'sawah', palette: 'siang', seed: 4 },
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

async function addSample(desk: DemoDesk, { alt, design }: Sample, daysAgo: number) {
  const then = desk.at(daysAgo)
  const bytes = await sharp(Buffer.from(coverSvg(design)))
    .png()
    .toBuffer()
  const picture = await keepPicture(then.files, bytes, { widths: WIDTHS })
  const words = { alt, credit: 'Ilustrasi contoh', licence: 'sendiri' } as const
  const form = { version: 0, ...words, focusX: 50, focusY: 60 }
  const { id } = await addPicture(then, { picture, form }, { by: desk.idOf('program') })
  return id
}
