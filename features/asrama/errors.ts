import { type FieldErrors, Refusal } from '#platform/refusal.ts'

export class AsramaNotFound extends Refusal {
  override name = 'AsramaNotFound'
  readonly code = 'asrama/not-found'
  readonly status = 404

  constructor() {
    super('Asrama ini tidak ditemukan.')
  }
}

/** The dormitory arranges visits by telephone. */
export class VisitsByPhone extends Refusal {
  override name = 'VisitsByPhone'
  readonly code = 'asrama/visits-by-phone'
  readonly status = 409

  constructor(phone: string) {
    super(`Kunjungan ke asrama ini diatur lewat telepon. Silakan hubungi ${phone}.`)
  }
}

/** The day or the number of people cannot be. */
export class VisitNotPossible extends Refusal {
  override name = 'VisitNotPossible'
  readonly code = 'asrama/visit-not-possible'
  readonly status = 422

  constructor(fields: FieldErrors) {
    super('Ada isian yang perlu diperbaiki.', fields)
  }
}

/** The same form was sent before with other answers. */
export class VisitFormUsed extends Refusal {
  override name = 'VisitFormUsed'
  readonly code = 'asrama/form-used'
  readonly status = 409

  constructor() {
    super('Formulir ini sudah terkirim dengan isian lain. Muat ulang halaman untuk mengisi baru.')
  }
}

export class VisitNotFound extends Refusal {
  override name = 'VisitNotFound'
  readonly code = 'asrama/visit-not-found'
  readonly status = 404

  constructor() {
    super('Permintaan kunjungan ini tidak ditemukan, atau sudah dihapus.')
  }
}

/** What is asked for does not go from the state the visit is in. */
export class VisitDecided extends Refusal {
  override name = 'VisitDecided'
  readonly code = 'asrama/visit-decided'
  readonly status = 409

  constructor() {
    super('Keadaan kunjungan ini sudah berubah. Muat ulang halaman.')
  }
}

export class NeedNotFound extends Refusal {
  override name = 'NeedNotFound'
  readonly code = 'asrama/need-not-found'
  readonly status = 404

  constructor() {
    super('Kebutuhan ini tidak ada pada asrama itu, atau dihitung dari pembukuan.')
  }
}
