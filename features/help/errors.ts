import { Refusal } from '#platform/refusal.ts'

export class HelpArticleNotFound extends Refusal {
  override name = 'HelpArticleNotFound'
  readonly code = 'help/not-found'
  readonly status = 404

  constructor() {
    super('Artikel bantuan ini tidak ditemukan.')
  }
}
