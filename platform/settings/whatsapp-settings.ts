import * as v from 'valibot'

const digits = v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the id as Meta shows it'))
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,600}$/, 'must be as Meta gives it'))
const prices = v.pipe(
  v.string(),
  v.regex(
    /^[a-z_]+=\d{1,6}(,[a-z_]+=\d{1,6})*$/,
    'must be rupiah by category, like utility=357,marketing=587',
  ),
  v.transform(
    (text): Record<string, number> =>
      Object.fromEntries(
        text.split(',').map((each) => {
          const [category = '', price] = each.split('=')
          return [category, Number(price)]
        }),
      ),
  ),
)

/** The settings of WhatsApp by Meta's Cloud API. */
export const whatsappVariables = {
  WHATSAPP_PHONE_NUMBER_ID: v.optional(digits),
  WHATSAPP_TOKEN: v.optional(secret),
  WHATSAPP_APP_SECRET: v.optional(secret),
  WHATSAPP_VERIFY_TOKEN: v.optional(secret),
  WHATSAPP_BASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    'https://graph.facebook.com/v23.0',
  ),
  WHATSAPP_PRICES: v.optional(prices, 'utility=400,marketing=650,authentication=400,service=0'),
  WHATSAPP_MONTHLY_MOST: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(10_000_000_000)),
  ),
}

type Variables = v.InferOutput<v.ObjectSchema<typeof whatsappVariables, undefined>>

export type WhatsappSettings = {
  phoneNumberId: string
  token: string
  appSecret: string
  verifyToken: string
  baseUrl: string
  prices: Readonly<Record<string, number>>
  monthlyMost: number | undefined
}

const needed = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

/** Why WhatsApp cannot be used as set, one line per setting: all four of a number, or none. */
export function whatsappProblems(variables: Variables): string[] {
  if (needed.every((name) => !variables[name])) return []
  return needed
    .filter((name) => !variables[name])
    .map((name) => `${name}: is required with the other settings of WhatsApp`)
}

/** Undefined where messages do not go by WhatsApp. */
export function settleWhatsapp(variables: Variables): WhatsappSettings | undefined {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = variables
  if (!phoneNumberId || !token || !appSecret || !verifyToken) return undefined
  return {
    phoneNumberId,
    token,
    appSecret,
    verifyToken,
    baseUrl: variables.WHATSAPP_BASE_URL,
    prices: variables.WHATSAPP_PRICES,
    monthlyMost: variables.WHATSAPP_MONTHLY_MOST,
  }
}
