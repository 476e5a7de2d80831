import * as v from 'valibot'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { carriedSnapshot, zakatSnapshot } from '#features/zakat/contract.ts'
import { parseRupiah, rupiah } from '#platform/money/money.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { typedLine, typedSentence } from '#platform/text/typed-text.ts'
import { PRAYER_LENGTH } from './donation.ts'
import { donorEmail, donorName, donorPhone, names, typedTaxId } from './donor-schema.ts'
import { amountSentence, amountWords, CONTACT_NEEDED } from './errors.ts'

/** Rupiah as an Indonesian user types them into a form. */
const typedAmount = v.pipe(
  v.string(amountWords.WAJIB_DIISI),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: amountSentence(parsed.code, dataset.value) })
    return NEVER
  }),
)

/** Rupiah as an API client sends them. */
const wholeAmount = v.pipe(
  v.number('Nominal harus berupa bilangan bulat rupiah.'),
  v.safeInteger('Nominal harus rupiah bulat, tanpa sen.'),
  v.minValue(0, amountWords.NEGATIF),
  v.maxValue(999_999_999_999_999, amountWords.MAKS),
  v.transform(rupiah),
)

const UNITS_WORDS = 'Isi jumlah unit dengan bilangan bulat, paling sedikit 1.'
const OPERATIONAL_WORDS = 'Infak operasional minimal Rp1.000.'
const isEnough = (amount: number) => amount === 0 || amount >= 1_000

const fields = {
  salutation: v.optional(
    v.pipe(
      v.picklist(['', 'bapak', 'ibu', 'saudara', 'saudari'], 'Sapaan tidak dikenal.'),
      v.transform((chosen) => chosen || undefined),
    ),
  ),
  campaignSlug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/, 'Program tidak dikenal.')),
  donorName,
  donorPhone,
  donorEmail,
  taxId: typedTaxId,
  prayer: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typedSentence(typed) || undefined),
      v.optional(
        v.pipe(
          v.string(),
          v.check(
            (prayer) => [...prayer].length <= PRAYER_LENGTH,
            `Doa paling panjang ${PRAYER_LENGTH} huruf.`,
          ),
        ),
      ),
    ),
  ),
}

const MISSING = 'Isian ini wajib ada.'
const consentWords = 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'

/** The operational contribution as a form sends it: nothing, or an amount. */
const typedOperational = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRupiah(dataset.value.trim() || '0')
    if (parsed.ok) return parsed.value
    addIssue({ message: amountSentence(parsed.code, dataset.value) })
    return NEVER
  }),
  v.check((amount) => isEnough(amount), OPERATIONAL_WORDS),
)

/** How many units of a wakaf, as a form sends them. */
const typedUnits = v.optional(
  v.pipe(
    v.string(),
    v.transform(typedLine),
    v.regex(/^[1-9]\d{0,5}$/, UNITS_WORDS),
    v.transform(Number),
  ),
)

const PACKAGE_WORDS = 'Paket ini tidak dikenal. Muat ulang halaman ini.'
const packageId = v.optional(v.pipe(v.string(), v.uuid(PACKAGE_WORDS)))

/** Names typed into a text box, one per line. */
const typedNames = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.split(/\r?\n/)),
  names,
)

/** A checkbox field: present when ticked. */
const ticked = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== '' && value !== 'false'),
)

const hasContact = ({ donorPhone, donorEmail }: { donorPhone?: unknown; donorEmail?: unknown }) =>
  Boolean(donorPhone || donorEmail)

/** The parts of a form that the campaign's own terms are held against, whatever else is wrong. */
export const typedSum = v.object({
  campaignSlug: fields.campaignSlug,
  amount: typedAmount,
  units: typedUnits,
  packageId,
  operational: typedOperational,
})

/** The donation form as a browser sends it, with or without JavaScript. */
export const donationForm = v.pipe(
  v.object(
    {
      ...fields,
      id: publicIdSchema('Muat ulang halaman ini, lalu isi kembali.'),
      ...typedSum.entries,
      onBehalfOf: typedNames,
      isIntended: ticked,
      isAnonymous: ticked,
      showsPrayer: ticked,
      wantsNews: ticked,
      newsByPhone: ticked,
      wantsTaxReceipt: ticked,
      zakat: v.optional(carriedSnapshot),
      consent: v.pipe(ticked, v.literal(true, consentWords)),
    },
    MISSING,
  ),
  v.forward(v.partialCheck([['donorPhone'], ['donorEmail']], hasContact, CONTACT_NEEDED), [
    'donorPhone',
  ]),
  // A donor who changes the calculated amount donates without the calculation.
  v.transform((donation) =>
    donation.zakat?.zakatRupiah === donation.amount ? donation : { ...donation, zakat: undefined },
  ),
)

const newsWords = {
  email: 'Donatur meminta kabar program; tanpa newsByPhone hanya ke e-mailnya.',
  phone:
    'Benar hanya bila kalimat di samping centang kabar menyebut WhatsApp: kabar lalu dikirim ke nomor HP juga. Tanpa wantsNews tidak berarti.',
}

