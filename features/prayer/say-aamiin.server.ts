import { sql } from 'kysely'
import { networkOf } from '#platform/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { limit, TooManyTries } from '#platform/rate-limit.server.ts'
import { aamiinOfNetwork } from './limits.ts'
import type { PublicPrayer } from './prayer.ts'
import { getPrayer } from './queries.server.ts'

/** A prayer and the person who acts on it: 'akun:…' for a member, 'tamu:…' for a visitor's session. */
export type Act = {
  prayerId: string
  person: string
  /** The client's network address; where it is stored, only as a keyed hash of its network. */
  address: string
}

/** Whether a person has an account. Visitors' tokens are free, so visitors are counted by network. */
export function isMember(person: string): boolean {
  return person.startsWith('akun:')
}

/** Says aamiin to a prayer, once per person however often it is called; answers the new state of the prayer. */
export async function sayAamiin(ctx: Ctx, act: Act): Promise<PublicPrayer> {
  const { prayerId, person } = act
  if (isMember(person)) await writeCounted(ctx, act)
  else await inTransaction(ctx.db, (tx) => writeByNetwork(ctx, tx, act))
  return getPrayer(ctx.db, prayerId, person)
}

/** Withdraws one's aamiin; without one nothing changes. */
export async function takeBackAamiin(ctx: Ctx, { prayerId, person }: Act): Promise<PublicPrayer> {
  await sql`
    with gone as (
      delete from aamiin using prayer
      where prayer.public_id = ${prayerId} and aamiin.donation_id = prayer.donation_id
        and aamiin.person = ${person}
      returning aamiin.donation_id, aamiin.counts)
    update prayer set aamiins = prayer.aamiins - 1
    from gone where prayer.donation_id = gone.donation_id and gone.counts`.execute(ctx.db)
  return getPrayer(ctx.db, prayerId, person)
}

async function writeCounted(ctx: Ctx, { prayerId, person }: Act): Promise<void> {
  await sql`
    with said as (
      insert into aamiin (donation_id, person, said_at)
      select donation_id, ${person}, ${ctx.now()} from prayer
      where public_id = ${prayerId} and status = 'shown'
      on conflict do nothing returning donation_id)
    update prayer set aamiins = prayer.aamiins + 1
    from said where prayer.donation_id = said.donation_id`.execute(ctx.db)
}

/** A person's first aamiin counts within the allowance of their network; only a counted one uses it. */
async function writeByNetwork(ctx: Ctx, tx: Tx, act: Act): Promise<void> {
  const { prayerId, person, address } = act
  const { rows } = await sql`
    insert into aamiin (donation_id, person, said_at, counts)
    select donation_id, ${person}, ${ctx.now()}, false from prayer
    where public_id = ${prayerId} and status = 'shown'
    on conflict do nothing returning donation_id`.execute(tx)
  if (rows.length === 0) return
  try {
    await limit({ ...ctx, db: tx }, aamiinOfNetwork, `${prayerId} ${networkOf(address)}`)
  } catch (refusal) {
    if (refusal instanceof TooManyTries) return
    throw refusal
  }
  await sql`
    with counted as (
      update aamiin set counts = true from prayer
      where prayer.public_id = ${prayerId} and aamiin.donation_id = prayer.donation_id
        and aamiin.person = ${person}
      returning aamiin.donation_id)
    update prayer set aamiins = prayer.aamiins + 1
    from counted where prayer.donation_id = counted.donation_id`.execute(tx)
}
