import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { listFiles } from '#features/voucher/files.server.ts'
import { earlierAgreements } from '#features/voucher/tier/agreement.server.ts'
import { findVoucher } from '#features/voucher/queries.server.ts'
import { postingsOfVoucher } from '#features/voucher/reverse-voucher.server.ts'
import { findTemplate, templateTitle } from '#features/voucher/templates/templates.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'
import { existing } from '#app/not-found.ts'

/** A voucher with its journal and its files; 404 for an unknown id. */
export async function voucherView({ ctx, staff }: Desk, id: string) {
  const voucher = existing(await findVoucher(ctx.db, id))
  const { status, decided_by: decided, reviewed_by: reviewed } = voucher
  const isMine = voucher.recorded_by === staff.id || voucher.reversed_by === staff.id
  const isOpen = (status === 'posted' || status === 'reversed') && !decided && !reviewed
  const propose = findTemplate(voucher.template)?.propose
  return {
    voucher,
    title: templateTitle(voucher.template),
    agreements: await earlierAgreements(ctx.db, voucher),
    journal: await postingLines(ctx.db, await postingsOfVoucher(ctx.db, id)),
    files: await listFiles(ctx.db, id),
    mayReview: isOpen && !isMine,
    mayReverse: status === 'posted' && propose !== undefined && isPermitted(staff.role, propose),
  }
}
