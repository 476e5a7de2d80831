import * as v from 'valibot'

const seconds = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.check((value) => Number.isFinite(value) && value > 0 && value < 1e11),
  v.transform((value) => new Date(value * 1000)),
)

const status = v.object({
  id: v.string(),
  status: v.string(),
  timestamp: seconds,
  biz_opaque_callback_data: v.optional(v.string()),
  pricing: v.optional(
    v.object({ category: v.optional(v.string()), billable: v.optional(v.boolean()) }),
  ),
  errors: v.optional(v.array(v.object({ code: v.number() }))),
})

const file = v.object({
  id: v.string(),
  mime_type: v.optional(v.string(), ''),
  caption: v.optional(v.string(), ''),
})

const message = v.object({
  from: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  timestamp: seconds,
  type: v.string(),
  text: v.optional(v.object({ body: v.string() })),
  button: v.optional(v.object({ text: v.string() })),
  interactive: v.optional(v.object({ button_reply: v.optional(v.object({ title: v.string() })) })),
  image: v.optional(file),
  document: v.optional(file),
})

const preference = v.object({
  wa_id: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  category: v.optional(v.string()),
  value: v.string(),
  timestamp: seconds,
})

const contact = v.object({
  wa_id: v.string(),
  profile: v.optional(v.object({ name: v.optional(v.string(), '') })),
})

const list = v.optional(v.array(v.unknown()), [])
const hook = v.object({ entry: list })
const entry = v.object({ changes: list })
const change = v.object({
  value: v.object({
    metadata: v.optional(v.object({ phone_number_id: v.optional(v.string()) })),
    statuses: list,
    messages: list,
    contacts: list,
    user_preferences: list,
  }),
})

export type StatusEvent = {
  providerId: string
  status: string
  at: Date
  /** Our own id of the message, as the provider repeats it. */
  reference?: string | undefined
  category?: string | undefined
  code?: number | undefined
}

export type InboundEvent = {
  id: string
  phone: string
  name: string
  text: string
  media: { id: string; type: string } | null
  at: Date
}

export type PreferenceEvent = { phone: string; isStopped: boolean; at: Date }

export type WhatsappEvents = {
  statuses: StatusEvent[]
  messages: InboundEvent[]
  preferences: PreferenceEvent[]
}

/**
 * What a webhook tells of our number. What has another shape is left out: one of it must not hold up the rest. What is
 * about another number of the same account is others' business.
 */
export function eventsOf(
  body: unknown,
  isOurNumber: (phoneNumberId: string) => boolean,
): WhatsappEvents {
  const events: WhatsappEvents = { statuses: [], messages: [], preferences: [] }
  const [read] = known(hook, [body])
  const changes = known(entry, read?.entry ?? []).flatMap((each) => known(change, each.changes))
  for (const { value } of changes) {
    const number = value.metadata?.phone_number_id
    if (number !== undefined && !isOurNumber(number)) continue
    const names = new Map(
      known(contact, value.contacts).map((each) => [each.wa_id, each.profile?.name ?? '']),
    )
    events.statuses.push(...known(status, value.statuses).map(toStatus))
    events.messages.push(
      ...known(message, value.messages).map((each) => toInbound(each, names.get(each.from) ?? '')),
    )
    events.preferences.push(
      ...known(preference, value.user_preferences)
        .filter(({ value: wish }) => wish === 'stop' || wish === 'resume')
        .map(({ wa_id, value: wish, timestamp: at }) => ({
          phone: `+${wa_id}`,
          isStopped: wish === 'stop',
          at,
        })),
    )
  }
  return events
}

function known<T>(schema: v.GenericSchema<unknown, T>, entries: readonly unknown[]): T[] {
  return entries.flatMap((entry) => {
    const read = v.safeParse(schema, entry)
    return read.success ? [read.output] : []
  })
}

function toStatus(each: v.InferOutput<typeof status>): StatusEvent {
  const { pricing, errors } = each
  return {
    providerId: each.id,
    status: each.status,
    at: each.timestamp,
    reference: each.biz_opaque_callback_data,
    category: pricing?.billable === false ? 'free' : pricing?.category,
    code: errors?.[0]?.code,
  }
}

function toInbound(each: v.InferOutput<typeof message>, name: string): InboundEvent {
  const { text, button, interactive, image, document } = each
  const media = image ?? document
  const words =
    text?.body ?? button?.text ?? interactive?.button_reply?.title ?? media?.caption ?? ''
  return {
    id: each.id,
    phone: `+${each.from}`,
    name: name.slice(0, 100),
    text: words.slice(0, 4096),
    media: media ? { id: media.id, type: media.mime_type } : null,
    at: each.timestamp,
  }
}
