import * as v from 'valibot'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { isOptional, type TestWay } from './readiness.ts'
import { refusal } from '#platform/refusal.ts'

class WrongTestCode extends refusal({
  code: 'readiness/wrong-code',
  status: 422,
  message: 'Kode ini tidak cocok, atau sudah lewat sehari. Kirim pesan percobaan sekali lagi.',
  field: 'kode',
}) {}

class NoWayToPhone extends refusal({
  code: 'readiness/no-phone',
  status: 409,
  message: 'Pesan percobaan belum dapat dikirim: jalur pesan atau WhatsApp layanan belum diisi.',
}) {}

class NotOptional extends refusal({
  code: 'readiness/not-optional',
  status: 409,
  message: 'Yang ini tetap diperlukan.',
}) {}

const payload = v.object({
  way: v.picklist(['mail', 'phone']),
  staffId: v.pipe(v.string(), v.uuid()),
  day: v.string(),
})

type TestMessage = v.InferOutput<typeof payload>

/** Sends a code by mail to whoever asked, or by message to the institution's own number. */
export const sendTestMessageJob = defineJob(
  { name: 'readiness.test-message', lane: 'codes' },
  payload,
  sendTestMessage,
)

async function sendTestMessage(ctx: Ctx, message: TestMessage): Promise<void> {
  const { way, staffId } = message
  const { config } = ctx
  const code = testCode(config, message)
  const house = config.institution.name
  const link = `${config.deskOrigin}/kelola/siap?${way}=${code}#${way}`
  if (way === 'phone') {
    const to = config.institution.whatsapp
    if (!to) return
    const text = `Pesan percobaan ${house}. Isikan kode ${code} di halaman “Siap menerima” meja kelola.`
    await ctx.otp.send({ to, text, key: `readiness ${staffId} ${message.day}` })
    return
  }
  const person = await ctx.db
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const lines = [
    `Assalamu’alaikum ${person.name},`,
    `Bila Anda membaca ini, e-mail dari ${house} sampai. Buka tautan ini, lalu tekan “Sudah sampai”:`,
    link,
    `Atau isikan kode ini di halaman “Siap menerima” meja kelola: ${code}`,
    `Wassalamu’alaikum,\n${house}`,
  ]
  await ctx.mail.send({
    to: person.email,
    subject: `E-mail percobaan dari ${house}`,
    text: lines.join('\n\n'),
  })
}

/** Has a test message sent by the worker. Call it in a transaction. */
export async function requestTestMessage(
  ctx: Ctx,
  way: TestWay,
  { by }: { by: string },
): Promise<void> {
  if (way === 'phone' && !(ctx.otp.isReachable && ctx.config.institution.whatsapp))
    throw new NoWayToPhone()
  const message = { way, staffId: by, day: dayOf(ctx.now()) }
  await enqueue(ctx.db as Tx, sendTestMessageJob, { payload: message, now: ctx.now() })
  ctx.wake()
}

/** Notes that a test message arrived: only its code shows it. Refuses another code, and one older than a day. */
export async function confirmTestMessage(
  ctx: Ctx,
  { way, code }: { way: TestWay; code: string },
  { by }: { by: string },
): Promise<void> {
  const days = [0, DAY_MS].map((ago) => dayOf(ctx.now().getTime() - ago))
  const isOurs = days.some((day) => testCode(ctx.config, { way, staffId: by, day }) === code)
  if (!isOurs) throw new WrongTestCode()
  await keepMark(ctx, way, by)
}

/** Notes that the institution does without something, or takes that back. */
export async function skipCheck(
  ctx: Ctx,
  { name, isSkipped }: { name: string; isSkipped: boolean },
  { by }: { by: string },
): Promise<void> {
  if (!isOptional(name)) throw new NotOptional()
  if (isSkipped) return await keepMark(ctx, `skip:${name}`, by)
  await ctx.db.deleteFrom('readiness_mark').where('name', '=', `skip:${name}`).execute()
}

async function keepMark(ctx: Ctx, name: string, by: string): Promise<void> {
  const seen = { seen_at: ctx.now(), made_by: by }
  await ctx.db
    .insertInto('readiness_mark')
    .values({ name, ...seen })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
    .execute()
}

/** Six digits for one way, person and day: nothing is stored, and only a message that arrived tells them. */
function testCode(config: Config, { way, staffId, day }: TestMessage): string {
  const digits = keyedHash(config, 'readiness', `${way} ${staffId} ${day}`).readUInt32BE(0)
  return String(digits % 1_000_000).padStart(6, '0')
}
