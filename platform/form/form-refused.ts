import { refusal } from '../refusal.ts'

/** No form of ours has so many fields: whoever sends them wants to keep the server busy. */
export class TooManyFields extends refusal({
  code: 'form/too-many-fields',
  status: 413,
  message: 'Isian yang dikirim terlalu banyak. Muat ulang halaman ini, lalu kirim lagi.',
}) {}

/** A body that says to be a form and is none. */
export class FormUnreadable extends refusal({
  code: 'malformed',
  status: 400,
  message: 'Isian yang dikirim tidak dapat dibaca.',
}) {}
