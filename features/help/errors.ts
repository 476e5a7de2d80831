import { Refusal } from '#platform/refusal.ts'

export class ArticleNotFound extends Refusal {
  override name = 'ArticleNotFound'
  readonly code = 'help/not-found'
  readonly status = 404

  constructor() {
    super('Artikel bantuan ini tidak ditemukan.')
  }
}
