import { isIPv4 } from 'node:net'

/** Settings with addresses whose traffic must be secret and unchanged. */
const addresses = [
  'ORIGIN',
  'API_BASE',
  'XENDIT_BASE_URL',
  'MIDTRANS_BASE_URL',
  'OTP_HTTP_URL',
  'S3_ENDPOINT',
  'WHATSAPP_BASE_URL',
  'EXCHANGE_RATES',
] as const

type AddressSettings = { [name in (typeof addresses)[number]]?: string | undefined } & {
  SMTP_URL?: string | undefined
}

/** Connections that would be unencrypted on a network, one line per setting. Loopback does not count. */
export function cleartextProblems(settings: AddressSettings): string[] {
  const problems = addresses
    .filter((name) => isCleartext(settings[name]))
    .map((name) => `${name}: must begin with https:// when MODE is live`)
  const smtp = smtpProblem(settings.SMTP_URL)
  return smtp ? [...problems, `SMTP_URL: ${smtp} when MODE is live`] : problems
}

function isCleartext(address: string | undefined): boolean {
  return address !== undefined && /^http:/i.test(address) && !isThisMachine(address)
}

/** nodemailer continues without TLS where a server does not offer STARTTLS, unless configured otherwise. */
function smtpProblem(address: string | undefined): string | undefined {
  if (address === undefined || isThisMachine(address)) return undefined
  const query = URL.parse(address)?.searchParams
  if (query?.get('tls.rejectUnauthorized') === 'false') {
    return 'tls.rejectUnauthorized=false is not allowed'
  }
  if (/^smtps:/i.test(address) || query?.get('requireTLS') === 'true') return undefined
  return 'must begin with smtps://, or with smtp:// and end with ?requireTLS=true,'
}

function isThisMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname.toLowerCase() ?? ''
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
}
