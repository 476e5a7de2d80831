import { refusal } from '#platform/refusal.ts'

export class RecapEmpty extends refusal({
  code: 'donor-recap/empty',
  status: 404,
  message: 'Pada hari-hari itu tidak ada donasi dengan kontak ini.',
}) {}

export class RecapDaysWrong extends refusal({ code: 'donor-recap/days', status: 422 }) {
  constructor() {
    const words = 'Isi hari pertama dan terakhir, paling panjang sepuluh tahun.'
    super(words, { dari: words })
  }
}

export class RecapNotReached extends refusal({
  code: 'donor-recap/not-reached',
  status: 422,
  message: 'Rekap tidak dapat dikirim ke kontak ini: salurannya belum dipasang.',
}) {}

export class RecapContactUnknown extends refusal({
  code: 'donor-recap/contact-unknown',
  status: 404,
  message: 'Kontak ini bukan milik donatur ini.',
}) {}

export class RecapLinkEnded extends refusal({
  code: 'donor-recap/link-ended',
  status: 410,
  message: 'Tautan rekap ini tidak berlaku lagi. Mintalah rekap yang baru.',
}) {}
