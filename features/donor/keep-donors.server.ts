import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { decideDonor, type KnownContact, type DonorMatch } from './donor.ts'
import { sumDonors } from './sum-donors.server.ts'

/** What a donation tells of its donor. */
type PaidDonation = {
  id: string
  name: string
  phone: string | null
  email: string | null
  accountId: string | null
  donorId: string | null
  campaignId: string
  fund: Fund
  status: DonationStatus
  amount: number
  operational: number
  paidAt: Date | null
  isAnonymous: boolean
  isErased: boolean
  channel: string
}

/**
 * Gives donations their donors and counts them there, in the transaction that changes them: a donation that is paid finds its
 * donor or makes one, a donation whose money goes back counts no more. Anybody may ask again at any time: it writes what
 * the donations say now.
 */
export async function keepDonors(tx: Db | Tx, donationIds: readonly string[]): Promise<void> {
  if (donationIds.length === 0) return
  const donations = await donationsFor(tx, donationIds)
  const donors = await donorsOf(tx, donations)
  const moved = donations.flatMap(({ id, donorId }) => {
    const now = donors.get(id)
    return now !== undefined && now !== donorId ? [{ id, donorId: now }] : []
  })
  if (moved.length > 0) {
    await sql`
      update donation set donor_id = given."donorId"
      from json_to_recordset(${JSON.stringify(moved)}::json) as given (id uuid, "donorId" uuid)
      where donation.id = given.id`.execute(tx)
  }
  const touched = [...donors.values(), ...donations.flatMap(({ donorId }) => donorId ?? [])]
  if (touched.length === 0) return
  await countDonations(tx, donations, donors)
  await sumDonors(tx, touched)
}

async function donationsFor(tx: Db | Tx, ids: readonly string[]): Promise<PaidDonation[]> {
  const { rows } = await sql<PaidDonation>`
    select donation.id, donor_name as name, donor_phone as phone, donor_email as email,
      account_id as "accountId", donor_id as "donorId", campaign_id as "campaignId", fund,
      donation.status, donation.amount, operational, donation.paid_at as "paidAt",
      is_anonymous as "isAnonymous", erased_at is not null as "isErased",
      coalesce(tried.method, case when is_offline then 'cash' else 'titipan' end) as channel
    from donation
    left join lateral (
      select method from charge where charge.donation_id = donation.id
      order by attempt desc limit 1) as tried on true
    where donation.id = any(${[...ids]}::uuid[])
    order by donation.id`.execute(tx)
  return rows
}

/** The donor of each donation that has one, made where there is none. */
async function donorsOf(
  tx: Db | Tx,
  donations: readonly PaidDonation[],
): Promise<Map<string, string>> {
  const donors = new Map<string, string>()
  const looking: PaidDonation[] = []
  for (const donation of donations) {
    if (donation.accountId !== null && (donation.paidAt !== null || donation.donorId !== null))
      donors.set(donation.id, donation.accountId)
    else if (donation.donorId !== null) donors.set(donation.id, donation.donorId)
    else if (donation.paidAt !== null && !donation.isErased && isNamed(donation))
      looking.push(donation)
  }
  const members = donations.filter(({ id, accountId }) => accountId && donors.get(id) === accountId)
  const others = await decideAll(tx, looking)
  for (const [id, { donorId }] of others) donors.set(id, donorId)
  const guests = looking.filter(({ id }) => donors.get(id) === id)
  const known = [...members, ...looking].flatMap(({ id }) => donors.get(id) ?? [])
  await makeMembersDonors(
    tx,
    known.filter((id) => !guests.some((guest) => guest.id === id)),
  )
  await makeGuestsDonors(tx, guests)
  await keepContacts(tx, [...members, ...looking], donors)
  const pairs = [...others].flatMap(([id, { suggested }]) =>
    suggested && suggested.id !== id ? [{ donorId: id, ...suggested }] : [],
  )
  await suggestPairs(tx, pairs)
  return donors
}

/** A donation of Hamba Allah without a contact is nobody's. */
function isNamed({ phone, email, isAnonymous }: PaidDonation): boolean {
  return phone !== null || email !== null || !isAnonymous
}

type Found = { donorId: string; suggested?: { id: string; likeness: number } }

