import { Refusal } from '#platform/refusal.ts'
import { SAVED_MOST } from './saved-verse.ts'

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
export class TooManySaved extends Refusal {
  override name = 'TooManySaved'
  readonly code = 'saved-verse/full'
  readonly status = 409

  constructor() {
    const most = SAVED_MOST.toLocaleString('id-ID')
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
