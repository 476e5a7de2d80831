import { refusal } from '#platform/refusal.ts'

/** The donation and its valid receipts already say so: a form sent again costs no new numbers. */
export class NothingToCorrect extends refusal({
  code: 'receipt/nothing-to-correct',
  status: 409,
  message: 'Tidak ada yang berubah: data donasi ini sudah tertulis begitu.',
}) {}

/** Of a whole form: one for another gift than zakat has no such field. */
export class TaxIdNotKept extends refusal({
  code: 'receipt/tax-id-not-kept',
  status: 422,
  message: 'NPWP atau NIK hanya dicatat untuk zakat.',
}) {}

export class DonorForgotten extends refusal({
  code: 'receipt/donor-forgotten',
  status: 409,
  message: 'Data pribadi donatur ini sudah dihapus, jadi tidak dapat diperbaiki.',
}) {}
