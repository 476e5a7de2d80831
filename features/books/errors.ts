import { formatRupiah } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

export class SamePerson extends Refusal {
  override name = 'SamePerson'
  readonly code = 'books/same-person'
  readonly status = 403

  constructor() {
    super('Pengajuan harus disetujui oleh orang lain, bukan oleh pengajunya.')
  }
}

export class NotInThisState extends Refusal {
  override name = 'NotInThisState'
  readonly code = 'books/not-in-this-state'
  readonly status = 409

  constructor() {
    super('Pengajuan ini sudah berubah. Muat ulang halaman untuk melihat keadaannya sekarang.')
  }
}

export class MoneyMissing extends Refusal {
  override name = 'MoneyMissing'
  readonly code = 'books/money-missing'
  readonly status = 409

  constructor(available: number) {
    super(`Dana yang tersedia hanya ${formatRupiah(Math.max(0, available))}.`)
  }
}

export class WrongUse extends Refusal {
  override name = 'WrongUse'
  readonly code = 'books/wrong-use'
  readonly status = 422

  constructor() {
    const sentence = 'Dana ini tidak boleh digunakan untuk keperluan tersebut.'
    super(sentence, { account: sentence })
  }
}

export class ProofMissing extends Refusal {
  override name = 'ProofMissing'
  readonly code = 'books/proof-missing'
  readonly status = 422

  constructor() {
    const sentence = 'Lampirkan bukti penyaluran.'
    super(sentence, { proof: sentence })
  }
}

export class PeriodNotOver extends Refusal {
  override name = 'PeriodNotOver'
  readonly code = 'books/period-not-over'
  readonly status = 422

  constructor() {
    const sentence = 'Hanya hari yang sudah lewat yang dapat ditutup.'
    super(sentence, { through: sentence })
  }
}

export class PeriodClosed extends Refusal {
  override name = 'PeriodClosed'
  readonly code = 'books/period-closed'
  readonly status = 409

  constructor(through: string) {
    super(`Pembukuan sudah ditutup sampai ${through}.`)
  }
}
