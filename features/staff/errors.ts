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
