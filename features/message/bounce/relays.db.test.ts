import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { snsBounce, snsCertificate, snsComplaint, snsTopic } from '#tests/fakes/sns-vector.ts'
import { whyHeld } from '../contact-choices.server.ts'
import { receiveMailEvents } from './mail-events.server.ts'
import { relays } from './relays.server.ts'

const now = '2026-11-29T03:05:00Z'
const NOBODY = 'siti@contoh.id'
const COMPLAINING = 'budi@contoh.id'
const NO_CERTIFICATE = 'https://sns.us-gov-west-1.amazonaws.com/lain.pem'
const FULL = 'penuh@contoh.id'
const seconds = Date.parse('2026-11-29T03:00:00Z') / 1_000

const relayContext = (MAIL_EVENTS_FROM: string, MAIL_EVENTS_SECRET: string) =>
  testContext({ now, env: { MAIL_EVENTS_FROM, MAIL_EVENTS_SECRET } })

async function post(ctx: TestCtx, body: string, headers: Record<string, string> = {}) {
  const request = { method: 'POST', body, headers }
  return (await createWebhooks(ctx).request('/webhooks/mail-events', request)).status
}

/** What became of an address that is none, of one whose reader complained, and of one that was only full. */
async function held(ctx: TestCtx) {
  const why = async (value: string, isNews: boolean) =>
    await whyHeld(ctx, { kind: 'email', value, isNews })
  return [await why(NOBODY, false), await why(COMPLAINING, true), await why(FULL, false)]
}
const untouched = [undefined, 'no-consent', undefined]
const told = ['undeliverable', 'stopped-news', undefined]

test('Amazon SES tells by SNS: what it signed for our topic counts, by both versions of its signature', async () => {
  const ctx = await relayContext('ses', snsTopic)
  const asked: string[] = []
  const tell = (message: object) => {
    const rawBody = Buffer.from(JSON.stringify(message))
    return receiveMailEvents(ctx, { rawBody, headers: new Headers() }, async (url) => {
      asked.push(url)
      return url === NO_CERTIFICATE ? '<Error/>' : snsCertificate
    })
  }
  const forged = [
    { ...snsBounce, Message: snsBounce.Message.replace(NOBODY, 'lain@contoh.id') },
    { ...snsBounce, SignatureVersion: '1' },
    { ...snsBounce, Subject: 'lain' },
    { ...snsBounce, TopicArn: `${snsTopic}-lain` },
    { ...snsBounce, SigningCertURL: 'https://sns.jahat.example/amazonaws.com/a.pem' },
    { ...snsBounce, SigningCertURL: 'https://sns.id.amazonaws.com.jahat.example/a.pem' },
    // A bucket of anybody's that is called sns, and a file of Amazon's that is no certificate.
    { ...snsBounce, SigningCertURL: 'https://sns.s3-us-west-2.amazonaws.com/a.pem' },
    { ...snsBounce, SigningCertURL: NO_CERTIFICATE },
  ]
  for (const message of forged) expect(await tell(message)).toBe(401)
  expect(new Set(asked)).toEqual(new Set([snsBounce.SigningCertURL, NO_CERTIFICATE]))
  expect(await held(ctx)).toEqual(untouched)
  for (const message of [snsBounce, snsComplaint]) expect(await tell(message)).toBe(200)
  expect(await held(ctx)).toEqual(told)
})

// github.com/sendgrid/sendgrid-nodejs › packages/eventwebhook: the example of its own tests.
const sendgridExample = {
  key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==',
  signature:
    'MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=',
  moment: '1600112502',
  body: `${JSON.stringify([
    {
      email: 'hello@world.com',
      event: 'dropped',
      reason: 'Bounced Address',
      sg_event_id: 'ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA',
      sg_message_id: 'LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0',
      'smtp-id': '<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>',
      timestamp: 1600112492,
    },
  ])}\r\n`,
}

const sendgridHeaders = (signature: string, moment: string) => ({
  'X-Twilio-Email-Event-Webhook-Signature': signature,
  'X-Twilio-Email-Event-Webhook-Timestamp': moment,
})

test('SendGrid’s own example of a signed event is taken, and changed by one letter refused', async () => {
  const { key, signature, moment, body } = sendgridExample
  const read = (rawBody: string) =>
    relays.sendgrid({
      rawBody: Buffer.from(rawBody),
      headers: new Headers(sendgridHeaders(signature, moment)),
      secret: key,
      now: new Date(now),
      certificateOf: () => Promise.reject(new Error('none is asked for')),
    })
  expect(read(body)).toEqual([])
  expect(read(body.replace('hello', 'hullo'))).toBe('forged')
})

