import { refusal } from '#platform/refusal.ts'

export class HelpArticleNotFound extends refusal({
  code: 'help/not-found',
  status: 404,
  message: 'Artikel bantuan ini tidak ditemukan.',
}) {}

export class HelpSlugTaken extends refusal({
  code: 'help/slug-taken',
  status: 409,
  message: 'Alamat ini sudah dipakai artikel bantuan lain. Pilih alamat lain.',
  field: 'slug',
}) {}
