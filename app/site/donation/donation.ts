import type * as v from 'valibot'
import type { Wording } from '#features/donation/start/wordings.server.ts'
import type { ShownRates } from '#app/site/exchange-rate/converted-sum.tsx'
import type { FormValues } from '#app/client/form-values.ts'
import type { donationRequest } from '#features/donation/contract.ts'
import type { Noun } from '#features/campaign/nouns.ts'
import { amountSentence } from '#features/donation/errors.ts'
import type { NamesFor } from '#features/donation/fitrah-donation.ts'
import { parseRupiah } from '#platform/money/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

export { type FormValues, formValues } from '#app/client/form-values.ts'

/** The chosen preset amount, or the text typed under 'Nominal lain'. */
export type AmountState = { preset: string | undefined; typed: string }

/** An offered amount with what it does; empty words say nothing. */
export type PresetChoice = { amount: number; words: string }

/** The campaign data that the donation form needs; `step` and `minimum` in rupiah. */
export type DonationCampaign = {
  slug: string
  title: string
  fund: Fund
  noun: Noun
  /** Set when the campaign is given in units and some are left. */
  unit: { name: string; price: number; remaining: number } | undefined
  /** The packages of that unit that are in stock. */
  packages: PackageChoice[]
  namesFor: NamesFor | undefined
  /** The intention of a zakat; null for other funds. */
  intention: Wording | null
  presets: PresetChoice[]
  minimum: number
  step: number
  /** Rates that may be shown beside the sum. */
  about: ShownRates
}

/** A package of a wakaf: `units` of the stock for its own price. */
export type PackageChoice = { id: string; name: string; price: number; units: number }

/** What is taken of a wakaf in units: how many, as typed, and the value of the chosen package, '' for single units. */
export type UnitState = { units: string; package: string }

/** The value of a package in the form: its id and the price it is shown at, which the server checks. */
export function packageValue({ id, price }: PackageChoice): string {
  return `${id}~${price}`
}

function packageIn({ package: value = '' }: FormValues): { id: string; price: number } | undefined {
  const [id, price] = value.split('~')
  return id && price ? { id, price: Number(price) } : undefined
}

/** The chosen one of some packages; undefined for single units. */
export function findPackage(
  packages: readonly PackageChoice[],
  value: string,
): PackageChoice | undefined {
  return packages.find((each) => packageValue(each) === value)
}

type DonationPayload = v.InferInput<typeof donationRequest>

/**
 * The typed amount, else the chosen preset, else an empty text. A wakaf in units sends their number and the price it
 * showed; the server checks both. A number that cannot be read counts as one unit here and is refused as such.
 */
export function chosenAmount(values: FormValues): string {
  const { nominal = '', amount = '', units, unitPrice } = values
  const price = packageIn(values)?.price ?? unitPrice
  if (units !== undefined && price) return String(unitCount(units) * Number(price))
  return amount.trim() === '' ? nominal : amount
}

/** The number of units in a field; 1 while it is not a whole number of at least one. */
export function unitCount(typed: string): number {
  return UNITS.test(typed.trim()) ? Number(typed) : 1
}

const UNITS = /^[1-9]\d{0,5}$/

/** The amount as the form's fields hold it. */
export function amountOf({ nominal = '', amount = '' }: FormValues): AmountState {
  return { preset: nominal || undefined, typed: amount }
}

/** The units and the package as the form's fields hold them. */
export function unitsIn({ units = '1', package: chosen = '' }: FormValues): UnitState {
  return { units, package: chosen }
}

/** Why the typed amount is not valid, as text; undefined when it is. The server checks the limits. */
export function amountProblem(values: FormValues): string | undefined {
  const typed = chosenAmount(values)
  const parsed = parseRupiah(typed)
  return parsed.ok ? undefined : amountSentence(parsed.code, typed)
}

/**
 * Sent when a member did not touch the switch before the account was loaded. The server then uses the account's
 * setting.
 */
export const AS_THE_ACCOUNT_SAYS = 'akun'

/**
 * Converts the form to the body of POST /v2/donations. An unreadable amount becomes null in JSON, which the API
 * refuses.
 */
export function donationPayload(values: FormValues): DonationPayload {
  const { id = '', campaignSlug = '', donorName = '', donorPhone, donorEmail, prayer } = values
  const parsed = parseRupiah(chosenAmount(values))
  const isTicked = (name: string) => Boolean(values[name])
  return {
    id,
    campaignSlug,
    amount: parsed.ok ? parsed.value : Number.NaN,
    units: values.units === undefined ? undefined : unitsOf(values.units),
    packageId: packageIdOf(values),
    operational: Number(values.operational ?? 0),
    salutation: values.salutation as DonationPayload['salutation'],
    donorName,
    donorPhone,
    donorEmail,
    taxId: values.taxId,
    onBehalfOf: (values.onBehalfOf ?? '').split(/\r?\n/),
    prayer,
    isAnonymous: values.isAnonymous === AS_THE_ACCOUNT_SAYS ? undefined : isTicked('isAnonymous'),
    showsPrayer: isTicked('showsPrayer'),
    wantsNews: isTicked('wantsNews'),
    newsByPhone: isTicked('newsByPhone'),
    wantsTaxReceipt: isTicked('wantsTaxReceipt'),
    isIntended: isTicked('isIntended'),
    // Consent is never presumed: an unticked box is sent as false and refused.
    consent: isTicked('consent') as true,
  }
}

/** The id of the chosen package; undefined for single units. */
export function packageIdOf(values: FormValues): string | undefined {
  return packageIn(values)?.id
}

/** The typed number of units; one that cannot be read becomes null in JSON, which the API refuses. */
function unitsOf(typed: string): number {
  return UNITS.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** The first amount of the form: `?nominal=` when it is valid, else nothing chosen. */
export function startingAmount(
  nominal: string | null,
  presets: readonly PresetChoice[],
): AmountState {
  const parsed = parseRupiah(nominal ?? '')
  if (!parsed.ok || parsed.value === 0) return { preset: undefined, typed: '' }
  const text = String(parsed.value)
  return presets.some(({ amount }) => amount === parsed.value)
    ? { preset: text, typed: '' }
    : { preset: undefined, typed: text }
}

const fieldOrder =
  '_ units amount operational salutation donorName donorPhone donorEmail contact onBehalfOf taxId prayer consent'.split(
    ' ',
  )

/** Sorts errors in the order of the form's fields, so the summary reads from top to bottom. */
export function inFormOrder(errors: FieldErrors): FieldErrors {
  const place = (name: string) => fieldOrder.indexOf(name) + 1 || fieldOrder.length + 1
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)))
}

export type SendFailure = 'campaign-closed' | 'key-reused' | 'session-ended' | 'retry'

const closedCodes = [
  'donation/campaign-over',
  'donation/campaign-not-open',
  'donation/zakat-not-collected',
  'zakat/fitrah-closed',
  'zakat/fitrah-closing',
]

/** Maps a refusal that no field can correct to what the donor can do. Unknown codes may be tried again. */
export function troubleOf(code: string): SendFailure {
  if (closedCodes.includes(code)) return 'campaign-closed'
  if (code === 'session/sign-in-required') return 'session-ended'
  return code === 'donation/key-reused' ? 'key-reused' : 'retry'
}
