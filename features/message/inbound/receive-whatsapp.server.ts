import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ChoiceScope } from '#platform/db/schema/message/schema-message.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { readJsonBody } from '#platform/outside/payment/secret-match.server.ts'
import { contactHash, latestChoices, recordChoice } from '../contact-choices.server.ts'
import { applyStatus } from './apply-status.server.ts'
import { inboundJob } from './inbound-job.server.ts'
import { eventsOf, type InboundEvent, type PreferenceEvent } from './whatsapp-events.ts'

type StopWord = { scope: ChoiceScope; isStopped: boolean }

const cores =
  words(`stop setop stopp st0p berhenti brhenti berenti henti hentikan stopkan unsubscribe unsub unreg
  udahan`)

const resumes = words('mulai start lanjut lanjutkan')

/** Words that change nothing of what such a message asks. */
const fillers =
  words(`tolong mohon please pls plis minta mau ingin saya aku kami kak kakak pak bapak bu ibu min admin
  mas mbak ya yah dong donk deh aja saja lagi sekarang ini itu dari di ke untuk kabar kabarnya berita info informasi
  pesan pesannya wa whatsapp chat kirim mengirim pengiriman promosi promo iklan broadcast langganan
  berlangganan terima kasih makasih terimakasih trims thanks thx nomor semua semuanya all news message messages`)

const everything = words('semua semuanya all')

/** "Jangan kirim lagi": only with what is sent, for "jangan" alone begins many sentences. */
const sendings = words('kirim mengirim hubungi wa chat ganggu pesan')

/** The documented most of a delivery of webhooks. */
export const WHATSAPP_BYTES = 3 * 1024 * 1024

export type WhatsappWebhook = { rawBody: Uint8Array; signature: string | null }

/**
 * Takes a delivery of webhooks: statuses of our messages, what people wrote, what they chose. Whoever writes STOP has
 * stopped when this answers. Deliveries come twice and in any order. Answers the HTTP status.
 */
export async function receiveWhatsapp(
  ctx: Ctx,
  { rawBody, signature }: WhatsappWebhook,
): Promise<200 | 401 | 404> {
  if (!ctx.whatsapp) return 404
  if (!ctx.whatsapp.isSigned(rawBody, signature)) {
    ctx.log.warn('webhook.refused', { provider: 'whatsapp', why: 'wrong signature' })
    return 401
  }
  const { messages, preferences, statuses } = eventsOf(
    readJsonBody(rawBody),
    ctx.whatsapp.isOurNumber,
  )
  for (const message of messages) await receiveMessage(ctx, message)
  for (const preference of preferences) await receivePreference(ctx, preference)
  for (const status of statuses) await applyStatus(ctx, status)
  if (messages.length + statuses.length > 0) ctx.wake()
  return 200
}

/** Keeps what somebody wrote, once; a stop word counts in the same commit, all of it is handed on by a job. */
export async function receiveMessage(ctx: Ctx, message: InboundEvent): Promise<void> {
  const { id, phone, name, text, media, at } = message
  const hash = contactHash(ctx.config, phone)
  const stop = stopWordOf(text)
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('inbound_message')
      .values({
        id,
        phone,
        phone_hash: hash,
        name,
        text,
        media: media && JSON.stringify(media),
        is_stop: stop?.isStopped === true,
        written_at: at,
        received_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    if (stop) await chooseOnce(ctx, tx, { hash, ...stop, source: 'stop-word', words: text })
    await enqueue(tx, inboundJob(), { payload: { id }, now: ctx.now() })
  })
}

async function receivePreference(ctx: Ctx, { phone, isStopped }: PreferenceEvent): Promise<void> {
  const hash = contactHash(ctx.config, phone)
  const words = isStopped ? 'dihentikan di WhatsApp' : 'dibuka lagi di WhatsApp'
  await inTransaction(ctx.db, (tx) =>
    chooseOnce(ctx, tx, { hash, scope: 'news', isStopped, source: 'provider', words }),
  )
}

type Chosen = {
  hash: Buffer
  scope: ChoiceScope
  isStopped: boolean
  source: 'stop-word' | 'provider'
  words: string
}

/** Writes a choice that changes something: to begin again is a word only to whoever had stopped. */
async function chooseOnce(ctx: Ctx, tx: Tx, { hash, ...choice }: Chosen): Promise<void> {
  const latest = await latestChoices(tx, hash)
  const scopes: ChoiceScope[] = choice.isStopped ? [choice.scope] : ['news', 'all']
  for (const scope of scopes) {
    if ((latest.get(scope)?.isStopped ?? false) === choice.isStopped) continue
    const inTx = { db: tx, newId: ctx.newId, now: ctx.now }
    await recordChoice(inTx, { kind: 'phone', hash }, { ...choice, scope })
  }
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

/**
 * What a message asks that says nothing but to stop, or to begin again; undefined for any other, which people answer.
 * STOP ends news; STOP SEMUA all that comes by this way.
 */
export function stopWordOf(text: string): StopWord | undefined {
  const said = text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('kirim') ? 'kirim' : word))
  if (said.length === 0 || said.length > 12) return undefined
  const isRefusing = said[0] === 'jangan' && said.some((word) => sendings.has(word))
  const rest = isRefusing ? said.slice(1) : said
  const isOnlyThat = (core: ReadonlySet<string>) =>
    rest.every((word) => core.has(word) || fillers.has(word) || sendings.has(word))
  if ((isRefusing || said.some((word) => cores.has(word))) && isOnlyThat(cores))
    return { scope: said.some((word) => everything.has(word)) ? 'all' : 'news', isStopped: true }
  if (said.length === 1 && resumes.has(said[0] ?? '')) return { scope: 'news', isStopped: false }
  return undefined
}
