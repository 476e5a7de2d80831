import { refusal } from '#platform/refusal.ts'

export class CampaignNotFound extends refusal({
  code: 'campaign/not-found',
  status: 404,
  message: 'Program ini tidak ditemukan.',
}) {}