test('SendGrid tells of an address that is none and of a complaint, not of a full mailbox or a blocked letter', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const ctx = await relayContext('sendgrid', key)
  const bounce = { event: 'bounce', timestamp: seconds, type: 'bounce' }
  const body = JSON.stringify([
    { event: 'open', email: NOBODY, timestamp: seconds },
    { ...bounce, email: FULL, timestamp: 1e300 },
    { ...bounce, email: NOBODY, status: '5.0.0', reason: '500 unknown recipient' },
    { ...bounce, email: FULL, status: '5.2.2', reason: '552 5.2.2 mailbox full' },
    { ...bounce, email: FULL, type: 'blocked', status: null, reason: null },
    { event: 'spamreport', email: COMPLAINING, timestamp: seconds },
  ])
  const signature = sign('sha256', Buffer.from(`${seconds}${body}`), privateKey).toString('base64')
  const headers = sendgridHeaders(signature, String(seconds))
  expect(await post(ctx, body, sendgridHeaders(signature, String(seconds + 1)))).toBe(401)
  expect(await post(ctx, body)).toBe(401)
  expect(await held(ctx)).toEqual(untouched)
  expect(await post(ctx, body, headers)).toBe(200)
  expect(await held(ctx)).toEqual(told)
})

test('Mailgun signs its moment and token: what failed for good counts, and an old signature does not', async () => {
  const key = 'the webhook signing key of the tests'
  const ctx = await relayContext('mailgun', key)
  const body = (event: object, { secret = key, at = seconds } = {}) => {
    const [timestamp, token] = [String(at), 'e0b5477167110d68991efc6b9f89f0a11066af27834600e123']
    const signature = createHmac('sha256', secret).update(`${timestamp}${token}`).digest('hex')
    const told = { timestamp: seconds + 0.375, ...event }
    return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': told })
  }
  const failed = {
    event: 'failed',
    severity: 'permanent',
    recipient: NOBODY,
    'delivery-status': { code: 550, message: '', description: '5.1.1 no such user' },
    message: { headers: { 'message-id': '20261128.1@lembaga.id' } },
  }
  expect(await post(ctx, body(failed, { secret: 'another' }))).toBe(401)
  expect(await post(ctx, body(failed, { at: seconds - 86_400 }))).toBe(401)
  expect(await held(ctx)).toEqual(untouched)
  const events = [
    failed,
    { ...failed, recipient: FULL, severity: 'temporary' },
    { event: 'complained', recipient: COMPLAINING },
    { event: 'delivered', recipient: FULL },
  ]
  for (const event of events) expect(await post(ctx, body(event))).toBe(200)
  expect(await post(ctx, '{"event-data": {}}')).toBe(422)
  expect(await held(ctx)).toEqual(told)
})

test('Postmark shows its password: its own reading of a bounce decides', async () => {
  const login = 'amanah:a password of thirty-two characters'
  const ctx = await relayContext('postmark', login)
  const as = (who: string) => ({ Authorization: `Basic ${Buffer.from(who).toString('base64')}` })
  const told1 = { RecordType: 'Bounce', BouncedAt: '2026-11-28T10:00:00.0000000+07:00' }
  const body = (event: object) => JSON.stringify({ ...told1, MessageStream: 'outbound', ...event })
  const nobody = body({ Type: 'HardBounce', TypeCode: 1, Email: NOBODY, Details: 'unknown' })
  expect(await post(ctx, nobody, as('amanah:another'))).toBe(401)
  expect(await post(ctx, nobody)).toBe(401)
  expect(await held(ctx)).toEqual(untouched)
  for (const event of [
    nobody,
    body({ Type: 'SoftBounce', TypeCode: 4096, Email: FULL }),
    body({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: COMPLAINING }),
    body({ RecordType: 'Open', Email: FULL }),
    body({ Type: 'HardBounce', Email: FULL, BouncedAt: 'kemarin' }),
  ])
    expect(await post(ctx, event, as(login))).toBe(200)
  expect(await held(ctx)).toEqual(told)
})

test('a secret that its relay could never use is refused at the start', async () => {
  for (const [relay, secret] of [
    ['ses', 'not the ARN of a topic, but long enough'],
    ['sendgrid', 'not a key, but long enough for one of these'],
    ['postmark', 'a password without anybody before it'],
  ] as const)
    await expect(relayContext(relay, secret)).rejects.toThrow('MAIL_EVENTS_SECRET')
})
