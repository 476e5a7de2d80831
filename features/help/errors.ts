import { refusal } from '#platform/refusal.ts'

export class HelpArticleNotFound extends refusal({
  code: 'help/not-found',
  status: 404,
  message: 'Artikel bantuan ini tidak ditemukan.',
}) {}
