import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { keepMail } from './mail.server.ts'
import type { OtpPort, PhoneMessage } from './otp-port.ts'

const TIMEOUT_MS = 10_000

type OtpConfig = Pick<Config, 'mode' | 'otpHttp'>

/** Messages to phones by OTP_HTTP_URL. Without it: the inbox in the demo, no phones in live mode. */
export function openOtp(
  config: OtpConfig,
  { db, now, timeoutMs = TIMEOUT_MS }: { db: Db; now(): Date; timeoutMs?: number },
): OtpPort {
  if (config.otpHttp) return httpOtp(config.otpHttp, { now, timeoutMs })
  if (config.mode === 'demo') {
    return {
      isReachable: true,
      send: ({ to, text }) => {
        return keepMail(db, { to, subject: 'Pesan WhatsApp/SMS', text, at: now() })
      },
    }
  }
  return {
    isReachable: false,
    send: () => Promise.reject(new Error('no way to phones is configured')),
  }
}

/**
 * One POST of JSON {to, text, key} per message, signed: `X-Amanah-Signature` is the hex HMAC-SHA256 of
 * `{X-Amanah-Timestamp}.{body}`. Any 2xx means accepted; redirects are refused. An error never contains the number or
 * the words.
 */
function httpOtp(
  { url, secret }: { url: string; secret: string },
  { now, timeoutMs }: { now(): Date; timeoutMs: number },
): OtpPort {
  async function send({ to, text, key }: PhoneMessage): Promise<void> {
    const body = JSON.stringify({ to, text, key })
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-amanah-timestamp': timestamp,
        'x-amanah-signature': createHmac('sha256', secret)
          .update(`${timestamp}.${body}`)
          .digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new Error(`the way to phones gave no answer: ${error.name}`)
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the way to phones answered ${answer.status}`)
  }
  return { isReachable: true, send }
}
