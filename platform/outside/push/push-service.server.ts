import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '#platform/config.ts'
import { purposeKey } from '#platform/security/keyed-hash.server.ts'

type Settings = Pick<Config, 'appSecret' | 'origin' | 'institution' | 'pushServices'>

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** 'gone': the browser has ended its subscription (RFC 8030 §7.3). */
export type PushOutcome = 'sent' | 'gone'

const TIMEOUT_MS = 10_000

/** Our VAPID keys (RFC 8292), derived from the installation's secret: all processes have the same. */
export function vapidKeys(config: Pick<Config, 'appSecret'>) {
  const curve = createECDH('prime256v1')
  const privateKey = purposeKey(config, 'web push')
  curve.setPrivateKey(privateKey)
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** True for an address at a push service of the settings; plain HTTP only on this machine. */
export function isPushService({ pushServices }: Pick<Config, 'pushServices'>, endpoint: string) {
  const { protocol, hostname, username } = new URL(endpoint)
  if (username) return false
  const isKnown = pushServices.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isKnown && (protocol === 'https:' || hostname === '127.0.0.1')
}

type Message = { text: string; seconds: number; isUrgent: boolean }

/** Sends a message, sealed for one browser (RFC 8291); throws when the service may take it later. */
export async function sendPush(
  config: Settings,
  { endpoint, p256dh, auth }: PushTarget,
  { text, seconds, isUrgent }: Message,
): Promise<PushOutcome> {
  if (!isPushService(config, endpoint)) return 'gone'
  const email = config.institution.email
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      vapidDetails: { subject: `mailto:${email}`, ...vapidKeys(config) },
      TTL: seconds,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  return 'sent'
}
