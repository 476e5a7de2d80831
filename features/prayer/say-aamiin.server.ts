import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { getPrayer } from './queries.server.ts'
import { type PublicPrayer, REPORTS_TO_HIDE } from './prayer.ts'

/** A prayer and who acts on it: 'akun:…' for who is signed in, 'tamu:…' for a visitor's session. */
export type Act = { prayerId: string; person: string }

/** Says aamiin to a prayer, once per person however often it is asked; answers the prayer as it then is. */
export async function sayAamiin(ctx: Ctx, { prayerId, person }: Act): Promise<PublicPrayer> {
  await sql`
    with said as (
      insert into aamiin (prayer_id, person, said_at)
      select public_id, ${person}, ${ctx.now()} from prayer
      where public_id = ${prayerId} and status = 'shown'
      on conflict do nothing returning prayer_id)
    update prayer set aamiins = prayer.aamiins + 1
    from said where prayer.public_id = said.prayer_id`.execute(ctx.db)
  return getPrayer(ctx.db, prayerId, person)
}

/** Takes one's aamiin back; without one nothing changes. */
export async function takeBackAamiin(ctx: Ctx, { prayerId, person }: Act): Promise<PublicPrayer> {
  await sql`
    with gone as (
      delete from aamiin where prayer_id = ${prayerId} and person = ${person}
      returning prayer_id)
    update prayer set aamiins = prayer.aamiins - 1
    from gone where prayer.public_id = gone.prayer_id`.execute(ctx.db)
  return getPrayer(ctx.db, prayerId, person)
}

/** Tells the staff that a prayer is not one, once per person; with the fifth it is hidden until it has been read. */
export async function reportPrayer(ctx: Ctx, { prayerId, person }: Act): Promise<void> {
  const { campaign } = await getPrayer(ctx.db, prayerId)
  await ctx.db
    .insertInto('prayer_report')
    .values({ prayer_id: prayerId, person, reported_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await ctx.db
    .updateTable('prayer')
    .set({ status: 'hidden', hidden_for: 'reports' })
    .where('public_id', '=', prayerId)
    .where('status', '=', 'shown')
    .where(
      sql<boolean>`(select count(*) from prayer_report
        where prayer_report.prayer_id = prayer.public_id) >= ${REPORTS_TO_HIDE}`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { slug } = campaign
  const shown = [`/campaign/${slug}`, `/donatur/${slug}`, `/doa-orang-baik/${slug}`]
  ctx.pages.purge('/', '/doa-orang-baik/semua', ...shown)
}
