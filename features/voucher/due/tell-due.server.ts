import * as v from 'valibot'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { addDays, dayOf, momentAt, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { itemAccounts } from '../templates/item-accounts.ts'
import { listOpenItems, type OpenItem } from '../open-items.server.ts'
import { settlingTemplate } from '../templates/templates.ts'
import type { Config } from '#platform/config.ts'
import { formatRupiah } from '#platform/money/money.ts'

/** Mails are written from this time of Jakarta on. */
const TOLD_FROM = '07:00'

/** So many days ahead people are told; of a temporary wakaf the money must be brought together first. */
const LEAD_DAYS = 3
const leadDays: Readonly<Record<string, number>> = { '2310': 30 }
const WEEK = 7

type Step = 'soon' | 'late' | 'week'

/** Tells one person by mail what of these items is still to be settled. */
export const sendDueMailJob = defineJob(
  { name: 'voucher.due-mail', lane: 'email' },
  v.object({ staffId: v.pipe(v.string(), v.uuid()), itemIds: v.array(v.string()) }),
  async (ctx, { staffId, itemIds }) => {
    const person = await ctx.db
      .selectFrom('staff')
      .select(['email', 'role', 'removed_at'])
      .where('id', '=', staffId)
      .executeTakeFirst()
    if (!person || person.removed_at) return
    const today = dayOf(ctx.now())
    const items = (await listOpenItems(ctx.db)).filter(({ id }) => itemIds.includes(id))
    const lines = items.flatMap(({ account, dueOn, dueRest }) =>
      dueOn && maySettle(person.role, account)
        ? [{ words: wordsOf(account), rest: dueRest, dueOn, isLate: dueOn < today }]
        : [],
    )
    if (lines.length > 0) await ctx.mail.send({ to: person.email, ...dueEmail(lines, ctx.config) })
  },
)

/** Those who may settle it hear of what is due: ahead of its day, once it is late, and after a week. */
export const dueNoticeSchedule: Schedule = {
  name: 'voucher.due-notices',
  everyMs: 15 * 60_000,
  run: async (ctx) => {
    const now = ctx.now()
    const today = dayOf(now)
    if (now < momentAt(today, TOLD_FROM)) return
    const isAny = await inTransaction(ctx.db, (tx) => noteDue(ctx, tx, today))
    if (isAny) ctx.wake()
  },
}

async function noteDue(ctx: Ctx, tx: Tx, today: string): Promise<boolean> {
  const items = await listOpenItems(tx)
  const rows = items.flatMap((item) => {
    const step = stepOf(item, today)
    return step && item.dueOn ? [{ item_id: item.id, due_on: item.dueOn, step }] : []
  })
  if (rows.length === 0) return false
  const written = await tx
    .insertInto('due_notice')
    .values(rows.map((row) => ({ ...row, told_at: ctx.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .execute()
  if (written.length === 0) return false
  const fresh = new Set(written.map(({ item_id: id }) => id))
  const dueNow = items.filter(({ id }) => fresh.has(id))
  const entries = (await peopleOf(tx)).flatMap(({ id: staffId, role }) => {
    const itemIds = dueNow.flatMap(({ id, account }) => (maySettle(role, account) ? [id] : []))
    return itemIds.length > 0 ? [{ payload: { staffId, itemIds }, now: ctx.now() }] : []
  })
  await enqueueAll(tx, sendDueMailJob, entries)
  return true
}

function stepOf({ account, dueOn }: OpenItem, today: string): Step | undefined {
  if (!dueOn || today < addDays(dueOn, 0 - (leadDays[account] ?? LEAD_DAYS))) return undefined
  if (today <= dueOn) return 'soon'
  return today < addDays(dueOn, WEEK) ? 'late' : 'week'
}

function maySettle(role: Role, account: string): boolean {
  const template = settlingTemplate(account)
  return template !== undefined && isPermitted(role, template.propose)
}

function wordsOf(account: string): string {
  return itemAccounts[account]?.words ?? account
}

/** Everybody who can come in. The people of a demo have no mailbox. */
async function peopleOf(tx: Tx) {
  return tx
    .selectFrom('staff')
    .innerJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select(['staff.id', 'staff.role'])
    .where('staff.removed_at', 'is', null)
    .where('staff.is_sample', '=', false)
    .execute()
}

type DueLine = { words: string; rest: number; dueOn: string; isLate: boolean }

/** The mail that tells what is due: kinds, sums and days, and nobody's name. */
function dueEmail(
  lines: readonly DueLine[],
  { institution: { name: house }, deskOrigin }: Pick<Config, 'institution' | 'deskOrigin'>,
): { subject: string; text: string } {
  const late = lines.filter(({ isLate }) => isLate).length
  const dueLines = lines.map(({ words, rest, dueOn, isLate }) => {
    const day = formatDate(startOfDay(dueOn))
    return `${words}, ${formatRupiah(rest)}: ${isLate ? `lewat tempo sejak ${day}` : `jatuh tempo ${day}`}`
  })
  const text = [
    'Assalamu’alaikum,',
    'Yang perlu diselesaikan:',
    dueLines.join('\n'),
    `Rinciannya di ${deskOrigin}/kelola/jatuh-tempo.`,
    `Wassalamu’alaikum,\n${house}`,
  ].join('\n\n')
  const what = late > 0 ? `${late} lewat tempo` : `${lines.length} segera jatuh tempo`
  return { subject: `Jatuh tempo: ${what} – meja kelola ${house}`, text }
}
