import { refusal } from '#platform/refusal.ts'

export class BannerNotFound extends refusal({
  code: 'banner/not-found',
  status: 404,
  message: 'Spanduk ini tidak ditemukan.',
}) {}
