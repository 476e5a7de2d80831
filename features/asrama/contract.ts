import * as v from 'valibot'
import { normaliseEmail, normalisePhone } from '#platform/text/contact.ts'
import { personName } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { keptPictureSchema } from '#platform/picture/picture-schema.ts'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { typedLine, typedProse } from '#platform/text/typed-text.ts'
import { provinceSlugs } from './provinces.ts'
import { VISIT_MESSAGE_LENGTH } from './visit.ts'

export const asramaListQuery = v.object({
  province: v.optional(v.picklist(provinceSlugs, 'Provinsi tidak dikenal.')),
  /** 'true' selects dormitories with a free place. */
  free: v.optional(v.picklist(['true'], 'Isi free dengan true, atau kosongkan.')),
})

export const asramaParam = v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/)) })

const lines = (shown: string) => typedProse(shown).replace(/[^\S\n]+/g, ' ')

const NAME_WORDS = 'Isi nama Anda.'
const PHONE_WORDS = 'Isi nomor HP yang dapat dihubungi, contoh 0812 3456 7890.'
const PEOPLE_WORDS = 'Isi jumlah orang dengan angka, paling sedikit 1.'
const DATE_WORDS = 'Pilih tanggal kunjungan.'
const MISSING = 'Isian ini wajib ada.'
const rulesWords = 'Setujui tata tertib kunjungan untuk melanjutkan.'

const date = v.pipe(v.string(DATE_WORDS), v.check(isDay, DATE_WORDS))

const visitor = {
  message: v.optional(
    v.pipe(
      v.string(),
      v.transform(lines),
      v.maxLength(VISIT_MESSAGE_LENGTH, `Pesan paling panjang ${VISIT_MESSAGE_LENGTH} huruf.`),
      v.transform((written) => written || undefined),
    ),
  ),
  name: personName(NAME_WORDS, 100),
  phone: v.pipe(v.string(PHONE_WORDS), v.transform(normalisePhone), v.string(PHONE_WORDS)),
  email: v.optional(
    v.pipe(
      v.string(),
      v.transform(typedLine),
      v.check(
        (typed) => typed === '' || normaliseEmail(typed) !== undefined,
        'Alamat e-mail tidak valid.',
      ),
      v.transform(normaliseEmail),
    ),
  ),
}

const typedPeople = v.pipe(
  v.string(PEOPLE_WORDS),
  v.transform(typedLine),
  v.regex(/^[1-9]\d{0,2}$/, PEOPLE_WORDS),
  v.transform(Number),
)

/** What the dormitory's own rules are held against, whatever else is wrong. */
export const plannedVisit = v.object({ date, people: v.union([typedPeople, v.number()]) })

/** The visit form as a browser sends it, with or without JavaScript; mistakes come in the order of the fields. */
export const visitForm = v.object(
  {
    id: publicIdSchema('Muat ulang halaman ini, lalu isi kembali.'),
    date,
    people: typedPeople,
    ...visitor,
    agreesToRules: v.pipe(
      v.optional(v.string(), ''),
      v.transform((value) => value !== '' && value !== 'false'),
      v.literal(true, rulesWords),
    ),
  },
  MISSING,
)

/** The same as JSON. With an `id` of 26 characters (Crockford base32) a repeat is the same request. */
export const visitRequest = v.object(
  {
    id: v.optional(publicIdSchema('Pengenal tidak dikenal.')),
    date,
    people: v.pipe(
      v.number(PEOPLE_WORDS),
      v.integer(PEOPLE_WORDS),
      v.minValue(1, PEOPLE_WORDS),
      v.maxValue(999, PEOPLE_WORDS),
    ),
    ...visitor,
    agreesToRules: v.literal(true, rulesWords),
  },
  MISSING,
)

const count = v.pipe(v.number(), v.integer())

const needBody = v.object({
  name: v.string(),
  /** The unit of the quantity; 'rupiah' for money. */
  unit: v.string(),
  wanted: count,
  /** From deliveries recorded this month; money from the books. */
  arrived: count,
})

export const asramaCardBody = v.object({
  slug: v.string(),
  name: v.string(),
  summary: v.string(),
  province: v.object({ slug: v.string(), name: v.string() }),
  city: v.string(),
  district: v.string(),
  /** The district's centre, never the house. */
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  capacity: count,
  residents: count,
  freePlaces: count,
  nonResidents: count,
  cover: v.object({
    motif: v.string(),
    place: v.string(),
    palette: v.string(),
    seed: v.number(),
  }),
  /** A photograph in place of the cover, in several widths under /{key}-{width}. */
  picture: v.nullable(v.object({ ...keptPictureSchema.entries, alt: v.string() })),
  needs: v.array(needBody),
})

export const asramaBody = v.object({
  ...asramaCardBody.entries,
  story: v.array(v.string()),
  countedOn: v.pipe(v.string(), v.isoDate()),
  head: v.string(),
  phone: v.string(),
  /** Sunday first; null on closed days. */
  hours: v.array(v.nullable(v.object({ opens: v.string(), closes: v.string() }))),
  zone: v.picklist(['WIB', 'WITA', 'WIT']),
  takesVisits: v.boolean(),
  mostVisitors: count,
  /** Slug of the campaign for this dormitory alone. */
  campaign: v.nullable(v.string()),
  programs: v.array(v.string()),
})

const visitBody = v.object({
  id: v.string(),
  state: v.picklist(['requested', 'confirmed', 'declined', 'cancelled']),
  date: v.pipe(v.string(), v.isoDate()),
  people: count,
  /** The page that shows and cancels the request; knowing it is the right to do so. */
  url: v.string(),
})

export const asramaListResponse = v.object({ data: v.array(asramaCardBody) })
export const asramaResponse = v.object({ data: asramaBody })
export const visitResponse = v.object({ data: visitBody })

export type AsramaCardBody = v.InferOutput<typeof asramaCardBody>
export type AsramaBody = v.InferOutput<typeof asramaBody>
