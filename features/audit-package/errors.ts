import { refusal } from '#platform/refusal.ts'

/** The days of a package are none, turned round, not over, or more than it holds. */
export class PackageDaysWrong extends refusal({
  code: 'audit-package/days-wrong',
  status: 422,
  message: 'Pilih hari yang sudah lewat, dari yang awal ke yang akhir, paling lama 15 bulan.',
}) {}
