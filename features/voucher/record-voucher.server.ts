import { withBooks } from '#features/books/enter-books.server.ts'
import { NotPermitted } from '#features/staff/errors.ts'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { JournalShownDiffers, PaperMissing } from './errors.ts'
import { addFiles, type NewFile } from './files.server.ts'
import type { Texts } from './read-input.server.ts'
import { limitOf } from './limits.server.ts'
import { planVoucher, type VoucherPlan } from './plan-voucher.server.ts'
import { postPlan } from './post-voucher.server.ts'
import { proposeVoucher } from './proposals.server.ts'
import { papers, type Template } from './templates/template.ts'
import { voucherNumber } from './voucher.ts'

export type VoucherHand = { by: string; role: Role }

export type NewVoucher = {
  /** Made by the caller; the same id is recorded once. */
  id: string
  /** The key of its template. */
  template: string
  /** What the form gives, by the names of its fields. */
  texts: Texts
  files?: readonly NewFile[]
  /** The papers stand with another document, as a report of a partner does. */
  hasPapersElsewhere?: boolean
  /** The journal that was shown before it was agreed to, as `shownJournal` writes it. */
  shown?: string | undefined
}

export type Recorded = { id: string; number: string; status: 'proposed' | 'posted' }

/**
 * Records an act of the institution. Up to the limit of the role it is posted, and another looks through it; above it,
 * it waits for a second person. The one way to a voucher, for forms and for other features, in their transaction too.
 */
export async function recordVoucher(
  ctx: Ctx,
  voucher: NewVoucher,
  hand: VoucherHand,
): Promise<Recorded> {
  return withBooks(ctx, async (tx) => {
    const inTx = ctx.within(tx)
    const known = await findRecorded(tx, voucher.id)
    if (known) return known
    const plan = await planVoucher(ctx, tx, voucher)
    if (!isPermitted(hand.role, plan.template.propose)) throw new NotPermitted()
    assertShown(plan, voucher.shown)
    const files = voucher.files ?? []
    assertPapers(plan.template, files.length > 0 || voucher.hasPapersElsewhere === true)
    const isAlone = await mayAlone(inTx, plan, hand.role)
    const journalId = ctx.newId()
    const status = isAlone ? 'posted' : 'proposed'
    const numbered = await nextNumber(tx, plan.input.day)
    const row = { id: voucher.id, ...numbered, ...columnsOf(plan), status } as const
    await tx
      .insertInto('voucher')
      .values({
        ...row,
        journal_id: isAlone ? journalId : null,
        recorded_by: hand.by,
        recorded_at: ctx.now(),
      })
      .execute()
    await addFiles(inTx, { voucherId: voucher.id, files, by: hand.by })
    const number = voucherNumber(numbered)
    if (isAlone) await postPlan(inTx, tx, { plan, number, id: voucher.id, journalId, by: hand.by })
    else await proposeVoucher(inTx, { id: voucher.id, number, plan, by: hand.by })
    return { id: voucher.id, number, status }
  })
}

/** What would be posted, for whoever is to agree: with every check, and without writing anything. */
export async function previewVoucher(
  ctx: Ctx,
  voucher: Pick<NewVoucher, 'template' | 'texts'>,
  role: Role,
): Promise<VoucherPlan & { isAlone: boolean; shown: string }> {
  return withBooks(ctx, async (tx) => {
    const plan = await planVoucher(ctx, tx, voucher)
    const isAlone = await mayAlone({ db: tx, now: ctx.now }, plan, role)
    return { ...plan, isAlone, shown: shownJournal(plan) }
  })
}

/** A journal as one text: what was shown is what is posted. */
export function shownJournal({ postings }: Pick<VoucherPlan, 'postings'>): string {
  return JSON.stringify(postings.map((each) => [each.debit, each.credit, each.fund, each.amount]))
}

function assertShown(plan: VoucherPlan, shown: string | undefined): void {
  if (shown !== undefined && shown !== shownJournal(plan)) throw new JournalShownDiffers()
}

function assertPapers({ paper }: Template, hasPapers: boolean): void {
  if (paper !== 'none' && !hasPapers) throw new PaperMissing(papers[paper])
}

async function mayAlone(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { template, total }: VoucherPlan,
  role: Role,
): Promise<boolean> {
  if (template.people !== 'by-sum') return template.people === 'one'
  return total <= (await limitOf(ctx.db, role, dayOf(ctx.now())))
}

async function findRecorded(tx: Tx, id: string): Promise<Recorded | undefined> {
  const row = await tx
    .selectFrom('voucher')
    .select(['year', 'serial', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id,
    number: voucherNumber(row),
    status: row.status === 'proposed' ? 'proposed' : 'posted',
  }
}

/** Without gaps: the lock of the books is held, and a transaction that fails takes its number back. */
async function nextNumber(tx: Tx, day: string): Promise<{ year: number; serial: number }> {
  const year = Number(day.slice(0, 4))
  const last = await tx
    .selectFrom('voucher')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .where('year', '=', year)
    .executeTakeFirst()
  return { year, serial: (last?.serial ?? 0) + 1 }
}

function columnsOf({ template, input, filled, total }: VoucherPlan) {
  const { day, fund, campaignId, item, note } = input
  return {
    template: template.key,
    day,
    sum: rupiah(total),
    fund,
    campaign_id: campaignId ?? null,
    party: input.party || item?.party || '',
    note,
    given: JSON.stringify(filled),
    plan_code: input.plan || null,
  }
}
