import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { AdvanceOpen, AdvanceOverdue, FloatExceeded } from './errors.ts'
import type { VoucherInput } from './templates/fields.ts'
import { listOpenItems } from './open-items.server.ts'
import type { VoucherRule } from './templates/template.ts'

type RuleFacts = { given: VoucherInput; total: number; today: string }

/** What only the books can tell before a voucher is recorded; each refuses. */
export const rules: Readonly<Record<VoucherRule, (tx: Tx, asked: RuleFacts) => Promise<void>>> = {
  'one-advance': async (tx, { given: { party }, today }) => {
    const accounts = ['1145', '1146']
    const [open] = await listOpenItems(tx, { accounts, party })
    if (!open) return
    if (open.dueOn && open.dueOn < today)
      throw new AdvanceOverdue(party, formatDate(startOfDay(open.dueOn)))
    throw new AdvanceOpen(party)
  },
  float: async (tx, { total }) => {
    const float = await balanceOf(tx, { account: '1112', fund: 'A' })
    if (total > float) throw new FloatExceeded(float)
  },
}
