import { refusal } from '#platform/refusal.ts'

export class ArticleNotFound extends refusal({
  code: 'article/not-found',
  status: 404,
  message: 'Artikel ini tidak ditemukan.',
}) {}

export class ArticleWithdrawn extends refusal({
  code: 'article/withdrawn',
  status: 410,
  message: 'Artikel ini sudah kami tarik.',
}) {}

export class SlugTaken extends refusal({
  code: 'article/slug-taken',
  status: 409,
  message: 'Alamat ini sudah dipakai artikel atau program lain.',
  fields: {
    slug: 'Pilih alamat lain: yang ini sudah dipakai artikel atau program lain.',
  },
}) {}