async function decideAll(
  tx: Db | Tx,
  donations: readonly PaidDonation[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  if (donations.length === 0) return found
  const matches = await donorsWithContacts(tx, donations.flatMap(contactsOf))
  for (const donation of donations) {
    const own = contactsOf(donation)
    const isOwn = (one: KnownContact) => (each: KnownContact) =>
      each.kind === one.kind && each.value === one.value
    const known = matches.filter((match) => own.some(isOwn(match)))
    const { donorId = donation.id, suggested } = decideDonor(donation, known)
    found.set(donation.id, { donorId, ...(suggested && { suggested }) })
    // The next of these donations may be theirs, too.
    if (donorId !== donation.id) continue
    const made = { donorId, rootId: donorId, name: donation.name, isProven: false }
    for (const contact of own)
      matches.push({ ...contact, ...made, madeAt: donation.paidAt ?? new Date(0) })
  }
  return found
}

function contactsOf({ phone, email }: Pick<PaidDonation, 'phone' | 'email'>): KnownContact[] {
  const contacts: KnownContact[] = []
  if (email !== null) contacts.push({ kind: 'email', value: email })
  if (phone !== null) contacts.push({ kind: 'phone', value: phone })
  return contacts
}

/** Records with one of these contacts: members by what they proved, others by what was typed with their donations. */
export async function donorsWithContacts(
  tx: Db | Tx,
  contacts: readonly KnownContact[],
): Promise<DonorMatch[]> {
  if (contacts.length === 0) return []
  const values = contacts.map(({ value }) => value)
  const { rows } = await sql<DonorMatch>`
    select contact.kind, contact.value, account.id as "donorId",
      coalesce(donor.root_id, account.id) as "rootId", account.name, true as "isProven",
      account.created_at as "madeAt"
    from account_contact as contact
    join account on account.id = contact.account_id
    left join donor on donor.id = account.id
    where contact.value = any(${values}::text[])
    union all
    select contact.kind, contact.value, donor.id, donor.root_id, donor.name,
      false, donor.made_at
    from donor_contact as contact
    join donor on donor.id = contact.donor_id
    where contact.value = any(${values}::text[]) and donor.erased_at is null
    order by "madeAt", "donorId"`.execute(tx)
  return rows
}

/** Makes members donors who are none yet: one who never gave signed in is found by a proven contact all the same. */
export async function makeMembersDonors(tx: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into donor (id, root_id, origin, name, made_at, erased_at)
    select id, id, 'account', name, created_at, closed_at from account
    where id = any(${[...new Set(ids)]}::uuid[])
    on conflict (id) do nothing`.execute(tx)
}

async function makeGuestsDonors(tx: Db | Tx, guests: readonly PaidDonation[]): Promise<void> {
  if (guests.length === 0) return
  const made = guests.map(({ id, name, paidAt }) => ({ id, name, at: paidAt, origin: 'donation' }))
  await sql`
    insert into donor (id, root_id, origin, name, made_at)
    select id, id, origin, name, at
    from json_to_recordset(${JSON.stringify(made)}::json) as given (
      id uuid, name text, at timestamptz, origin text)
    on conflict (id) do nothing`.execute(tx)
}

async function keepContacts(
  tx: Db | Tx,
  donations: readonly PaidDonation[],
  donors: ReadonlyMap<string, string>,
): Promise<void> {
  const contacts = donations
    .filter(({ isErased }) => !isErased)
    .flatMap((donation) =>
      contactsOf(donation).map((one) => ({
        ...one,
        id: donors.get(donation.id),
        at: donation.paidAt,
      })),
    )
  if (contacts.length === 0) return
  await sql`
    insert into donor_contact (donor_id, kind, value, since)
    select id, kind, value, min(at)
    from json_to_recordset(${JSON.stringify(contacts)}::json) as given (
      id uuid, kind text, value text, at timestamptz)
    group by id, kind, value
    on conflict (donor_id, kind, value) do nothing`.execute(tx)
}

/** Two records that people should look at; of two that were looked at before nothing is said again. */
export async function suggestPairs(
  tx: Db | Tx,
  pairs: readonly { donorId: string; id: string; likeness: number }[],
): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into donor_suggestion (donor_id, other_id, likeness, made_at)
    select given."donorId", other.id, given.likeness, donor.made_at
    from json_to_recordset(${JSON.stringify(pairs)}::json) as given (
      "donorId" uuid, id uuid, likeness smallint)
    join donor on donor.id = given."donorId"
    join donor as other on other.id = given.id
    on conflict (donor_id, other_id) do nothing`.execute(tx)
}

/** Writes what these donations are for their donors today in the place of what stood there. */
async function countDonations(
  tx: Db | Tx,
  donations: readonly PaidDonation[],
  donors: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = donations.map(({ id }) => id)
  await sql`delete from donor_gift where gift_id = any(${ids}::uuid[])`.execute(tx)
  const rows = donations.flatMap((donation) => {
    const donorId = donors.get(donation.id)
    if (donorId === undefined || donation.status !== 'paid' || donation.paidAt === null) return []
    const { id, channel, campaignId, isAnonymous, fund, amount, operational } = donation
    const whole = { id, donorId, channel, isAnonymous, day: dayOf(donation.paidAt) }
    const main = { ...whole, fund, campaignId, amount, isMain: true }
    const beside = { ...whole, fund: 'A', campaignId: null, amount: operational, isMain: false }
    return operational > 0 ? [main, beside] : [main]
  })
  if (rows.length === 0) return
  await sql`
    insert into donor_gift (gift_id, fund, donor_id, campaign_id, day, channel, amount, is_main,
      is_anonymous)
    select id, fund, "donorId", "campaignId", day, channel, amount, "isMain", "isAnonymous"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      id uuid, fund text, "donorId" uuid, "campaignId" uuid, day date, channel text, amount bigint,
      "isMain" boolean, "isAnonymous" boolean)
    on conflict (gift_id, fund) do nothing`.execute(tx)
}
