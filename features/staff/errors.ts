import { refusal } from '#platform/refusal.ts'

export class NotPermitted extends refusal({
  code: 'staff/not-permitted',
  status: 403,
  message: 'Peran Anda tidak mencakup tindakan ini. Mintalah rekan yang berwenang.',
}) {}

export class SameProposer extends refusal({
  code: 'staff/same-proposer',
  status: 403,
  message: 'Pengajuan harus diputuskan oleh orang lain, bukan oleh pengajunya.',
}) {}

export class ProposalDecided extends refusal({
  code: 'staff/proposal-decided',
  status: 409,
  message: 'Pengajuan ini sudah diputuskan. Muat ulang halaman untuk melihat keadaannya sekarang.',
}) {}

export class ProposalOpen extends refusal({
  code: 'staff/proposal-open',
  status: 409,
  message: 'Sudah ada pengajuan serupa yang menunggu keputusan. Putuskan atau tarik dahulu.',
}) {}

export class ProposalUnknown extends refusal({
  code: 'staff/proposal-unknown',
  status: 404,
  message: 'Pengajuan ini tidak ditemukan.',
}) {}

export class ProposalMoved extends refusal({
  code: 'staff/proposal-moved',
  status: 409,
  message:
    'Keadaannya sudah berubah sejak ini diajukan, jadi tidak dapat disetujui. Tolak dengan alasan itu, lalu minta pengajunya mengajukan lagi.',
}) {}

export class ProposalShownDiffers extends refusal({
  code: 'staff/proposal-shown-differs',
  status: 409,
  message:
    'Isi pengajuan ini berubah sejak halaman Anda dibuka. Periksa yang tampil sekarang, lalu putuskan lagi.',
}) {}

export class ProposerGone extends refusal({
  code: 'staff/proposer-gone',
  status: 409,
  message:
    'Pengajunya tidak lagi berwenang mengajukan ini, jadi tidak dapat disetujui. Tolak, lalu minta yang berwenang mengajukannya.',
}) {}
