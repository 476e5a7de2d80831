import { refusal } from '#platform/refusal.ts'

export class CheckUnknown extends refusal({
  code: 'verification/unknown-kind',
  status: 422,
  message: 'Jenis pemeriksaan ini tidak dikenal.',
  field: 'kind',
}) {}
