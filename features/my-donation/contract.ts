import * as v from 'valibot'
import { donationStatus } from '#features/donation/contract.ts'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { contactText } from '#features/account/contract.ts'
import { funds } from '#features/ledger/funds.ts'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { typedIdStart } from '#platform/ids/public-id.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { donationTabs } from './my-donation.ts'

const FIRST_YEAR = 2020

const tabNames = Object.keys(donationTabs) as (keyof typeof donationTabs)[]
const yearText = v.pipe(
  v.string(),
  v.regex(/^2\d{3}$/, 'Tahun tidak dikenal.'),
  v.transform(Number),
  v.minValue(FIRST_YEAR, 'Tahun tidak dikenal.'),
)

/** GET /v2/me/donations. `after` is the id of the last donation on the previous page. */
export const myDonationsQuery = v.object({
  status: v.optional(v.picklist(tabNames, 'Tab tidak dikenal.'), 'semua'),
  year: v.optional(yearText),
  after: v.optional(publicIdSchema('Halaman tidak dikenal.')),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/, 'Paling banyak 50 sekaligus.'),
      v.transform(Number),
      v.maxValue(50, 'Paling banyak 50 sekaligus.'),
    ),
    '10',
  ),
})

export const csvQuery = v.object({ year: v.optional(yearText) })

export const recapParam = v.object({
  file: v.pipe(
    v.string(),
    v.regex(/^2\d{3}\.pdf$/),
    v.transform((file) => Number(file.slice(0, 4))),
    v.minValue(FIRST_YEAR),
  ),
})

const FACT = 'Isi nomor donasi, atau nominal dan tanggalnya.'

const NOT_A_NUMBER = 'Nomor donasi terdiri dari 8 huruf dan angka, misalnya 7K3M-9QXD.'

/** A donation's number as people copy it, short or whole: any case, with spaces or dashes. */
const donationNumber = v.pipe(
  v.string(),
  v.transform((typed) => typedIdStart(typed) ?? ''),
  v.minLength(1, NOT_A_NUMBER),
)

/** POST /v2/me/donations/claim-by-phone: facts that only the donor knows. `amount` in rupiah, `date` in Jakarta. */
export const claimByPhoneBody = v.pipe(
  v.object({
    number: v.optional(donationNumber),
    amount: v.optional(v.pipe(v.number(), v.safeInteger('Tulis nominal tanpa desimal.'))),
    date: v.optional(v.pipe(v.string(), v.isoDate('Pilih tanggal donasi.'))),
  }),
  v.forward(
    v.check(
      ({ number, amount, date }) =>
        number !== undefined || (amount !== undefined && date !== undefined),
      FACT,
    ),
    ['number'],
  ),
)

export type ClaimByPhone = v.InferOutput<typeof claimByPhoneBody>

const moment = v.pipe(v.string(), v.isoTimestamp())
const sum = v.pipe(v.number(), v.integer())
const fund = v.picklist(funds)

const myDonation = v.object({
  id: v.string(),
  status: donationStatus,
  /** The part for the campaign. */
  amount: sum,
  /** Infak operasional, paid together with it. */
  operational: sum,
  /** Both together: the sum to pay, and the sum on the kuitansi. */
  total: sum,
  fund,
  /** What it is called: 'zakat', 'wakaf', 'donasi' … */
  noun: v.picklist(Object.keys(nouns) as Noun[]),
  /** The units of a wakaf in words: '2 sumur × Rp12.500.000'. */
  units: v.nullable(v.string()),
  campaign: v.object({ slug: v.string(), title: v.string() }),
  channel: v.nullable(v.string()),
  isAnonymous: v.boolean(),
  isClaimed: v.boolean(),
  createdAt: moment,
  paidAt: v.nullable(moment),
  receipts: v.array(
    v.object({
      kind: v.picklist(['kuitansi', 'bsz']),
      number: v.string(),
      isVoid: v.boolean(),
      /** The PDF, ready to open. */
      url: v.string(),
    }),
  ),
  /** The page that continues the payment; null when nothing is to be paid. */
  paymentUrl: v.nullable(v.string()),
  /** The donation form with the same amount. */
  repeatUrl: v.string(),
})

const NUMBER = 'Isi nomor donasi atau nomor kuitansi Anda.'

/** POST /v2/gift-searches. `number` is a donation's short number or id, or a receipt number ('KW/2026/000001'). */
export const donationSearchBody = v.object({
  number: v.pipe(
    v.string(NUMBER),
    v.transform(typedLine),
    v.minLength(1, NUMBER),
    v.maxLength(60, NOT_A_NUMBER),
  ),
  contact: contactText,
})

/** POST /v2/gift-searches/show. */
export const passRequest = v.object({ pass: v.pipe(v.string(), v.maxLength(100)) })

export const foundDonationResponse = v.object({
  data: v.object({
    /** For /v2/gift-searches/show. */
    pass: v.string(),
    /** Seconds since 1970. */
    expiresAt: v.number(),
    gift: myDonation,
  }),
})

export const shownDonationResponse = v.object({ data: myDonation })

export const myDonationsResponse = v.object({
  data: v.array(myDonation),
  meta: v.object({ after: v.nullable(v.string()) }),
})

export const totalsResponse = v.object({
  data: v.object({
    /** From the ledger: donations less returns, newest year first. */
    years: v.array(
      v.object({ year: sum, total: sum, funds: v.array(v.object({ fund, amount: sum })) }),
    ),
    /** Guest donations with this account's verified email. */
    claimable: sum,
    /** Whether donations may be claimed by the verified phone; their number stays secret. */
    hasPhone: v.boolean(),
  }),
})

export const claimedResponse = v.object({ data: v.object({ claimed: sum }) })

export type MyDonationBody = v.InferOutput<typeof myDonation>
export type TotalsBody = v.InferOutput<typeof totalsResponse>['data']
