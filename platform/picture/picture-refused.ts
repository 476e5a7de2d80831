import { Refusal } from '../refusal.ts'
import { largestFile, megabytes } from '../files/upload.ts'

const reasons = {
  unsupported: {
    status: 415,
    words: 'Berkas ini bukan foto JPEG, PNG, WebP, atau AVIF. Simpan dalam salah satu format itu.',
  },
  'too-large': {
    status: 413,
    words: `Ukuran foto paling besar ${megabytes(largestFile.picture)}. Pilih yang lebih kecil.`,
  },
  'too-many-pixels': {
    status: 422,
    words: 'Foto ini terlalu besar: paling banyak 40 megapiksel. Perkecil dulu, lalu unggah lagi.',
  },
  animated: { status: 422, words: 'Gambar bergerak belum bisa dipakai. Pilih foto biasa.' },
  broken: { status: 422, words: 'Foto ini tidak bisa dibaca; mungkin rusak. Coba foto lain.' },
} as const

/** A file refused as a picture; the message says what to do instead. */
export class PictureRefused extends Refusal {
  override name = 'PictureRefused'
  readonly code: `picture/${keyof typeof reasons}`
  readonly status: number

  constructor(reason: keyof typeof reasons, words: string = reasons[reason].words) {
    super(words)
    this.code = `picture/${reason}`
    this.status = reasons[reason].status
  }
}
