import * as v from 'valibot'

/** What every relay tells of an e-mail, in our own shape. */
const event = v.object({
  type: v.picklist(['bounce', 'complaint']),
  email: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** RFC 3463, and what the server said; without them `hard` alone decides. */
  status: v.optional(v.string()),
  diagnostic: v.optional(v.string()),
  hard: v.optional(v.boolean()),
  message_id: v.optional(v.string()),
})

export type ToldEvent = v.InferOutput<typeof event>

/** What has another shape, or tells of something else, is left out: one of it must not hold up the rest. */
function known<T>(schema: v.GenericSchema<unknown, T>, all: readonly unknown[]): T[] {
  return all.flatMap((each) => {
    const read = v.safeParse(schema, each)
    return read.success ? [read.output] : []
  })
}

export const own = v.pipe(
  v.object({ events: v.array(v.unknown()) }),
  v.transform(({ events }) => known(event, events)),
)

const LAST_MOMENT = Date.parse('9999-12-31T00:00:00Z')

/** A moment in words, or in seconds. */
const moment = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((entry) => (typeof entry === 'number' ? entry * 1_000 : Date.parse(entry))),
  v.check((at) => at >= 0 && at < LAST_MOMENT),
  v.transform((at) => new Date(at).toISOString()),
)
const optional = v.optional(v.nullable(v.string()))

/** An optional text as the rest of the product has it. */
const orUndefined = (text: string | null | undefined) => text ?? undefined

/** SendGrid's Event Webhook (twilio.com/docs/sendgrid › event): `blocked` is of the e-mail, `smtp-id` our Message-ID. */
const sendgridEvent = v.pipe(
  v.object({
    event: v.picklist(['bounce', 'spamreport']),
    email: v.string(),
    timestamp: moment,
    type: optional,
    status: optional,
    reason: optional,
    'smtp-id': optional,
  }),
  v.transform(
    (entry): ToldEvent => ({
      type: entry.event === 'bounce' ? 'bounce' : 'complaint',
      email: entry.email,
      at: entry.timestamp,
      status: orUndefined(entry.status),
      diagnostic: orUndefined(entry.reason),
      hard: entry.event === 'bounce' && entry.type !== 'blocked',
      message_id: orUndefined(entry['smtp-id']),
    }),
  ),
)

export const sendgrid = v.pipe(
  v.array(v.unknown()),
  v.transform((events) => known(sendgridEvent, events)),
)

const text = v.pipe(v.string(), v.maxLength(200))

/** Of Mailgun's webhooks: what its signature is over. */
export const mailgunSigned = v.object({
  signature: v.object({ timestamp: text, token: text, signature: text }),
})

const mailgunEvent = v.pipe(
  v.object({
    event: v.picklist(['failed', 'complained']),
    severity: optional,
    recipient: v.string(),
    timestamp: moment,
    'delivery-status': v.optional(
      v.object({
        code: v.optional(v.nullable(v.union([v.number(), v.string()]))),
        message: optional,
        description: optional,
      }),
    ),
    message: v.optional(v.object({ headers: v.optional(v.object({ 'message-id': optional })) })),
  }),
  // What it still tries has not failed.
  v.check((entry) => entry.event === 'complained' || entry.severity === 'permanent'),
  v.transform((entry): ToldEvent => {
    const { code, message, description } = entry['delivery-status'] ?? {}
    const said = [code, message, description].filter(Boolean).join(' ')
    return {
      type: entry.event === 'failed' ? 'bounce' : 'complaint',
      email: entry.recipient,
      at: entry.timestamp,
      diagnostic: said || undefined,
      message_id: orUndefined(entry.message?.headers?.['message-id']),
    }
  }),
)

/** Mailgun (documentation.mailgun.com › webhooks): one event in each post. */
export const mailgun = v.pipe(
  v.object({ 'event-data': v.unknown() }),
  v.transform(({ 'event-data': entry }) => known(mailgunEvent, [entry])),
)

const postmarkEvent = v.pipe(
  v.object({
    RecordType: v.picklist(['Bounce', 'SpamComplaint']),
    Type: optional,
    Email: v.string(),
    BouncedAt: moment,
    Details: optional,
  }),
  v.transform(
    (entry): ToldEvent => ({
      type: entry.RecordType === 'Bounce' ? 'bounce' : 'complaint',
      email: entry.Email,
      at: entry.BouncedAt,
      // Its type is the reading of their own: it says more than the words of a server.
      hard: entry.Type === 'HardBounce' || entry.Type === 'BadEmailAddress',
    }),
  ),
)

/** Postmark (postmarkapp.com/developer/webhooks): one event in each post. */
export const postmark = v.pipe(
  v.unknown(),
  v.transform((entry) => known(postmarkEvent, [entry])),
)

const sesMail = v.object({
  headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
})
const sesBounce = v.object({
  bounceType: v.string(),
  bouncedRecipients: v.array(
    v.object({ emailAddress: v.string(), status: optional, diagnosticCode: optional }),
  ),
  timestamp: moment,
})
const sesComplaint = v.object({
  complainedRecipients: v.array(v.object({ emailAddress: v.string() })),
  timestamp: moment,
})

/** Amazon SES (docs.aws.amazon.com/ses › notification contents); our Message-ID is in the headers where it includes them. */
export const ses = v.pipe(
  v.object({
    bounce: v.optional(sesBounce),
    complaint: v.optional(sesComplaint),
    mail: v.optional(sesMail),
  }),
  v.transform(({ bounce, complaint, mail }): ToldEvent[] => {
    const header = mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')
    const common = { message_id: header?.value }
    const bounced = (bounce?.bouncedRecipients ?? []).map((each) => ({
      ...common,
      type: 'bounce' as const,
      email: each.emailAddress,
      at: bounce?.timestamp ?? '',
      status: orUndefined(each.status),
      diagnostic: orUndefined(each.diagnosticCode),
      hard: bounce?.bounceType === 'Permanent',
    }))
    const complained = (complaint?.complainedRecipients ?? []).map((each) => ({
      ...common,
      type: 'complaint' as const,
      email: each.emailAddress,
      at: complaint?.timestamp ?? '',
    }))
    return [...(bounce?.bounceType === 'Transient' ? [] : bounced), ...complained]
  }),
)
