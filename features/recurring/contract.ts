import * as v from 'valibot'
import { NAME_MOST } from '#features/account/account.ts'
import { normalisePhone, readContact } from '#platform/text/contact.ts'
import { personName } from '#platform/text/form-text.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { type Rhythm, recurringKinds } from './rhythm.ts'

export const PLAN_MINIMUM = 10_000
const PLAN_MAXIMUM = 1_000_000_000
const AMOUNT_WORDS = 'Isi nominal bulat, paling sedikit Rp10.000.'

const amount = v.pipe(
  v.string(AMOUNT_WORDS),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok && parsed.value >= PLAN_MINIMUM && parsed.value <= PLAN_MAXIMUM)
      return parsed.value
    addIssue({ message: AMOUNT_WORDS })
    return NEVER
  }),
)

const day = (words: string) => v.pipe(v.string(words), v.check(isDay, words))
const optionalDay = v.pipe(
  v.optional(v.string(), ''),
  v.check((typed) => typed === '' || isDay(typed), 'Isi tanggal yang ada di kalender.'),
  v.transform((typed) => typed || null),
)
const chosenNumber = (most: number, words: string) =>
  v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^\d{1,2}$/, words),
    v.transform(Number),
    v.minValue(1, words),
    v.maxValue(most, words),
  )

/** What the giver of a plan may change later. */
const terms = {
  amount,
  /** Empty is what needs it most. */
  campaignSlug: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^[a-z0-9-]{0,120}$/, 'Program tidak dikenal.'),
    v.transform((slug) => slug || null),
  ),
  kind: v.picklist(recurringKinds, 'Pilih seberapa sering.'),
  weekday: chosenNumber(7, 'Pilih harinya.'),
  date: chosenNumber(31, 'Pilih tanggal 1 sampai 31.'),
  lastDay: optionalDay,
}

type Chosen = { kind: Rhythm['kind']; weekday: number; date: number }

function dayOfKind({ kind, weekday, date }: Chosen): number | null {
  if (kind === 'pekanan') return weekday
  return kind === 'bulanan' ? date : null
}

const LAST_WORDS = 'Hari terakhir tidak boleh sebelum hari mulai.'

export const changeForm = v.pipe(
  v.object(terms),
  v.transform(({ weekday, date, ...rest }) => ({
    ...rest,
    day: dayOfKind({ ...rest, weekday, date }),
  })),
)

const CONTACT_WORDS = 'Isi e-mail, atau nomor HP seperti 0812 3456 7890.'

export const recurringForm = v.pipe(
  v.object({
    ...terms,
    firstDay: day('Isi hari mulai.'),
    donorName: personName('Isi nama lengkap Anda.', NAME_MOST),
    contact: v.pipe(
      v.string(CONTACT_WORDS),
      v.transform((typed) => readContact(typed)),
      v.check((contact) => contact !== undefined, CONTACT_WORDS),
      v.transform((contact) => contact as NonNullable<typeof contact>),
    ),
    /** All nights of a Ramadan in one payment. */
    paysOnce: v.optional(
      v.pipe(
        v.string(),
        v.transform((value) => value !== ''),
      ),
      '',
    ),
    isAnonymous: v.pipe(
      v.optional(v.string(), ''),
      v.transform((value) => value !== ''),
    ),
    consent: v.pipe(
      v.optional(v.string(), ''),
      v.transform((value) => value !== ''),
      v.literal(true, 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'),
    ),
  }),
  v.forward(
    v.check(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, LAST_WORDS),
    ['lastDay'],
  ),
  v.transform(({ weekday, date, ...rest }) => ({
    ...rest,
    day: dayOfKind({ ...rest, weekday, date }),
  })),
)

export type PlanInput = Omit<v.InferOutput<typeof recurringForm>, 'consent'>
export type PlanChange = v.InferOutput<typeof changeForm>

export const paymentForm = v.object({ nominal: amount })

const NUMBER_WORDS = 'Isi nomor HP yang terdaftar di GoPay, seperti 0812 3456 7890.'

/** The words as the page showed them, and the press that agrees to them. */
export const debitForm = v.object({
  cara: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)), 'card'),
  /** Of a wallet that asks for it; passed on, and kept nowhere. */
  nomor: v.pipe(
    v.optional(v.string(), ''),
    v.check((typed) => !typed.trim() || normalisePhone(typed) !== undefined, NUMBER_WORDS),
    v.transform((typed) => normalisePhone(typed)),
  ),
  teks: v.pipe(v.string(), v.maxLength(2_000)),
  setuju: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value !== ''),
    v.literal(true, 'Beri tanda setuju lebih dahulu.'),
  ),
})

export const stopParam = v.object({ token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })

const moment = v.pipe(v.string(), v.isoTimestamp())

export const plansResponse = v.object({
  data: v.array(
    v.object({
      url: v.string(),
      rhythm: v.string(),
      programme: v.string(),
      amount: v.nullable(v.number()),
      status: v.picklist(['unconfirmed', 'active', 'paused', 'ending', 'ended']),
      nextAt: v.nullable(moment),
    }),
  ),
})

export const stoppedResponse = v.object({ data: v.object({ isStopped: v.literal(true) }) })

export type PlanBody = v.InferOutput<typeof plansResponse>['data'][number]
