import { Refusal } from '#platform/refusal.ts'

export class PrayerNotFound extends Refusal {
  override name = 'PrayerNotFound'
  readonly code = 'prayer/not-found'
  readonly status = 404

  constructor() {
    super('Doa ini tidak ditemukan.')
  }
}

export class PrayerHidden extends Refusal {
  override name = 'PrayerHidden'
  readonly code = 'prayer/hidden'
  readonly status = 410

  constructor() {
    super('Doa ini disembunyikan.')
  }
}
