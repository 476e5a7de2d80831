import { refusal } from '#platform/refusal.ts'
import type { PictureUse } from './media.ts'

export class PictureNotFound extends refusal({
  code: 'media/not-found',
  status: 404,
  message: 'Gambar ini tidak ada di pustaka.',
}) {}

export class PictureGone extends refusal({
  code: 'media/gone',
  status: 422,
  message: 'Salah satu gambar yang dipakai sudah tidak ada di pustaka. Pilih gambar lain.',
}) {}

export class PictureChanged extends refusal({
  code: 'media/changed-meanwhile',
  status: 409,
  message:
    'Ada yang mengubah keterangan gambar ini sejak Anda membukanya, jadi isian Anda belum tersimpan. Muat ulang untuk melihat yang terbaru.',
}) {}

export class PictureInUse extends refusal({ code: 'media/in-use', status: 409 }) {
  constructor(uses: readonly Pick<PictureUse, 'title'>[]) {
    const named = uses.slice(0, 3).map(({ title }) => title)
    const more = uses.length > named.length ? `, dan ${uses.length - named.length} lainnya` : ''
    super(`Gambar ini masih dipakai: ${named.join(', ')}${more}. Lepaskan dahulu dari sana.`)
  }
}
