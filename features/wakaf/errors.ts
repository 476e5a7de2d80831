import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export class NotWakaf extends refusal({
  code: 'wakaf/not-wakaf',
  status: 409,
  message: 'Unit wakaf hanya untuk program berjenis dana wakaf.',
}) {}

export class UnitTaken extends refusal({
  code: 'wakaf/unit-taken',
  status: 409,
  message:
    'Unit ini sudah dipakai donatur, atau programnya sudah terbit. Harga dan namanya tidak dapat diganti lagi.',
}) {}

export class TotalTooSmall extends refusal({ code: 'wakaf/total-too-small', status: 409 }) {
  constructor(taken: number) {
    const words = `Sudah ada ${taken.toLocaleString('id-ID')} unit yang diwakafkan; jumlahnya tidak boleh kurang dari itu.`
    super(words, { total: words })
  }
}

export class UnitChanged extends refusal({
  code: 'wakaf/changed-meanwhile',
  status: 409,
  message:
    'Ada yang mengubah unit ini sejak Anda membuka halaman, jadi isian Anda belum tersimpan. Muat ulang untuk melihat yang terbaru.',
}) {}

export class UnitMissing extends refusal({
  code: 'wakaf/unit-missing',
  status: 409,
  message: 'Tentukan dahulu unitnya: isi paket dihitung dalam unit itu.',
}) {}

export class PackageTooLarge extends refusal({ code: 'wakaf/package-too-large', status: 422 }) {
  constructor(total: number) {
    const words = `Isi paket tidak boleh lebih dari seluruh unit, yaitu ${total.toLocaleString('id-ID')}.`
    super(words, { packageUnits: words })
  }
}

export class TooManyPackages extends refusal({ code: 'wakaf/too-many-packages', status: 409 }) {
  constructor(most: number) {
    super(`Paling banyak ${most} paket ditawarkan sekaligus. Tarik salah satunya dahulu.`)
  }
}

export class PackageTwice extends refusal({
  code: 'wakaf/package-twice',
  status: 422,
  message: 'Sudah ada paket dengan nama ini yang ditawarkan.',
  field: 'packageName',
}) {}

/** A part of a wakaf in units goes back as whole units. */
export class NotWholeUnits extends refusal({ code: 'wakaf/not-whole-units', status: 422 }) {
  constructor({ name, price }: { name: string; price: Rupiah }) {
    const words = `Wakaf ini dalam unit: yang kembali harus kelipatan ${formatRupiah(price)} (1 ${name}), atau seluruhnya.`
    super(words, { nominal: words })
  }
}
