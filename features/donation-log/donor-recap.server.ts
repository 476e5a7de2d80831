import { type RawBuilder, sql } from 'kysely'
import {
  nameByContact,
  type PastDonation,
  pastDonations,
} from '#features/donor/past-donations.server.ts'
import { donatedFundWords } from '#features/ledger/funds.ts'
import { account, donationIncome } from '#features/ledger/ledger.ts'
import { pastRows } from '#features/receipt/paper/past-rows.ts'
import { recapPdf } from '#features/receipt/paper/recap-pdf.server.ts'
import { terbilang } from '#features/receipt/terbilang.ts'
import { papersOf } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { Contact } from '#platform/text/contact.ts'
import { readLogo } from '#platform/picture/logo.server.ts'
import { addDays, formatDate, startOfDay } from '#platform/time/jakarta.ts'

/** Days in Jakarta, both included. */
export type RecapDays = { from: string; through: string }

export type RecapDonation = {
  id: string
  paidAt: Date
  program: string
  fund: Fund
  amount: Rupiah
  /** Of the valid papers. */
  receipt: string | undefined
  zakatReceipt: string | undefined
}

/** What one donor gave in some days, by the ledger: donations less what was returned. */
export type DonorRecap = {
  name: string
  isAnonymous: boolean
  /** Nothing but the name is known, so only this gift is surely theirs. */
  isAlone: boolean
  donations: RecapDonation[]
  funds: { fund: Fund; amount: Rupiah }[]
  total: Rupiah
  /** What an earlier system had, in none of the sums. */
  past: PastDonation[]
  pastTotal: Rupiah
  /** What lessens the donor's tax: zakat with a valid Bukti Setor Zakat. */
  deductible: Rupiah
}

type Donor = {
  id: string
  name: string
  isAnonymous: boolean
  accountId: string | null
  email: string | null
  phone: string | null
}

/**
 * What the donor of a donation gave in some days. A person is known as the list of zakat payers counts them: by account,
 * else by e-mail, else by phone. A name alone is nobody's own, so of such a donor the one gift is told.
 */
export async function donorRecap(
  db: Db,
  donationId: string,
  days: RecapDays,
): Promise<DonorRecap | undefined> {
  const donor = await donorOf(db, donationId)
  if (!donor) return undefined
  const isAlone = !donor.accountId && !donor.email && !donor.phone
  const { name, isAnonymous } = donor
  const donated = await givenBy(db, samePersonAs(donor), days)
  return { name, isAnonymous, isAlone, ...donated, ...(await pastOf(db, { donationId }, days)) }
}

/**
 * What was given with one contact in some days: by the account that proved it, and the gifts it was typed with, whose
 * papers went there. So whoever has the contact reads nothing new. Whoever gave without a name stays without.
 */
export async function recapOfContact(
  db: Db,
  { kind, value }: Contact,
  days: RecapDays,
): Promise<DonorRecap> {
  const typed = kind === 'email' ? sql`donation.donor_email` : sql`donation.donor_phone`
  const who = sql`(${typed} = ${value} or donation.account_id in (
    select account_id from account_contact where kind = ${kind} and value = ${value}))`
  const { rows } = await sql<{ name: string }>`
    select donor_name as name from donation
    where ${who} and status = 'paid' and not is_anonymous
    order by paid_at desc, id desc limit 1`.execute(db)
  const donated = await givenBy(db, who, days)
  const past = await pastOf(db, { contact: { kind, value } }, days)
  // Whoever gave through us says themselves how; of an earlier list its own word counts.
  const isOld = donated.donations.length === 0 && past.past.length > 0
  const name = rows[0]?.name ?? (isOld && (await nameByContact(db, { kind, value }))) ?? NAMELESS
  const called = name || NAMELESS
  return { name: called, isAnonymous: called === NAMELESS, isAlone: false, ...donated, ...past }
}

async function pastOf(db: Db, whose: Parameters<typeof pastDonations>[1], days: RecapDays) {
  const past = await pastDonations(db, whose, days)
  return { past, pastTotal: rupiah(past.reduce((sum, { amount }) => sum + amount, 0)) }
}

