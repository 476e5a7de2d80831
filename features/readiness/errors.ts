import { refusal } from '#platform/refusal.ts'

export class WrongTestCode extends refusal({
  code: 'readiness/wrong-code',
  status: 422,
  message: 'Kode ini tidak cocok, atau sudah lewat sehari. Kirim pesan percobaan sekali lagi.',
  field: 'kode',
}) {}

export class NoWayToPhone extends refusal({
  code: 'readiness/no-phone',
  status: 409,
  message: 'Pesan percobaan belum dapat dikirim: jalur pesan atau WhatsApp layanan belum diisi.',
}) {}

export class NotOptional extends refusal({
  code: 'readiness/not-optional',
  status: 409,
  message: 'Yang ini tetap diperlukan.',
}) {}
