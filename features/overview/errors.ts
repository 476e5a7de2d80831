import { refusal } from '#platform/refusal.ts'

/** Nothing of that name has stopped, or the same work waits already. */
export class NothingToRevive extends refusal({
  code: 'job/nothing-to-revive',
  status: 409,
  message: 'Tidak ada yang perlu dicoba lagi: pekerjaan ini tidak berhenti, atau sudah diulang.',
}) {}
