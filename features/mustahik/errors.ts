import { refusal } from '#platform/refusal.ts'

export class MustahikUnknown extends refusal({
  code: 'mustahik/unknown',
  status: 404,
  message: 'Mustahik ini tidak ditemukan.',
}) {}

export class MustahikMoved extends refusal({
  code: 'mustahik/moved',
  status: 409,
  message: 'Keadaannya sudah berubah. Muat ulang halaman untuk melihat keadaannya sekarang.',
}) {}

/** The number of the first one stands in the sentence; the page makes it a link. */
export class NikRegistered extends refusal({ code: 'mustahik/nik-registered', status: 409 }) {
  constructor(number: string) {
    const words = `NIK ini sudah terdaftar sebagai ${number}.`
    super(words, { nik: words })
  }
}

export class RegencyUnknown extends refusal({
  code: 'mustahik/regency-unknown',
  status: 422,
  message: 'Tulis nama kabupaten atau kotanya, misalnya Kab. Garut atau Kota Bandung.',
  field: 'wilayah',
}) {}

export class SurveyorDecides extends refusal({
  code: 'mustahik/surveyor-decides',
  status: 403,
  message: 'Anda yang mencatat surveinya. Kelayakan diputuskan rekan lain.',
}) {}

export class ConsentMissing extends refusal({
  code: 'mustahik/consent-missing',
  status: 422,
  message: 'Isi dahulu tanggal persetujuannya untuk didata.',
}) {}

export class SurveyOutdated extends refusal({
  code: 'mustahik/survey-outdated',
  status: 422,
  message: 'Surveinya sudah lewat 12 bulan. Catat survei baru dahulu.',
  field: 'nomor',
}) {}

export class MustahikNotActive extends refusal({
  code: 'mustahik/not-active',
  status: 422,
  message: 'Hanya mustahik yang aktif yang dapat menerima.',
  field: 'nomor',
}) {}

export class NumberUnknown extends refusal({
  code: 'mustahik/number-unknown',
  status: 422,
  message: 'Nomor ini tidak ada di daftar mustahik.',
  field: 'nomor',
}) {}

export class RecipientTwice extends refusal({
  code: 'mustahik/recipient-twice',
  status: 409,
  message: 'Mustahik ini sudah tercatat pada penyaluran ini.',
  field: 'nomor',
}) {}

export class RecipientsMissing extends refusal({
  code: 'mustahik/recipients-missing',
  status: 422,
  message: 'Zakat dibayarkan setelah penerimanya dicatat. Isi bagian Penerima dahulu.',
}) {}

/** A household has members; a single person and an institution have none. */
export class NoHousehold extends refusal({
  code: 'mustahik/no-household',
  status: 409,
  message: 'Hanya keluarga yang beranggota.',
}) {}

/** Help is proven once the money is agreed to leave. */
export class EvidenceTooEarly extends refusal({
  code: 'mustahik/evidence-too-early',
  status: 409,
  message: 'Bukti penyerahan dicatat setelah penyalurannya disetujui.',
}) {}

export class EvidenceUnknown extends refusal({
  code: 'mustahik/evidence-unknown',
  status: 404,
  message: 'Berkas ini tidak ada.',
}) {}

export class TooMuchEvidence extends refusal({
  code: 'mustahik/too-much-evidence',
  status: 422,
  message: 'Paling banyak enam berkas untuk satu penerima, dan dua puluh untuk penyerahan bersama.',
  field: 'foto',
}) {}

/** What proves that somebody received stays with whom it names. */
export class RecipientProven extends refusal({
  code: 'mustahik/recipient-proven',
  status: 409,
  message: 'Penerima ini sudah berbukti, jadi tidak dapat dilepas.',
}) {}
