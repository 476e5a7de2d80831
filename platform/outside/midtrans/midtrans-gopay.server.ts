import * as v from 'valibot'
import type { HttpClient } from '../payment/http-client.server.ts'
import type { LinkAnswer, LinkOrder, LinkState, UnlinkAnswer } from '../payment/payment-gateway.ts'
import { walletLink } from '../payment/wallets.ts'

const accountId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,60}$/))
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

/** The parts of a linked account that we rely on (reference/create-pay-account, reference/get-pay-account). */
export const payAccount = v.object({
  status_code: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  account_id: v.nullish(accountId),
  account_status: v.nullish(short),
  channel_response_code: v.nullish(short),
  actions: v.nullish(v.array(v.object({ name: short, url: v.nullish(v.string()) }))),
  metadata: v.nullish(
    v.object({
      payment_options: v.nullish(
        v.array(v.object({ name: short, active: v.nullish(v.boolean()), token: v.nullish(short) })),
      ),
    }),
  ),
})
type PayAccount = v.InferOutput<typeof payAccount>

const ROOT = ['v2', 'pay', 'account']
/** Money that is there, in the order in which it is taken. What is borrowed (PAY_LATER) is never given away. */
const OPTIONS = ['GOPAY_WALLET', 'GOPAY_SAVINGS']

/** Opens GoPay's own page, which asks the owner of the number for code and PIN. */
export async function linkGopay(
  call: HttpClient,
  { phone, returnUrl }: LinkOrder,
): Promise<LinkAnswer> {
  if (!phone?.startsWith('+62')) return { kind: 'rejected', code: 'PHONE_MISSING' }
  const made = await askAccount(call, ROOT, {
    payment_type: 'gopay',
    gopay_partner: { phone_number: phone.slice(3), country_code: '62', redirect_url: returnUrl },
  })
  if (made.kind === 'unknown') return made
  const { account_id: token, account_status, actions } = made.account
  // Linked before, perhaps by somebody else: nobody has entered a PIN for this plan.
  if (account_status === 'ENABLED') return { kind: 'rejected', code: 'ALREADY_LINKED' }
  if (!token || account_status !== 'PENDING') return { kind: 'rejected', code: refusalOf(made) }
  const page = pageOf(actions)
  return page
    ? { kind: 'linking', token, page }
    : { kind: 'unknown', cause: 'an answer without a page' }
}

/** What has become of a link; only GoPay's own word counts. */
export async function linkedGopay(call: HttpClient, token: string): Promise<LinkState> {
  const found = await findAccount(call, token)
  if (found.kind === 'unknown') return found
  if (found.kind === 'gone') return { kind: 'gone' }
  if (found.account.account_status === 'PENDING') return { kind: 'waiting' }
  return { kind: 'linked', token, label: null }
}

/** The token to debit an account by at this moment: it may change (reference/gopay-tokenization). */
export async function gopayOption(
  call: HttpClient,
  token: string,
): Promise<{ kind: 'option'; token: string } | { kind: 'none'; code: string } | Unknown> {
  const found = await findAccount(call, token)
  if (found.kind === 'unknown') return found
  if (found.kind === 'gone' || found.account.account_status !== 'ENABLED') {
    return { kind: 'none', code: 'GOPAY_UNLINKED' }
  }
  const options = found.account.metadata?.payment_options ?? []
  for (const name of OPTIONS) {
    const option = options.find((each) => each.name === name && each.active !== false)
    if (option?.token) return { kind: 'option', token: option.token }
  }
  return { kind: 'none', code: 'GOPAY_NO_BALANCE' }
}

/** Ends a link; its state is read again afterwards. One that nobody has allowed yet ends by itself within the hour. */
export async function unlinkGopay(call: HttpClient, token: string): Promise<UnlinkAnswer> {
  if (!v.is(accountId, token)) return 'unknown'
  await askAccount(call, [...ROOT, token, 'unbind'], {})
  const after = await findAccount(call, token)
  if (after.kind === 'gone') return 'unlinked'
  return after.kind === 'told' && after.account.account_status === 'PENDING' ? 'waiting' : 'unknown'
}

type Unknown = { kind: 'unknown'; cause: string }
type FoundAccount = { kind: 'told'; account: PayAccount }
const states = new Set(['PENDING', 'ENABLED'])
const over = new Set(['EXPIRED', 'DISABLED'])

async function findAccount(
  call: HttpClient,
  token: string,
): Promise<FoundAccount | Unknown | Gone> {
  if (!v.is(accountId, token)) return { kind: 'unknown', cause: 'no account' }
  const answer = await askAccount(call, [...ROOT, token])
  if (answer.kind === 'unknown') return answer
  const { status_code, account_id, account_status } = answer.account
  if (status_code === '404') return { kind: 'gone' }
  if (account_id !== token) return { kind: 'unknown', cause: 'another account' }
  if (over.has(account_status ?? '')) return { kind: 'gone' }
  return states.has(account_status ?? '')
    ? answer
    : { kind: 'unknown', cause: `account ${account_status}` }
}
type Gone = { kind: 'gone' }

async function askAccount(
  call: HttpClient,
  path: string[],
  body?: object,
): Promise<FoundAccount | Unknown> {
  const reply = await call({ method: body ? 'POST' : 'GET', path, ...(body && { body }) })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  const read = v.safeParse(payAccount, reply.body)
  if (!read.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  const { status_code: code } = read.output
  const isNoAnswer = code === '401' || code === '429' || code.startsWith('5') || code[0] === '9'
  return isNoAnswer
    ? { kind: 'unknown', cause: `status code ${code}` }
    : { kind: 'told', account: read.output }
}

function refusalOf({
  account: { status_code, channel_response_code: code },
}: FoundAccount): string {
  return code && /^\d{1,4}$/.test(code) ? `GOPAY_${code}` : `MIDTRANS_${status_code}`
}

/** The page that works in every browser. The documents show its address without TLS, where Midtrans has TLS, too. */
function pageOf(actions: PayAccount['actions']): string | undefined {
  const names = ['activation-link-url', 'activation-deeplink', 'activation-link-app']
  const urls = names.map((name) => actions?.find((action) => action.name === name)?.url ?? '')
  return urls
    .map((url) => walletLink(url.replace(/^http:(?=\/\/[a-z.]*midtrans\.com\/)/, 'https:')))
    .find((url) => url !== undefined)
}

/** The notification about an account (reference/unbind-pay-account); its signature is not yet checked. */
const accountNews = v.object({
  account_id: accountId,
  account_status: short,
  status_code: short,
  signature_key: v.pipe(v.string(), v.maxLength(200)),
})

export type AccountNews = v.InferOutput<typeof accountNews>

/** A parsed notification about a linked account; undefined for any other. */
export function readAccountNews(body: unknown): AccountNews | undefined {
  const read = v.safeParse(accountNews, body)
  return read.success ? read.output : undefined
}
