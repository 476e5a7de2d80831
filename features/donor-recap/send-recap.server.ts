import {
  type DonorRecap,
  type RecapDays,
  donorRecapPdf,
  recapOfContact,
} from '#features/donation-log/donor-recap.server.ts'
import { contactsOfDonor } from '#features/donor/queries.server.ts'
import { readerOfLink } from '#features/message/choices.server.ts'
import { contactHash } from '#features/message/contact-choices.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'
import type { Contact } from '#platform/text/contact.ts'
import { DAY_MS, dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { refusal } from '#platform/refusal.ts'

class RecapEmpty extends refusal({
  code: 'donor-recap/empty',
  status: 404,
  message: 'Pada hari-hari itu tidak ada donasi dengan kontak ini.',
}) {}

class RecapDaysWrong extends refusal({ code: 'donor-recap/days', status: 422 }) {
  constructor() {
    const words = 'Isi hari pertama dan terakhir, paling panjang sepuluh tahun.'
    super(words, { dari: words })
  }
}

class RecapNotReached extends refusal({
  code: 'donor-recap/not-reached',
  status: 422,
  message: 'Rekap tidak dapat dikirim ke kontak ini: salurannya belum dipasang.',
}) {}

class RecapContactUnknown extends refusal({
  code: 'donor-recap/contact-unknown',
  status: 404,
  message: 'Kontak ini bukan milik donatur ini.',
}) {}

class RecapLinkEnded extends refusal({
  code: 'donor-recap/link-ended',
  status: 410,
  message: 'Tautan rekap ini tidak berlaku lagi. Mintalah rekap yang baru.',
}) {}

const TEMPLATE = 'rekap-donasi'
const PURPOSE = 'donor recap'
const LASTS_MS = 30 * DAY_MS
const MOST_YEARS = 10

/** Nobody fills another's mailbox. */
const perContact: WindowLimit = {
  name: 'recap contact',
  windows: [{ most: 3, seconds: 24 * 3_600 }],
}

/** The days of a recap as they were typed; refuses with RecapDaysWrong. */
export function recapDaysOf(from: string, through: string): RecapDays {
  const isRight = isDay(from) && isDay(through) && from <= through
  if (!isRight || Number(through.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS)
    throw new RecapDaysWrong()
  return { from, through }
}

type RecapOrder = { days: RecapDays; donorId?: string }

/**
 * Sends the recap of what was given with a contact, to that contact and no other, and answers the id of the message.
 * Refuses with RecapEmpty and RecapNotReached.
 */
export async function sendRecap(
  ctx: Ctx,
  contact: Contact,
  { days, donorId }: RecapOrder,
): Promise<string> {
  const to = { [contact.kind]: contact.value }
  if (!isReached(to, 'receipt', reachOf(ctx))) throw new RecapNotReached()
  const recap = await recapOfContact(ctx.db, contact, days)
  if (recap.donations.length + recap.past.length === 0) throw new RecapEmpty()
  const id = ctx.newId()
  const link = `${ctx.config.origin}/rekap/${signedId(ctx.config, PURPOSE, id)}.pdf`
  const order = {
    id,
    event: `recap ${id}`,
    template: TEMPLATE,
    to,
    donorId: donorId ?? null,
    values: {
      nama: recap.name,
      masa: `${formatDate(startOfDay(days.from))} – ${formatDate(startOfDay(days.through))}`,
      jumlah: sumWords(recap),
      tautan: link,
      lembaga: ctx.config.institution.name,
      dari: days.from,
      sampai: days.through,
    },
    document: { link, filename: `rekap-donasi-${days.from}-${days.through}.pdf` },
  }
  await inTransaction(ctx.db, (tx) => sendTemplate(ctx.within(tx), order))
  ctx.wake()
  return id
}

/** What an earlier system had is named beside the sum, never in it. */
function sumWords({ total, past, pastTotal }: DonorRecap): string {
  if (past.length === 0) return formatRupiah(total)
  return `${formatRupiah(total)}, di samping ${formatRupiah(pastTotal)} dari catatan sistem lama`
}

type ByLink = { token: string; kind: Contact['kind']; days: RecapDays }

/**
 * Sends a recap to the reader of a message, at a contact of that message. Whoever was forwarded the link learns nothing:
 * whether there was anything to send is not answered.
 */
export async function sendRecapByLink(ctx: Ctx, { token, kind, days }: ByLink): Promise<void> {
  const reader = await readerOfLink(ctx, token)
  const contact = reader.contacts.find((each) => each.kind === kind)
  if (!contact) throw new RecapContactUnknown()
  await limit(ctx, perContact, contact.value)
  await sendRecap(ctx, contact, { days }).catch((cause: unknown) => {
    if (!(cause instanceof RecapEmpty)) throw cause
  })
}

/** Sends a recap to a member, at a contact that they proved; refuses with RecapContactUnknown. */
export async function sendOwnRecap(
  ctx: Ctx,
  { accountId, kind, days }: { accountId: string; kind: Contact['kind']; days: RecapDays },
): Promise<void> {
  const row = await ctx.db
    .selectFrom('account_contact')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) throw new RecapContactUnknown()
  await limit(ctx, perContact, row.value)
  await sendRecap(ctx, row, { days })
}

/** Sends a donor their recap, at a contact of theirs that is named by its mark; refuses with RecapContactUnknown. */
export async function sendRecapOfDonor(
  ctx: Ctx,
  { donorId, mark, days }: { donorId: string; mark: string; days: RecapDays },
): Promise<void> {
  const contacts = await contactsOfDonor(ctx.db, donorId)
  const contact = contacts.find(({ value }) => recapMark(ctx, value) === mark)
  if (!contact) throw new RecapContactUnknown()
  await sendRecap(ctx, contact, { days, donorId })
}

/** What a form names a contact by that it does not show. */
export function recapMark({ config }: Pick<Ctx, 'config'>, value: string): string {
  return contactHash(config, value).toString('hex').slice(0, 32)
}

export type RecapFile = { bytes: Buffer; name: string }

/** The recap behind a link, as it stands now; refuses with RecapLinkEnded after 30 days. */
export async function recapBehind(ctx: Ctx, token: string): Promise<RecapFile> {
  const id = idOfSigned(ctx.config, PURPOSE, token)
  const row =
    id &&
    (await ctx.db
      .selectFrom('sent_message')
      .select(['email', 'phone', 'content'])
      .where('id', '=', id)
      .where('template', '=', TEMPLATE)
      .where('queued_at', '>', new Date(ctx.now().getTime() - LASTS_MS))
      .executeTakeFirst())
  const value = (row && (row.email ?? row.phone)) || undefined
  if (!row || !row.content || !value) throw new RecapLinkEnded()
  const { dari: from = '', sampai: through = dayOf(ctx.now()) } = row.content.values
  const kind = row.email ? 'email' : 'phone'
  const recap: DonorRecap = await recapOfContact(ctx.db, { kind, value }, { from, through })
  if (recap.donations.length + recap.past.length === 0) throw new RecapLinkEnded()
  const bytes = await donorRecapPdf(ctx, recap, { from, through })
  return { bytes, name: `rekap-donasi-${from}-${through}.pdf` }
}
