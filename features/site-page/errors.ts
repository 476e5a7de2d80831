import { Refusal } from '#platform/refusal.ts'

export class PageNotFound extends Refusal {
  override name = 'PageNotFound'
  readonly code = 'page/not-found'
  readonly status = 404

  constructor() {
    super('Halaman atau versi ini tidak ada.')
  }
}

export class VersionOutOfOrder extends Refusal {
  override name = 'VersionOutOfOrder'
  readonly code = 'page/out-of-order'
  readonly status = 409

  constructor() {
    super('Versi baru tidak boleh berlaku sebelum versi yang sudah diterbitkan.', {
      effectiveOn: 'Pilih tanggal yang tidak lebih awal dari versi sebelumnya.',
    })
  }
}
