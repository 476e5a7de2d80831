import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { NewFile } from '#features/voucher/files.server.ts'
import type { Texts } from '#features/voucher/given.server.ts'
import { type Recorded, recordVoucher } from '#features/voucher/record-voucher.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { rupiah } from '#platform/money.ts'
import type { TestCtx } from './context.ts'
import { aStaff } from './staff.ts'

/** Debit, credit, fund and sum. */
export type MovedLine = readonly [
  debit: string,
  credit: string,
  fund: Posting['fund'],
  amount: number,
]

/** Posts lines as one journal of another kind: an opening, gifts that came. */
export async function postLines(
  ctx: TestCtx,
  lines: readonly MovedLine[],
  { campaignId, at = ctx.now() }: { campaignId?: string; at?: Date } = {},
): Promise<void> {
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'correction',
    event: 'made',
    description: 'Saldo uji',
    occurredAt: at,
    recordedAt: ctx.now(),
    postings: lines.map(([debit, credit, fund, amount]) => ({
      debit,
      credit,
      fund,
      amount: rupiah(amount),
      ...(campaignId && { campaignId }),
    })),
  })
}

/** Two treasurers, and somebody of the programme. */
export async function moneyPeople(ctx: TestCtx) {
  return {
    siti: await aStaff(ctx, 'bendahara', 'Siti Aminah'),
    budi: await aStaff(ctx, 'bendahara', 'Budi Santoso'),
    wati: await aStaff(ctx, 'program', 'Wati Lestari'),
  }
}

export const aPaper: NewFile = {
  name: 'Nota',
  proof: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 nota') },
}

/** Records a voucher of today as its form would, with a paper. */
export async function recordAs(
  ctx: TestCtx,
  { id: by, role }: Pick<Staff, 'id' | 'role'>,
  [template, texts]: readonly [template: string, texts: Texts],
): Promise<Recorded> {
  const form = { day: dayOf(ctx.now()), note: 'Uji', ...texts }
  const asked = { id: ctx.newId(), template, texts: form, files: [aPaper] }
  return recordVoucher(ctx, asked, { by, role })
}
