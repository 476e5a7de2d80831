import { refusal } from '#platform/refusal.ts'

/** No such link, or its time is over. */
export class CircleNotFound extends refusal({
  code: 'khatam-circle/not-found',
  status: 404,
  message: 'Tautan khatam bersama ini tidak ada atau masanya sudah selesai.',
}) {}

/** Somebody else was faster. */
export class JuzTaken extends refusal({ code: 'khatam-circle/taken', status: 409 }) {
  constructor(juz: readonly number[]) {
    super(`Juz ${juz.join(', ')} sudah diambil orang lain. Pilih juz yang masih kosong.`)
  }
}

/** The link does not belong to who took the juz or began the circle. */
export class NotYourJuz extends refusal({
  code: 'khatam-circle/not-yours',
  status: 403,
  message: 'Hanya pembaca juz ini atau pengatur khatam yang dapat mengubahnya.',
}) {}
