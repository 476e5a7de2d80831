import { Refusal } from '#platform/refusal.ts'

/** An explanation of a verse that no source of this installation has. */
export class NoTafsir extends Refusal {
  override name = 'NoTafsir'
  readonly code = 'quran/no-tafsir'
  readonly status = 404

  constructor() {
    super('Tafsir untuk ayat ini tidak tersedia.')
  }
}

/** A voice this installation does not offer. */
export class UnknownReciter extends Refusal {
  override name = 'UnknownReciter'
  readonly code = 'quran/unknown-reciter'
  readonly status = 422

  constructor() {
    super('Qari ini tidak tersedia.', { qari: 'Pilih salah satu qari dari daftar /v2/qari.' })
  }
}
