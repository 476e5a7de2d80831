import * as v from 'valibot'
import { typedProse, typedSentence } from '#platform/text/typed-text.ts'
import { TICKET_MESSAGE_LENGTH } from './ticket.ts'

/** An answer that is written once and used often; a person reads it over before it is sent. */
export type PreparedAnswer = { id: string; title: string; text: string }

const tooLong = `Jawaban paling panjang ${TICKET_MESSAGE_LENGTH.toLocaleString('id-ID')} huruf.`

/** The form of one; a new one has no id. */
export const readyAnswerForm = v.object({
  jawaban: v.union([v.literal(''), v.pipe(v.string(), v.uuid())], 'Muat ulang halaman ini.'),
  judul: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(3, 'Beri judul, paling sedikit 3 huruf.'),
    v.maxLength(80, 'Judul paling panjang 80 huruf.'),
  ),
  isi: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedProse),
    v.minLength(10, 'Tulis jawabannya, paling sedikit 10 huruf.'),
    v.maxLength(TICKET_MESSAGE_LENGTH, tooLong),
  ),
})

/** Its words for one ticket: `{nomor}` is that ticket's number. */
export function readyText({ text }: Pick<PreparedAnswer, 'text'>, number: string): string {
  return text.replaceAll('{nomor}', number)
}
