import { InvalidInput, refusal } from '#platform/refusal.ts'
import { type FitrahSeason, opensWords } from './fitrah-season.ts'

/** No figures are stored for this region. */
export function unknownRegion(): InvalidInput {
  return new InvalidInput({ wilayah: 'Wilayah tidak dikenal.' })
}

/** The sum sent with a calculation is not its result. */
export class ZakatMismatch extends refusal({
  code: 'zakat/total-mismatch',
  status: 422,
  message: 'Jumlah zakat tidak cocok dengan perhitungannya. Hitung sekali lagi, lalu tunaikan.',
}) {}

/** Zakat fitrah is given in Ramadan, before the prayer of Idulfitri; outside that time it is refused. */
export class FitrahClosed extends refusal({ code: 'zakat/fitrah-closed', status: 409 }) {
  constructor(season: FitrahSeason) {
    super(`${opensWords(season)} Sementara itu, Anda dapat bersedekah di program lain.`)
  }
}

/** Less than an hour before the prayer of Idulfitri no code is drawn: its money could not reach people in time. */
export class FitrahClosing extends refusal({
  code: 'zakat/fitrah-closing',
  status: 409,
  message:
    'Salat Idulfitri kurang dari satu jam lagi, sehingga zakat fitrah lewat halaman ini tidak sempat kami sampaikan. Tunaikan langsung sebelum salat, dengan beras atau uang, kepada amil di masjid tempat Anda salat atau kepada orang yang berhak. Sesudah salat, yang Anda berikan di sini dicatat sebagai sedekah.',
}) {}

export class FiguresInPast extends refusal({
  code: 'zakat/figures-in-past',
  status: 422,
  message:
    'Angka baru berlaku paling awal hari ini: perhitungan yang sudah dibuat memakai angka hari itu.',
  field: 'effectiveFrom',
}) {}

export class FiguresEndBefore extends refusal({
  code: 'zakat/figures-end-before',
  status: 422,
  message: 'Hari terakhir mendahului hari pertama.',
  field: 'effectiveTo',
}) {}

export class RegionUnknown extends refusal({
  code: 'zakat/region-unknown',
  status: 422,
  message: 'Wilayah ini tidak dikenal.',
  field: 'region',
}) {}

export class RegionTaken extends refusal({
  code: 'zakat/region-taken',
  status: 409,
  message: 'Kode wilayah ini sudah dipakai.',
  field: 'code',
}) {}
