import { sql } from 'kysely'
import { networkOf } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { limit, type Limit, TooManyTries } from '#platform/http/rate-limit.server.ts'
import type { PublicPrayer } from './prayer.ts'
import { donationOf, getPrayer } from './queries.server.ts'

const HOUR = 3_600

const DAY = 24 * HOUR

/**
 * How many aamiin of visitors one network (/24, /64) may add to one prayer. Above it an aamiin is stored for the
 * person and not counted: a village behind one address is still counted, a machine with free tokens gains nothing
 * more.
 */
const aamiinOfNetwork = {
  name: 'aamiin network',
  windows: [
    { most: 20, seconds: HOUR },
    { most: 100, seconds: DAY },
  ],
} as const satisfies Limit

/** Real reports are rare: ten a day are enough for a network, and for an account. */
export const reportsOfReporter = {
  name: 'prayer reports',
  windows: [{ most: 10, seconds: DAY }],
} as const satisfies Limit

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
  const donationId = await donationOf(ctx.db, prayerId, 'shown')
  if (donationId) await write(ctx, donationId, act)
  return getPrayer(ctx.db, prayerId, person)
}

async function write(ctx: Ctx, donationId: string, act: Act): Promise<void> {
  if (isMember(act.person)) await writeCounted(ctx, donationId, act)
  else await inTransaction(ctx.db, (tx) => writeByNetwork(ctx.within(tx), donationId, act))
}

/** Withdraws one's aamiin; without one nothing changes. */
export async function takeBackAamiin(ctx: Ctx, { prayerId, person }: Act): Promise<PublicPrayer> {
  const donationId = await donationOf(ctx.db, prayerId)
  if (donationId) {
    await sql`
      with gone as (
        delete from aamiin where donation_id = ${donationId} and person = ${person}
        returning counts)
      update prayer set aamiins = aamiins - 1
      where donation_id = ${donationId} and exists (select 1 from gone where counts)`.execute(
      ctx.db,
    )
  }
  return getPrayer(ctx.db, prayerId, person)
}

async function writeCounted(ctx: Ctx, donationId: string, { person }: Act): Promise<void> {
  await sql`
    with said as (
      insert into aamiin (donation_id, person, said_at)
      values (${donationId}, ${person}, ${ctx.now()})
      on conflict do nothing returning donation_id)
    update prayer set aamiins = aamiins + 1
    where donation_id = ${donationId} and exists (select 1 from said)`.execute(ctx.db)
}

type InTx = Omit<Ctx, 'db'> & { db: Tx }

/** A person's first aamiin counts within the allowance of their network; only a counted one uses it. */
async function writeByNetwork(ctx: InTx, donationId: string, act: Act): Promise<void> {
  const { prayerId, person, address } = act
  const { rows } = await sql`
    insert into aamiin (donation_id, person, said_at, counts)
    values (${donationId}, ${person}, ${ctx.now()}, false)
    on conflict do nothing returning donation_id`.execute(ctx.db)
  if (rows.length === 0) return
  try {
    await limit(ctx, aamiinOfNetwork, `${prayerId} ${networkOf(address)}`)
  } catch (refusal) {
    if (refusal instanceof TooManyTries) return
    throw refusal
  }
  await sql`
    with counted as (
      update aamiin set counts = true
      where donation_id = ${donationId} and person = ${person} returning donation_id)
    update prayer set aamiins = aamiins + 1
    where donation_id = ${donationId} and exists (select 1 from counted)`.execute(ctx.db)
}
