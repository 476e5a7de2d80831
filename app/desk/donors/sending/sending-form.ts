import * as v from 'valibot'
import type { NewSending } from '#features/sending/make-sending.server.ts'
import { MOST_PER_MINUTE } from '#features/sending/sending.ts'
import type { SendingAudience } from '#platform/db/schema/message/schema-sending.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { typedLine, typedProse } from '#platform/text/typed-text.ts'

const whole = (from: number, to: number, message: string) =>
  v.pipe(
    v.string(message),
    v.transform((typed) => Number(typed.replaceAll(/[.\s]/g, ''))),
    v.check((number) => Number.isInteger(number) && number >= from && number <= to, message),
  )

/** 'terbesar', or the id of a segment. */
export const LARGEST = 'terbesar'

export const sendingForm = v.object({
  judul: v.pipe(
    v.string(),
    v.transform(typedLine),
    v.minLength(3, 'Beri nama, paling sedikit 3 huruf.'),
    v.maxLength(80, 'Paling panjang 80 huruf.'),
  ),
  kepada: v.pipe(v.string(), v.minLength(1, 'Pilih untuk siapa.')),
  banyak: v.optional(v.pipe(v.string(), v.transform(typedLine)), ''),
  pesan: v.pipe(v.string(), v.minLength(1, 'Pilih pesannya.')),
  laju: whole(1, MOST_PER_MINUTE, 'Isi 1 sampai 1.500 pesan semenit.'),
})

export const limitForm = v.object({ mulai: whole(1, 100_000, 'Isi 1 sampai 100.000.') })

const MOST_LARGEST = 10_000

/** What the form says, with the words of the template's own fields. */
export function newSendingOf(
  { judul, kepada, banyak, pesan, laju }: v.InferOutput<typeof sendingForm>,
  form: FormData,
): NewSending {
  const values: Record<string, string> = {}
  for (const [name, value] of form)
    if (name.startsWith('isi-') && typeof value === 'string')
      values[name.slice(4)] = typedProse(value).slice(0, 2_000)
  return {
    title: judul,
    audience: audienceOf(kepada, banyak),
    template: pesan,
    values,
    perMinute: laju,
  }
}

function audienceOf(kepada: string, banyak: string): SendingAudience {
  if (isRowId(kepada)) return { segment: kepada }
  if (kepada !== LARGEST) throw new InvalidInput({ kepada: 'Pilih untuk siapa.' })
  const largest = Number(banyak)
  if (Number.isInteger(largest) && largest >= 1 && largest <= MOST_LARGEST) return { largest }
  throw new InvalidInput({ banyak: 'Isi 1 sampai 10.000.' })
}