const wholeSum = {
  amount: wholeAmount,
  /** How many units of a wakaf the amount is; the server refuses another sum. */
  units: v.optional(
    v.pipe(
      v.number(UNITS_WORDS),
      v.integer(UNITS_WORDS),
      v.minValue(1, UNITS_WORDS),
      v.maxValue(999_999, UNITS_WORDS),
    ),
  ),
  /** The package of a wakaf that those units are; left out for single units. */
  packageId,
  /** Infak operasional on top of the amount: it belongs to the amil, not to the campaign. */
  operational: v.optional(
    v.pipe(
      wholeAmount,
      v.check((amount) => isEnough(amount), OPERATIONAL_WORDS),
    ),
    0,
  ),
}

export const requestedSum = v.object({ campaignSlug: fields.campaignSlug, ...wholeSum })

/** The same as JSON, for POST /v2/donations. `id` may be left out; the Idempotency-Key then guards repeats alone. */
export const donationRequest = v.pipe(
  v.object(
    {
      ...fields,
      id: v.optional(publicIdSchema('Pengenal donasi tidak dikenal.')),
      ...wholeSum,
      /** The people a fitrah is paid for, or a wakaf is given for. */
      onBehalfOf: v.optional(names, []),
      /** The donor of a zakat confirms the intention (niat). */
      isIntended: v.optional(v.boolean(), false),
      /** The calculation behind a zakat; the server repeats it and refuses another sum. */
      zakat: v.optional(zakatSnapshot),
      /** When left out, the member's own setting applies. */
      isAnonymous: v.optional(v.boolean()),
      showsPrayer: v.optional(v.boolean(), false),
      /** News by e-mail. */
      wantsNews: v.optional(v.pipe(v.boolean(), v.description(newsWords.email)), false),
      /** News to the number too: only where the words beside the tick named WhatsApp. */
      newsByPhone: v.optional(v.pipe(v.boolean(), v.description(newsWords.phone)), false),
      wantsTaxReceipt: v.optional(v.boolean(), false),
      consent: v.literal(true, consentWords),
    },
    MISSING,
  ),
  v.forward(v.partialCheck([['donorPhone'], ['donorEmail']], hasContact, CONTACT_NEEDED), [
    'donorPhone',
  ]),
)

type Requested = v.InferOutput<typeof donationRequest>

/** A donation as the donor enters it; amounts and contacts are already parsed and normalised. */
export type DonationInput = Pick<Requested, 'campaignSlug' | 'amount' | 'donorName'> &
  Required<Pick<Requested, 'isAnonymous' | 'showsPrayer' | 'wantsNews'>> &
  Partial<Omit<Requested, 'consent'>> & {
    /** The signed-in donor; two requests may differ in it and still be the same donation. */
    accountId?: string | undefined
  }

export const idempotencyHeader = v.object(
  {
    'idempotency-key': v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key berisi 1 sampai 200 karakter tanpa spasi.'),
    ),
  },
  'Sertakan header Idempotency-Key.',
)

export const donationParam = v.object({ id: publicIdSchema() })

const moment = v.pipe(v.string(), v.isoTimestamp())

/** Every state a donation can be in. */
export const donationStatus = v.picklist([
  'awaiting_payment',
  'paid',
  'expired',
  'cancelled',
  'refund_pending',
  'refund_sent',
  'refunded',
  'reversed',
] satisfies DonationStatus[])

export const donationStarted = v.object({
  data: v.object({ donationId: v.string(), paymentUrl: v.string() }),
})

/** What anyone with the id may see of a donation: names and contacts are masked. */
export const donationBody = v.object({
  id: v.string(),
  status: donationStatus,
  /** The part for the campaign. */
  amount: v.pipe(v.number(), v.integer()),
  /** The part paid on top of it for operations. */
  operational: v.pipe(v.number(), v.integer()),
  total: v.pipe(v.number(), v.integer()),
  /** What it is called: 'zakat', 'wakaf', 'donasi' … */
  noun: v.picklist(Object.keys(nouns) as Noun[]),
  /** The units of a wakaf, and the part of the amount beyond them; null without units. */
  units: v.nullable(
    v.object({
      name: v.string(),
      price: v.pipe(v.number(), v.integer()),
      count: v.pipe(v.number(), v.integer()),
      general: v.pipe(v.number(), v.integer()),
    }),
  ),
  /** What the amount becomes, in the campaign's own unit: '± 10 porsi makan'; null where it has none. */
  impact: v.nullable(v.object({ text: v.string(), basis: v.string() })),
  campaign: v.object({ slug: v.string(), title: v.string() }),
  donor: v.object({
    name: v.string(),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
    isAnonymous: v.boolean(),
  }),
  /** True for the member who gave it, who sees name and contacts as typed. */
  isOwn: v.boolean(),
  isLate: v.boolean(),
  createdAt: moment,
  paidAt: v.nullable(moment),
  /** The server's clock, for countdowns. */
  serverNow: moment,
})

export const donationResponse = v.object({ data: donationBody })

export type DonationBody = v.InferOutput<typeof donationBody>
