import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { keepDonors } from './keep-donors.server.ts'

const BATCH = 200
const MOST_BATCHES = 50

/** Gives their donors to donations that were paid before there were donors, or by an earlier version. */
export const linkDonationsSchedule: Schedule = {
  name: 'donor.link-donations',
  everyMs: 60_000,
  run: async (ctx) => {
    await linkDonations(ctx)
  },
}

/** Answers how many donations were linked; the rest waits for the next run. */
export async function linkDonations(ctx: Ctx): Promise<number> {
  let linked = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const ids = await waitingDonations(ctx)
    if (ids.length === 0) break
    await inTransaction(ctx.db, async (tx) => {
      // In the order of their ids, as every other transaction locks them.
      for (const id of ids)
        await sql`select 1 from donation where id = ${id} for update`.execute(tx)
      await keepDonors(tx, ids)
    })
    linked += ids.length
    if (ids.length < BATCH) break
  }
  if (linked > 0) ctx.log.info('donor.linked', { donations: linked })
  return linked
}

/** As the index donation_without_donor has them. */
async function waitingDonations({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from donation
    where donor_id is null and paid_at is not null and erased_at is null
      and (account_id is not null or donor_phone is not null or donor_email is not null
        or not is_anonymous)
    order by id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}
