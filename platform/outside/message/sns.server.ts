import { createVerify, X509Certificate } from 'node:crypto'
import * as v from 'valibot'

/** A message of Amazon SNS (docs.aws.amazon.com/sns › Verifying the signatures of Amazon SNS messages). */
const message = v.object({
  Type: v.picklist(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: v.string(),
  TopicArn: v.string(),
  Message: v.string(),
  Timestamp: v.pipe(v.string(), v.isoTimestamp()),
  Subject: v.optional(v.string()),
  SubscribeURL: v.optional(v.string()),
  Token: v.optional(v.string()),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: v.string(),
  SigningCertURL: v.string(),
})

export type SnsMessage = v.InferOutput<typeof message>

/** What a message is signed over, by its type: each name and value on a line of its own; those it has not are left out. */
const signed: Readonly<Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: confirmation(),
  UnsubscribeConfirmation: confirmation(),
}

function confirmation(): (keyof SnsMessage)[] {
  return ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
}

/** Only Amazon's own hosts, each named by its region (a bucket called sns has another), are asked for a certificate, or told that we listen. */
const THEIRS = /^https:\/\/sns\.[a-z]{2}(-[a-z]+){1,3}-\d{1,2}\.amazonaws\.com(\.cn)?\//

export type CertificateOf = (url: string) => Promise<string>

type SnsTopic = { topic: string; now: Date; certificateOf: CertificateOf }

/** The message in a body, where Amazon signed it for our topic; otherwise undefined. */
export async function snsMessage(
  body: unknown,
  { topic, now, certificateOf }: SnsTopic,
): Promise<SnsMessage | undefined> {
  const read = v.safeParse(message, body)
  if (!read.success) return undefined
  const { output } = read
  const { SigningCertURL: url } = output
  if (output.TopicArn !== topic || !THEIRS.test(url) || !url.endsWith('.pem')) return undefined
  const certificate = certificateIn(await certificateOf(url))
  if (!certificate) return undefined
  if (certificate.validFromDate > now || certificate.validToDate < now) return undefined
  const verify = createVerify(output.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1')
  for (const name of signed[output.Type]) {
    const value = output[name]
    if (value !== undefined) verify.update(`${name}\n${value}\n`)
  }
  return verify.verify(certificate.publicKey, output.Signature, 'base64') ? output : undefined
}

function certificateIn(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

const TIMEOUT_MS = 10_000
const certificates = new Map<string, string>()

/** A certificate of theirs, asked for once by each process; empty where they have none at that address. */
export async function fetchCertificate(url: string): Promise<string> {
  const cached = certificates.get(url)
  if (cached) return cached
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (answer.status === 403 || answer.status === 404) {
    await answer.body?.cancel()
    return ''
  }
  if (!answer.ok) throw new Error(`Amazon SNS gave no certificate: HTTP ${answer.status}`)
  const certificate = await answer.text()
  if (certificates.size >= 10) certificates.clear()
  certificates.set(url, certificate)
  return certificate
}

/** Tells Amazon that we listen to our topic. */
export async function confirmSubscription({ SubscribeURL: url = '' }: SnsMessage): Promise<void> {
  if (!THEIRS.test(url)) throw new Error('an address that is none of Amazon SNS')
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`Amazon SNS took no confirmation: HTTP ${answer.status}`)
}
