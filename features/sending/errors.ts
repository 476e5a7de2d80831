import { refusal } from '#platform/refusal.ts'

export class SendingUnknown extends refusal({
  code: 'sending/unknown',
  status: 404,
  message: 'Kiriman ini tidak ditemukan.',
}) {}

/** It runs already, was stopped, or its list is still made. */
export class SendingNotDraft extends refusal({
  code: 'sending/not-draft',
  status: 409,
  message: 'Kiriman ini sudah berjalan, sudah dihentikan, atau daftarnya masih disusun.',
}) {}

export class SendingEmpty extends refusal({
  code: 'sending/empty',
  status: 422,
  message: 'Tidak ada seorang pun di daftarnya.',
}) {}
