import * as v from 'valibot'
import { normaliseEmail } from '#platform/text/contact.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { typedLine, typedProse } from '#platform/text/typed-text.ts'
import { TICKET_MESSAGE_LENGTH } from './ticket.ts'

const TOO_LONG = `Pesan paling panjang ${TICKET_MESSAGE_LENGTH.toLocaleString('id-ID')} huruf.`
const isShortEnough = (message: string) => [...message].length <= TICKET_MESSAGE_LENGTH

const message = v.pipe(
  v.string('Tulis pesan Anda.'),
  v.transform(typedProse),
  v.minLength(10, 'Ceritakan sedikit lebih banyak (paling sedikit 10 huruf).'),
  v.check(isShortEnough, TOO_LONG),
)

const EMAIL = 'Tulis alamat e-mail yang benar, contoh nama@contoh.id.'

const email = v.pipe(
  v.string(EMAIL),
  v.transform((typed) => normaliseEmail(typed) ?? ''),
  v.minLength(1, EMAIL),
)

const emailOrNone = v.pipe(
  v.string(EMAIL),
  v.transform(typedLine),
  v.check((typed) => typed === '' || normaliseEmail(typed) !== undefined, EMAIL),
  v.transform(normaliseEmail),
)

const amount = v.pipe(
  v.string('Isi jumlah yang Anda bayar.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok && parsed.value > 0) return parsed.value
    addIssue({ message: 'Isi jumlah yang Anda bayar dalam rupiah, contoh 50.000.' })
    return NEVER
  }),
)

/** The form's own id, minted with the page: sent twice it is one ticket. */
const id = publicIdSchema('Muat ulang halaman ini.')

const DAY = 'Pilih tanggal Anda membayar.'

const TIME = 'Isi jam Anda membayar, contoh 14.05.'

/** Reads a donation number in any grouping; other text stays unchanged. */
function donationNumberIn(typed: string): string {
  const number = typedLine(typed).toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[0-9A-Z]{26}$/.test(number) ? number : typedLine(typed)
}

/** The form 'Sudah bayar tapi belum terkonfirmasi?'. */
const paymentForm = v.object({
  kind: v.literal('payment'),
  id,
  donationNumber: v.pipe(
    v.string('Isi nomor donasi Anda.'),
    v.transform(donationNumberIn),
    v.minLength(1, 'Isi nomor donasi, atau tulis “tidak tahu”.'),
    v.maxLength(40, 'Nomor donasi terdiri dari 8 huruf dan angka, misalnya 7K3M-9QXD.'),
  ),
  paidOn: v.pipe(v.string(DAY), v.check(isDay, DAY)),
  paidTime: v.pipe(
    v.string(TIME),
    v.transform((typed) => typedLine(typed).replace('.', ':')),
    v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, TIME),
    v.transform((time) => time.padStart(5, '0')),
  ),
  paidVia: v.pipe(
    v.string('Isi bank atau cara bayarnya.'),
    v.transform(typedLine),
    v.minLength(2, 'Isi bank atau cara bayarnya, contoh QRIS lewat m-banking.'),
    v.maxLength(80, 'Paling panjang 80 huruf.'),
  ),
  amount,
  email,
  message: v.optional(
    v.pipe(v.string(), v.transform(typedProse), v.check(isShortEnough, TOO_LONG)),
    '',
  ),
  /** The person wants to write although the donation is paid. */
  isInsisting: v.optional(v.literal('ya')),
  proof: v.optional(v.unknown()),
})

/** A complaint; without an email address it is anonymous. */
const complaintForm = v.object({
  kind: v.literal('complaint'),
  id,
  email: v.optional(emailOrNone),
  message,
  proof: v.optional(v.unknown()),
})

/** POST /v2/tickets as multipart/form-data, and both forms; `proof` is a file of at most 5 MB. */
export const ticketForm = v.variant('kind', [paymentForm, complaintForm], 'Pilih jenis laporan.')

/** A reply on the page of a ticket. */
export const replyForm = v.object({
  message: v.pipe(
    v.string('Tulis balasan Anda.'),
    v.transform(typedProse),
    v.minLength(2, 'Tulis balasan Anda.'),
    v.check(isShortEnough, TOO_LONG),
  ),
})

export const staffAnswerForm = v.object({
  text: v.pipe(
    v.string('Tulis jawabannya.'),
    v.transform(typedProse),
    v.minLength(2, 'Tulis jawabannya.'),
    v.check(isShortEnough, TOO_LONG.replace('Pesan', 'Jawaban')),
  ),
  /** The person must tell more first. */
  asks: v.optional(v.literal('ya')),
  /** The last message on the page that the answer was written on. */
  readTo: v.string('Muat ulang halaman ini.'),
})

const moment = v.pipe(v.string(), v.isoTimestamp())

export const ticketResponse = v.object({
  data: v.variant('outcome', [
    v.object({
      outcome: v.literal('opened'),
      /** The number to quote in questions. */
      number: v.string(),
      /** When staff answer at the latest. */
      dueAt: moment,
      /** The link to the ticket; null when it was emailed instead. */
      followUrl: v.nullable(v.string()),
    }),
    v.object({
      /** The donation is paid: no ticket was opened. */
      outcome: v.literal('paid'),
      paymentUrl: v.string(),
    }),
  ]),
})

export type TicketInput = v.InferOutput<typeof ticketForm>
