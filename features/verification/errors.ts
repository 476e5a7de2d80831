import { refusal } from '#platform/refusal.ts'

export class SameVerifier extends refusal({
  code: 'verification/same-person',
  status: 403,
  message: 'Pemeriksaan harus disetujui oleh orang lain, bukan oleh pencatatnya.',
}) {}

export class CheckUnknown extends refusal({
  code: 'verification/unknown-kind',
  status: 422,
  message: 'Jenis pemeriksaan ini tidak dikenal.',
  field: 'kind',
}) {}

export class CheckDecided extends refusal({
  code: 'verification/decided',
  status: 409,
  message: 'Pemeriksaan ini sudah diputuskan. Muat ulang halaman untuk melihat keputusannya.',
}) {}
