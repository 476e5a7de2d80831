import { refusal } from '#platform/refusal.ts'

/** A report is sent after its days, and not on a day to come. */
export class FiledDayWrong extends refusal({
  code: 'report-filing/day',
  status: 422,
  message: 'Pilih hari pengirimannya: sesudah masanya selesai, paling lambat hari ini.',
  field: 'dikirim',
}) {}

/** It is marked already, or there is no mark to take back. */
export class FiledAlready extends refusal({
  code: 'report-filing/state',
  status: 409,
  message: 'Tanda kirimnya baru saja berubah. Muat ulang halaman ini.',
}) {}
