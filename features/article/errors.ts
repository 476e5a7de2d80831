import { Refusal } from '#platform/refusal.ts'

export class ArticleNotFound extends Refusal {
  override name = 'ArticleNotFound'
  readonly code = 'article/not-found'
  readonly status = 404

  constructor() {
    super('Artikel ini tidak ditemukan.')
  }
}

export class ArticleWithdrawn extends Refusal {
  override name = 'ArticleWithdrawn'
  readonly code = 'article/withdrawn'
  readonly status = 410

  constructor() {
    super('Artikel ini sudah kami tarik.')
  }
}

export class SlugTaken extends Refusal {
  override name = 'SlugTaken'
  readonly code = 'article/slug-taken'
  readonly status = 409

  constructor() {
    super('Alamat ini sudah dipakai artikel atau program lain.', {
      slug: 'Pilih alamat lain: yang ini sudah dipakai artikel atau program lain.',
    })
  }
}
