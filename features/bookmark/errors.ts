import { refusal } from '#platform/refusal.ts'
import { MOST_BOOKMARKS } from './bookmark.ts'

/** No surah has such a verse. */
export class VerseNotFound extends refusal({
  code: 'saved-verse/no-such-verse',
  status: 404,
  message: 'Ayat ini tidak ada.',
}) {}

/** One account keeps so many verses and no more. */
export class TooManyBookmarks extends refusal({ code: 'saved-verse/full', status: 409 }) {
  constructor() {
    const most = MOST_BOOKMARKS.toLocaleString('id-ID')
    super(`Anda sudah menyimpan ${most} ayat, jumlah terbanyak. Hapus beberapa dahulu.`)
  }
}

/** A verse that another device changed is not taken out unseen. */
export class BookmarkChanged extends refusal({
  code: 'saved-verse/changed',
  status: 409,
  message: 'Ayat ini baru diubah di perangkat lain, jadi tidak dihapus. Lihat isinya dahulu.',
}) {}

/** The notes of several devices on one verse together are longer than can be kept. */
export class NoteFull extends refusal({ code: 'saved-verse/note-full', status: 409 }) {
  constructor(place: string) {
    super(`Catatan untuk ${place} sudah terlalu panjang untuk digabung. Ringkaskan dahulu.`)
  }
}
