import * as v from 'valibot'

/** The reference rates of the European Central Bank, published for anyone on its working days. */
const ECB = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const exchangeRateVariables = {
  EXCHANGE_RATES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(off|ecb|https?:\/\/[^\s/]+\S*)$/,
        'must be off, ecb, or an address of such a file',
      ),
    ),
    'off',
  ),
}

const key = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{8,300}$/, 'must be the key as the provider gives it'),
)
const tokens = v.pipe(
  v.string(),
  v.transform((keys) => keys.split(',').map((each) => each.trim())),
  v.check(
    (keys) => keys.length <= 2 && keys.every((each) => each.length >= 16),
    'must be one token of at least 16 characters, or two with a comma while it is being changed',
  ),
)
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const MIDTRANS_LIVE = 'https://api.midtrans.com'
const MIDTRANS_TRIAL = 'https://api.sandbox.midtrans.com'

/** The e-wallets this product knows, by the names of its settings and channels. */
export const walletNames = ['gopay', 'dana', 'ovo', 'shopeepay', 'linkaja'] as const
export type WalletName = (typeof walletNames)[number]

/** The banks whose accounts can be debited for a plan. */
const debitBankNames = ['bri'] as const
export type DebitBank = (typeof debitBankNames)[number]

const wallets = v.pipe(
  v.string(),
  v.transform((keys) => keys.split(',').map((each) => each.trim())),
  v.array(v.picklist(walletNames, `must be names with commas between: ${walletNames.join(', ')}`)),
)

const debitBanks = v.pipe(
  v.string(),
  v.transform((keys) => keys.split(',').map((each) => each.trim())),
  v.array(
    v.picklist(debitBankNames, `must be names with commas between: ${debitBankNames.join(', ')}`),
  ),
)

/** The settings of payment providers, and of the rates a giver abroad sees beside them. */
export const providerVariables = {
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox', 'xendit', 'midtrans', 'none']), 'sandbox'),
  XENDIT_SECRET_KEY: v.optional(key),
  XENDIT_CALLBACK_TOKENS: v.optional(tokens),
  XENDIT_BASE_URL: v.optional(address, 'https://api.xendit.co'),
  MIDTRANS_SERVER_KEY: v.optional(key),
  MIDTRANS_PREVIOUS_SERVER_KEY: v.optional(key),
  MIDTRANS_BASE_URL: v.optional(address),
  EWALLETS: v.optional(wallets),
  CARDS: v.optional(v.picklist(['on', 'off']), 'off'),
  DEBITS: v.optional(v.picklist(['on', 'off']), 'off'),
  DEBIT_BANKS: v.optional(debitBanks),
  BANK_TRANSFER: v.optional(v.picklist(['on', 'off']), 'off'),
  ...exchangeRateVariables,
}

type Variables = v.InferOutput<v.ObjectSchema<typeof providerVariables, undefined>>
type WithMode = Variables & { MODE: 'demo' | 'live' }

export type XenditSettings = {
  secretKey: string
  callbackTokens: readonly string[]
  baseUrl: string
}
export type MidtransSettings = {
  serverKey: string
  previousServerKey: string | undefined
  baseUrl: string
}

/** Why the payment provider cannot be used as set, one line per setting. */
export function providerProblems(variables: WithMode): string[] {
  return [
    ...missingKeys(variables),
    ...wrongWorld(variables),
    ...noWayToGive(variables),
    ...(isSandboxInLive(variables) ? [SANDBOX_IN_LIVE] : []),
  ]
}

const SANDBOX_IN_LIVE =
  'PAYMENT_PROVIDER: the sandbox is not allowed when MODE is live; name a provider, or none with BANK_TRANSFER=on'

function isSandboxInLive({ MODE, PAYMENT_PROVIDER }: WithMode): boolean {
  return MODE === 'live' && PAYMENT_PROVIDER === 'sandbox'
}

function missingKeys(variables: Variables): string[] {
  const needed = {
    sandbox: [],
    xendit: ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKENS'],
    midtrans: ['MIDTRANS_SERVER_KEY'],
    none: [],
  } as const
  return needed[variables.PAYMENT_PROVIDER]
    .filter((name) => !variables[name])
    .map((name) => `${name}: is required when PAYMENT_PROVIDER is ${variables.PAYMENT_PROVIDER}`)
}

function noWayToGive({ PAYMENT_PROVIDER, BANK_TRANSFER }: Variables): string[] {
  if (PAYMENT_PROVIDER !== 'none' || BANK_TRANSFER === 'on') return []
  return ['PAYMENT_PROVIDER: none needs BANK_TRANSFER=on, since nobody could give otherwise']
}

/** The demo tells people that no payment is real, and live mode that it is: keys and addresses must agree. */
function wrongWorld({ MODE, XENDIT_SECRET_KEY: key, MIDTRANS_BASE_URL: url }: WithMode): string[] {
  const other = MODE === 'live' ? 'demo' : 'live'
  const [keyStart, host] =
    MODE === 'live' ? ['xnd_development_', MIDTRANS_TRIAL] : ['xnd_production_', MIDTRANS_LIVE]
  return [
    ...(key?.startsWith(keyStart) ? [`XENDIT_SECRET_KEY: this key is for MODE ${other}`] : []),
    ...(url?.toLowerCase().startsWith(host)
      ? [`MIDTRANS_BASE_URL: this address is for MODE ${other}`]
      : []),
  ]
}

/** Undefined unless it is the payment provider. */
export function settleXendit(variables: Variables): XenditSettings | undefined {
  const { XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKENS: callbackTokens } = variables
  if (variables.PAYMENT_PROVIDER !== 'xendit' || !secretKey || !callbackTokens) return undefined
  return { secretKey, callbackTokens, baseUrl: variables.XENDIT_BASE_URL }
}

/** Undefined unless it is the payment provider; its address follows the mode. */
export function settleMidtrans(variables: WithMode): MidtransSettings | undefined {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_PREVIOUS_SERVER_KEY: previousServerKey } =
    variables
  if (variables.PAYMENT_PROVIDER !== 'midtrans' || !serverKey) return undefined
  const own = variables.MODE === 'live' ? MIDTRANS_LIVE : MIDTRANS_TRIAL
  return { serverKey, previousServerKey, baseUrl: variables.MIDTRANS_BASE_URL ?? own }
}

/** Where rates come from; undefined where people of the institution enter them alone. */
export function settleExchangeRates({ EXCHANGE_RATES: from }: { EXCHANGE_RATES: string }) {
  if (from === 'off') return undefined
  return from === 'ecb' ? ECB : from
}
