import { Refusal } from '#platform/refusal.ts'

/** A voice this installation does not offer. */
export class UnknownReciter extends Refusal {
  override name = 'UnknownReciter'
  readonly code = 'quran/unknown-reciter'
  readonly status = 422

  constructor() {
    super('Qari ini tidak tersedia.', { qari: 'Pilih salah satu qari dari daftar /v2/qari.' })
  }
}