const NAMELESS = 'Hamba Allah'

async function givenBy(db: Db, who: RawBuilder<unknown>, { from, through }: RecapDays) {
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<{
    id: string
    paidAt: Date
    program: string
    fund: Fund
    sum: number
  }>`
    select donation.id, donation.paid_at as "paidAt", campaign.title as program, posting.fund,
      sum(case
        when posting.credit_account = any(${income}::text[]) then posting.amount
        when posting.debit_account = ${account.returnedIncome} then -posting.amount
        else 0 end)::bigint as sum
    from donation
    join campaign on campaign.id = donation.campaign_id
    join ledger_posting as posting on posting.source_id = donation.id
    where ${who} and donation.paid_at >= ${startOfDay(from)}
      and donation.paid_at < ${startOfDay(addDays(through, 1))}
    group by 1, 2, 3, 4 order by donation.paid_at, donation.id, posting.fund`.execute(db)
  const counted = rows.filter(({ sum }) => sum !== 0)
  const papers = await papersOf(db, [...new Set(counted.map(({ id }) => id))])
  const donations = counted.map(({ id, paidAt, program, fund, sum }): RecapDonation => {
    const numberOf = (kind: 'kuitansi' | 'bsz') =>
      papers.get(id)?.find((paper) => paper.kind === kind && !paper.isVoid)?.number
    const zakatReceipt = fund === 'Z' ? numberOf('bsz') : undefined
    const receiptNumbers = { receipt: numberOf('kuitansi'), zakatReceipt }
    return { id, paidAt, program, fund, amount: rupiah(sum), ...receiptNumbers }
  })
  const sumOf = (some: readonly RecapDonation[]) =>
    rupiah(some.reduce((sum, { amount }) => sum + amount, 0))
  return {
    donations,
    funds: [...Map.groupBy(donations, ({ fund }) => fund)].map(([fund, some]) => ({
      fund,
      amount: sumOf(some),
    })),
    total: sumOf(donations),
    deductible: sumOf(donations.filter(({ zakatReceipt }) => zakatReceipt !== undefined)),
  }
}

async function donorOf(db: Db, id: string): Promise<Donor | undefined> {
  return await db
    .selectFrom('donation')
    .select(['id', 'donor_name as name', 'account_id as accountId'])
    .select(['donor_email as email', 'donor_phone as phone', 'is_anonymous as isAnonymous'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function samePersonAs({ id, accountId, email, phone }: Donor): RawBuilder<unknown> {
  if (accountId) return sql`donation.account_id = ${accountId}`
  if (email) return sql`donation.account_id is null and donation.donor_email = ${email}`
  if (!phone) return sql`donation.id = ${id}`
  return sql`donation.account_id is null and donation.donor_email is null
    and donation.donor_phone = ${phone}`
}

/** A recap as paper for the donor. */
export async function donorRecapPdf(
  ctx: Pick<Ctx, 'config' | 'files' | 'now'>,
  { name, donations, funds, total, deductible, past }: DonorRecap,
  { from, through }: RecapDays,
): Promise<Buffer> {
  const { complaints: _, ...institution } = ctx.config.institution
  const sums = funds.map(({ fund, amount }) => ({ label: donatedFundWords[fund], amount }))
  const ofTax = { label: 'Zakat dengan Bukti Setor Zakat', amount: deductible }
  return await recapPdf({
    span: `${formatDate(startOfDay(from))} – ${formatDate(startOfDay(through))}`,
    sumLabel: 'Jumlah',
    name,
    institution,
    logo: await readLogo(ctx.files, institution.logo),
    madeAt: ctx.now(),
    total,
    inWords: `${terbilang(total)} rupiah`,
    funds: deductible > 0 ? [...sums, ofTax] : sums,
    past: pastRows(past),
    gifts: donations.map(({ paidAt, program, fund, amount, receipt, zakatReceipt }) => ({
      paidAt,
      program,
      fund: donatedFundWords[fund],
      amount,
      number: zakatReceipt ?? receipt,
    })),
  })
}
