import { refusal } from '#platform/refusal.ts'

export class CampaignNotFound extends refusal({
  code: 'campaign/not-found',
  status: 404,
  message: 'Program ini tidak ditemukan.',
}) {}

export class CategoryNotFound extends refusal({
  code: 'campaign/category-not-found',
  status: 404,
  message: 'Kategori ini tidak ditemukan.',
}) {}

export class UpdateNotFound extends refusal({
  code: 'campaign/update-not-found',
  status: 404,
  message: 'Kabar ini tidak ditemukan.',
}) {}

/** Somebody else saved in between: what was typed is kept, nothing was overwritten. */
export class ChangedMeanwhile extends refusal({
  code: 'campaign/changed-meanwhile',
  status: 409,
  message:
    'Ada yang menyimpan perubahan sejak Anda membuka halaman ini, jadi isian Anda belum tersimpan. Buka versi terbarunya di tab lain, lalu bandingkan dengan isian Anda di bawah ini.',
}) {}

export class CampaignSlugTaken extends refusal({
  code: 'campaign/slug-taken',
  status: 409,
  message: 'Alamat ini sudah dipakai program atau artikel lain.',
  field: 'slug',
}) {}

export class CategorySlugTaken extends refusal({
  code: 'campaign/category-slug-taken',
  status: 409,
  message: 'Alamat ini sudah dipakai kategori lain.',
  field: 'slug',
}) {}

export class CampaignInReview extends refusal({
  code: 'campaign/in-review',
  status: 409,
  message:
    'Program ini sedang menunggu persetujuan. Kembalikan dahulu ke konsep untuk mengubahnya.',
}) {}

export class WrongCampaignState extends refusal({
  code: 'campaign/wrong-state',
  status: 409,
  message: 'Keadaan program ini sudah berubah. Muat ulang halaman untuk melihat keadaannya.',
}) {}

export class PurposeFixed extends refusal({
  code: 'campaign/purpose-fixed',
  status: 409,
  message:
    'Jenis dana program ini tidak dapat diubah lagi: sudah ada donatur yang menitipkan dana untuknya.',
  field: 'purpose',
}) {}

export class PurposeNeedsTwo extends refusal({
  code: 'campaign/purpose-needs-two',
  status: 409,
  message:
    'Program ini sudah terbit. Ajukan perubahan jenis dananya lewat “Perubahan yang perlu disetujui”.',
  field: 'purpose',
}) {}

export class TargetNeedsTwo extends refusal({
  code: 'campaign/target-needs-two',
  status: 409,
  message:
    'Program ini sudah menerima donasi. Ajukan perubahan targetnya lewat “Perubahan yang perlu disetujui”.',
  field: 'target',
}) {}

export class NothingChanges extends refusal({
  code: 'campaign/nothing-changes',
  status: 422,
  message: 'Yang Anda ajukan sama dengan yang berlaku sekarang.',
}) {}

/** What still lacks before a campaign may be published, as sentences. */
export class CampaignIncomplete extends refusal({
  code: 'campaign/incomplete',
  status: 422,
}) {
  constructor(missing: readonly string[]) {
    super(`Program ini belum lengkap: ${missing.join(', ')}.`)
  }
}

export class UnitStays extends refusal({
  code: 'campaign/unit-stays',
  status: 409,
  message: 'Program ini mempunyai unit wakaf. Hapus unitnya dahulu untuk mengganti jenis dananya.',
  field: 'purpose',
}) {}

export class ProposalOfAnother extends refusal({
  code: 'campaign/proposal-of-another',
  status: 409,
  message:
    'Penerbitan program ini diajukan orang lain. Mintalah ia menariknya, atau tolak pengajuannya di “Menunggu Anda”.',
}) {}
