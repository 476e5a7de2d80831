import { createHash } from 'node:crypto'
import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { digest } from './midtrans-codes.ts'
import type { Answer, LinkHand, Sent } from './provider-server.ts'

type Account = { account_id: string; phone: string; status: string; token: string }
type Books = { accounts: Map<string, Account>; refusals: string[] }

/** What GoPay's page and app do with a linked account; `key` signs what is told of it. */
export function accountHand({ accounts }: Books, key: string): LinkHand {
  const turn = (token: string, status: string) => {
    const account = accounts.get(token)
    if (!account) throw new Error(`the fake has no account ${token}`)
    account.status = status
    return tellAccount(account, key)
  }
  return {
    newest: () => [...accounts.keys()].at(-1) ?? '',
    allow: (token) => turn(token, 'ENABLED'),
    lapse: (token) => turn(token, 'EXPIRED'),
    release: (token) => turn(token, 'DISABLED'),
    stateOf: (token) => accounts.get(token)?.status ?? '',
  }
}

/** The notification about an account (reference/unbind-pay-account, reference/receiving-notifications). */
function tellAccount({ account_id, status }: Account, key: string): SignedBody {
  const status_code = codeOf(status)
  const message = {
    account_id,
    merchant_id: 'M099098',
    payment_type: 'gopay',
    status_code,
    account_status: status,
    signature_key: createHash('sha512')
      .update(account_id + status + status_code + key)
      .digest('hex'),
  }
  return { body: JSON.stringify(message), headers: { 'content-type': 'application/json' } }
}

const codeOf = (status: string) => ({ PENDING: '201', ENABLED: '200' })[status] ?? '204'

/** POST /v2/pay/account, GET …/{id} and POST …/{id}/unbind as documented. */
export function answerAccount(books: Books, { method, url, body }: Sent): Answer {
  const [, , , , id, verb] = url.split('/')
  if (!id) return link(books, body)
  const account = books.accounts.get(id)
  if (!account) return say({ status_code: '404', status_message: 'Account does not exist' })
  if (method === 'POST' && verb === 'unbind') {
    if (account.status === 'PENDING') return say({ status_code: '412' })
    account.status = 'DISABLED'
    return say({ ...seen(account), channel_response_code: '0' })
  }
  return say(seen(account))
}

function link({ accounts }: Books, body: Sent['body']): Answer {
  const {
    phone_number: phone = '',
    country_code,
    redirect_url,
  } = (body.gopay_partner ?? {}) as Record<string, string>
  const isWhole = country_code === '62' && /^8\d{8,11}$/.test(phone) && redirect_url
  if (body.payment_type !== 'gopay' || !isWhole) return say({ status_code: '400' })
  if (phone.endsWith('0105')) {
    return say({ status_code: '202', payment_type: 'gopay', channel_response_code: '105' })
  }
  const linked = [...accounts.values()].find(
    (each) => each.phone === phone && each.status === 'ENABLED',
  )
  if (linked) return say(seen(linked))
  const id = digest(`account ${phone} ${accounts.size}`)
  const account_id = `${id.slice(0, 8)}-7836-49e5-bc65-${id.slice(8, 20)}`
  const account = { account_id, phone, status: 'PENDING', token: `opt-${id.slice(0, 20)}` }
  accounts.set(account_id, account)
  const url = `http://api.midtrans.com/v2/gopay/redirect/gpar_${account_id}/link`
  const actions = [{ name: 'activation-link-url', method: 'GET', url }]
  return say({ ...seen(account), actions })
}

function seen({ account_id, status, token }: Account) {
  const balance = { value: '1000000.00', currency: 'IDR' }
  const options = [
    { name: 'PAY_LATER', active: true, balance, metadata: {}, token: 'borrowed' },
    { name: 'GOPAY_WALLET', active: true, balance, metadata: {}, token },
  ]
  return {
    status_code: codeOf(status),
    payment_type: 'gopay',
    account_id,
    account_status: status,
    ...(status === 'ENABLED' && { metadata: { payment_options: options } }),
  }
}

function say(body: object): Answer {
  return { status: 200, body }
}

/** What GoPay says of a debit by a linked account, without its owner. */
export function gopayAnswer(
  { accounts, refusals, now }: Books & { now(): Date },
  body: Sent['body'],
) {
  const given = (body.gopay ?? {}) as Record<string, unknown>
  const account = accounts.get(String(given.account_id))
  if (account?.status !== 'ENABLED' || given.payment_option_token !== account.token) {
    return { status: 'deny', code: { channel_response_code: '153' } }
  }
  // Without the right to debit without a PIN it waits for one.
  if (given.recurring !== true) return { status: 'pending', code: {} }
  const code = refusals.shift()?.replace('GOPAY_', '')
  if (code === 'PIN') return { status: 'pending', code: { actions: [pinPage] } }
  return code
    ? { status: 'deny', code: { channel_response_code: code } }
    : { status: 'settlement', code: {}, settled: now() }
}

const pinPage = { name: 'verification-link-url', method: 'GET', url: 'https://gopay.co.id/pin' }
