import { type RawBuilder, sql } from 'kysely'

/** Charges without their owner, of which money came, may have come, or went back. */
const debited = sql`debited as materialized (
  select donation_id, mandate_id, status, created_at from charge
  where mandate_id is not null and status not in ('creating', 'failed'))`

/** Questions about debits of plans: what nobody agreed to, or not any more. */
export const debitQuestions = {
  // Each time of a plan is debited once, and two times are never as near as a rhythm can be.
  plansDebitedTwice: () => sql`
    select 1 from charge
    where mandate_id is not null and status in ('paid', 'reversed', 'refunded')
    group by donation_id having count(*) > 1
    union all
    select 1 from recurring_debit as debit
    join recurring_debit as later on later.plan_id = debit.plan_id
      and later.due_on > debit.due_on and later.due_on < debit.due_on + 5
    where debit.status = 'paid' and later.status = 'paid'`,

  // Nothing is asked for after its donor, or anybody else, has ended it.
  debitsAfterTheirStop: () => sql`
    with ${debited}
    select 1 from debited join debit_mandate as mandate on mandate.id = debited.mandate_id
    where debited.created_at > coalesce(mandate.ending_at, mandate.ended_at)`,

  // A debit is one of a plan's times, by the consent of that plan.
  debitsWithoutAPlan: () => sql`
    with ${debited}
    select 1 from debited
    left join debit_mandate as mandate on mandate.id = debited.mandate_id
    left join recurring_cycle as cycle
      on cycle.plan_id = mandate.plan_id and cycle.donation_id = debited.donation_id
    where cycle.plan_id is null`,

  // What a stopped plan was debited by is forgotten by its provider within a day.
  linksOfStoppedPlans: () => sql`
    select 1 from debit_mandate as mandate
    join recurring_plan as plan on plan.id = mandate.plan_id
    where (mandate.status = 'ending' and mandate.ending_at < now() - interval '1 day')
      or (mandate.status in ('asked', 'active') and plan.status = 'ended'
        and plan.ended_at < now() - interval '10 days')
      or (mandate.status = 'ended' and mandate.token is not null)`,
} satisfies Record<string, () => RawBuilder<unknown>>
