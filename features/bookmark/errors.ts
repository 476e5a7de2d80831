import { Refusal } from '#platform/refusal.ts'
import { MOST_BOOKMARKS } from './bookmark.ts'

/** No surah has such a verse. */
export class VerseNotFound extends Refusal {
  override name = 'VerseNotFound'
  readonly code = 'saved-verse/no-such-verse'
  readonly status = 404

  constructor() {
    super('Ayat ini tidak ada.')
  }
}

/** One account keeps so many verses and no more. */
export class TooManyBookmarks extends Refusal {
  override name = 'TooManyBookmarks'
  readonly code = 'saved-verse/full'
  readonly status = 409

  constructor() {
    const most = MOST_BOOKMARKS.toLocaleString('id-ID')
    super(`Anda sudah menyimpan ${most} ayat, jumlah terbanyak. Hapus beberapa dahulu.`)
  }
}

/** The notes of several devices on one verse together are longer than can be kept. */
export class NoteFull extends Refusal {
  override name = 'NoteFull'
  readonly code = 'saved-verse/note-full'
  readonly status = 409

  constructor(place: string) {
    super(`Catatan untuk ${place} sudah terlalu panjang untuk digabung. Ringkaskan dahulu.`)
  }
}
