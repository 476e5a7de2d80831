import { refusal } from '#platform/refusal.ts'

export class TemplateUnknown extends refusal({
  code: 'message/template-unknown',
  status: 404,
  message: 'Templat pesan ini tidak ada.',
}) {}

/** Words that cannot stand in the book. */
export class TemplateNotWhole extends refusal({ code: 'message/template-not-whole', status: 422 }) {
  constructor(why: string) {
    super(why, { isi: why })
  }
}

/** Whoever sends left out a value; the message would have a hole. */
export class MessageNotWhole extends refusal({ code: 'message/not-whole', status: 422 }) {}

export class ChoiceLinkNotValid extends refusal({
  code: 'message/link-not-valid',
  status: 410,
  message: 'Tautan ini tidak berlaku. Bukalah tautan dari pesan yang lebih baru.',
}) {}

export class NotSuppressed extends refusal({
  code: 'message/not-suppressed',
  status: 409,
  message: 'Kontak ini tidak sedang ditahan. Muat ulang daftarnya.',
}) {}

const whyNoChange = {
  sama: 'Kontak ini sudah kami pakai.',
  saluran: 'Pesan kami belum sampai ke kontak seperti ini. Isi alamat e-mail.',
  bentuk: 'Isi alamat e-mail atau nomor HP.',
} as const

/** The new contact cannot be used. */
export class ChangeNotPossible extends refusal({ code: 'message/no-change', status: 422 }) {
  constructor(why: keyof typeof whyNoChange) {
    super(whyNoChange[why], { kontak: whyNoChange[why] })
  }
}
