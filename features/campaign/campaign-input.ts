import * as v from 'valibot'
import { addDays, dayOf, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { parseRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { typedSentence } from '#platform/text/typed-text.ts'
import { parsePresets, presetProblem } from './presets.ts'
import { purposeCodes } from './purpose.ts'

/** The form of a slug: 3 to 100 small letters, digits and single hyphens between them. */
const SLUG = /^(?=.{3,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

const line = (most: number, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.maxLength(most, `${what} paling panjang ${most} huruf.`),
  )

const needed = (most: number, what: string) =>
  v.pipe(line(most, what), v.minLength(1, `${what} belum diisi.`))

const orNull = (most: number, what: string) =>
  v.pipe(
    line(most, what),
    v.transform((typed) => typed || null),
  )

const AMOUNT = 'Tulis rupiah bulat, contoh 25.000.'

/** Rupiah as people type them, or null for an empty field. */
const amountOrNull = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah | null => {
    if (dataset.value.trim() === '') return null
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok && parsed.value > 0) return parsed.value
    addIssue({ message: parsed.ok ? 'Nominal harus lebih dari nol.' : AMOUNT })
    return NEVER
  }),
)

const amountOr = (value: number) =>
  v.pipe(
    amountOrNull,
    v.transform((typed) => typed ?? rupiah(value)),
  )

/** A day in Jakarta, or null for an empty field. */
const dayOrNull = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check((typed) => typed === '' || isDay(typed), 'Tanggal tidak dikenal.'),
  v.transform((typed) => typed || null),
)

const ticked = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value !== undefined && value !== ''),
)

const uuidOrNull = v.pipe(
  v.optional(v.string(), ''),
  v.check((typed) => typed === '' || v.is(v.pipe(v.string(), v.uuid()), typed), 'Pilih lagi.'),
  v.transform((typed) => typed || null),
)

/** The version of what a form shows; a form of something new has none. */
export const shownVersion = v.pipe(
  v.optional(v.string(), '0'),
  v.regex(/^\d{1,9}$/, 'Muat ulang halaman ini.'),
  v.transform(Number),
)

/** A campaign as its form sends it. A draft may lack what only publishing needs. */
export const campaignForm = v.pipe(
  v.object({
    version: shownVersion,
    title: needed(120, 'Judul'),
    slug: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check(
        (typed) => typed === '' || SLUG.test(typed),
        'Alamat memakai 3–100 huruf kecil, angka, dan tanda hubung.',
      ),
    ),
    summary: line(300, 'Ringkasan'),
    story: v.pipe(
      v.optional(v.string(), ''),
      v.maxLength(100_000, 'Cerita paling panjang 100.000 huruf.'),
    ),
    categoryId: v.pipe(v.string('Pilih kategori.'), v.uuid('Pilih kategori.')),
    purpose: v.picklist(purposeCodes, 'Pilih jenis dana.'),
    organizer: line(120, 'Pelaksana'),
    location: line(120, 'Lokasi'),
    beneficiaries: line(120, 'Penerima manfaat'),
    target: amountOrNull,
    minimumAmount: amountOr(10_000),
    amountStep: amountOr(1_000),
    presets: v.pipe(
      v.optional(v.string(), ''),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const parsed = parsePresets(dataset.value)
        if (parsed.ok) return parsed.value
        addIssue({ message: parsed.message })
        return NEVER
      }),
    ),
    impactUnit: orNull(40, 'Satuan'),
    impactPrice: amountOrNull,
    coverWords: line(120, 'Kata sampul'),
    photoId: uuidOrNull,
    isUrgent: ticked,
    startsOn: dayOrNull,
    endsOn: dayOrNull,
    seoTitle: orNull(70, 'Judul di mesin pencari'),
    seoDescription: orNull(170, 'Keterangan di mesin pencari'),
  }),
  v.forward(
    v.check(
      ({ impactUnit, impactPrice }) => (impactUnit === null) === (impactPrice === null),
      'Isi satuan dan harganya, atau kosongkan keduanya.',
    ),
    ['impactPrice'],
  ),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn,
      'Hari terakhir tidak boleh sebelum hari pertama.',
    ),
    ['endsOn'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const message = presetProblem(dataset.value)
    if (message) addIssue({ message, path: [pathOf(dataset.value, 'presets')] })
  }),
)

export type CampaignForm = v.InferOutput<typeof campaignForm>

function pathOf(input: Record<string, unknown>, key: string): v.IssuePathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] }
}

/** A slug made of a title: 'Sumur untuk Desa Oebola' → 'sumur-untuk-desa-oebola'. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
}

/** The last moment of a last day: the begin of the next in Jakarta; null without one. */
export function endOfLastDay(day: string | null): Date | null {
  return day === null ? null : startOfDay(addDays(day, 1))
}

/** The last day of a campaign, as its form shows it. */
export function lastDayOf(endsAt: Date | null): string {
  return endsAt ? dayOf(new Date(endsAt.getTime() - 1)) : ''
}
