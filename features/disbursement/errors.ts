import { refusal } from '#platform/refusal.ts'

export class DisbursementHeld extends refusal({ code: 'books/disbursement-held', status: 409 }) {
  constructor(reason: string) {
    super(`Pencairan program ini sedang ditahan: ${reason}`)
  }
}

export class WrongUse extends refusal({
  code: 'books/wrong-use',
  status: 422,
  message: 'Dana ini tidak boleh digunakan untuk keperluan tersebut.',
  field: 'account',
}) {}

export class PrincipalKept extends refusal({
  code: 'books/principal-kept',
  status: 422,
  message: 'Hanya wakaf per unit yang dibelikan aset. Pokok wakaf lain dijaga.',
  field: 'account',
}) {}

export class ForeignFund extends refusal({
  code: 'books/foreign-fund',
  status: 422,
  message:
    'Dana ini bukan dana program tersebut. Penyaluran program memakai dana program itu sendiri.',
  field: 'fund',
}) {}

export class CampaignMissing extends refusal({
  code: 'books/campaign-missing',
  status: 422,
  message: 'Infak terikat hanya disalurkan melalui programnya. Pilih programnya.',
  field: 'campaignId',
}) {}

export class KindMissing extends refusal({
  code: 'books/kind-missing',
  status: 422,
  message:
    'Dana sosial keagamaan disalurkan menurut peruntukannya. Pilih programnya, atau jenisnya: fidyah tidak membiayai qurban.',
  field: 'jenis',
}) {}

export class ProofMissing extends refusal({
  code: 'books/proof-missing',
  status: 422,
  message: 'Lampirkan bukti penyaluran.',
  field: 'proof',
}) {}

/** Only what was paid out for a campaign is reported on its page. */
export class NotDisbursed extends refusal({
  code: 'books/not-paid-out',
  status: 409,
  message: 'Penyaluran ini belum dibayar, atau bukan untuk suatu program.',
}) {}

export class ReportMissing extends refusal({
  code: 'books/report-missing',
  status: 409,
  message: 'Laporannya belum ditulis. Simpan ceritanya dahulu.',
}) {}

export class ReportChanged extends refusal({
  code: 'books/report-changed',
  status: 409,
  message:
    'Ada yang mengubah laporan ini sejak Anda membukanya, jadi isian Anda belum tersimpan. Muat ulang untuk melihat yang terbaru.',
}) {}

export class TooManyPapers extends refusal({
  code: 'books/too-many-papers',
  status: 422,
  message: 'Paling banyak enam berkas untuk satu penyaluran.',
  field: 'proof',
}) {}

export class DocumentUnknown extends refusal({
  code: 'books/document-unknown',
  status: 404,
  message: 'Tidak ada dokumen bukti di sini.',
}) {}
