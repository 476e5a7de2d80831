import { Refusal } from '#platform/refusal.ts'

export class CampaignNotFound extends Refusal {
  override name = 'CampaignNotFound'
  readonly code = 'campaign/not-found'
  readonly status = 404

  constructor() {
    super('Program ini tidak ditemukan.')
  }
}
