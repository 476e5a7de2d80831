import { refusal } from '#platform/refusal.ts'

/** One person is never both of two deciders. */
export class AgreedAlready extends refusal({
  code: 'voucher/agreed-already',
  status: 403,
  message: 'Anda sudah menyetujuinya. Persetujuan kedua diberikan rekan lain.',
}) {}

export class DeciderRoleMissing extends refusal({
  code: 'voucher/decider-role-missing',
  status: 403,
}) {
  constructor(role: string) {
    super(`Di atas batas ini salah satu yang menyetujui berperan ${role}.`)
  }
}
