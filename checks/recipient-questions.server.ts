import { type RawBuilder, sql } from 'kysely'
import { donorQuestions } from './donor-questions.server.ts'

/** Questions about people: those whom disbursements reach, and those who give. */
export const recipientQuestions = {
  ...donorQuestions,

  // Zakat is paid to people: since the rule holds, each disbursement of it names one or a group, with counts.
  zakatPaidToNobody: () => sql`
    select 1 from disbursement
    where fund = 'Z' and status = 'paid'
      and (paid_at at time zone 'Asia/Jakarta')::date >= (select min(valid_from) from mustahik_rule)
      and not exists (
        select 1 from disbursement_mustahik as recipient
        where recipient.disbursement_id = disbursement.id and men + women + families > 0)`,
} satisfies Record<string, () => RawBuilder<unknown>>
