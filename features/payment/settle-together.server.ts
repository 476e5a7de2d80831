import { setTimeout as wait } from 'node:timers/promises'
import { isDonatable } from '#features/campaign/campaign.ts'
import type { Donation } from '#features/donation/donation.ts'
import { takersOfUnits } from '#features/donation/donation-units.server.ts'
import { getDonations } from '#features/donation/queries.server.ts'
import { recordPaidTogether } from '#features/donation/record-payment.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueueAll } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { isPlain, mismatchOf } from './payment.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import {
  closeEvents,
  paymentsByReference,
  chargesWithoutSuspense,
  lockCharges,
  setChargesPaid,
  waitingCharges,
} from './queries.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'

/** What the job of a webhook knows of a charge. */
export type SettlementHint = {
  reference: string
  providerId?: string | undefined
  eventKey?: string | undefined
  isLast?: boolean | undefined
}

type Candidate = { hint: SettlementHint; charge: Charge; payments: string[] }
type Report = Candidate & { found: ProviderCharge }
type Plain = Report & { donation: Donation }

/** A payment whose provider takes longer is settled alone, where it may take its time. */
const PATIENCE_MS = 3_000

/**
 * Settles in one commit those payments that only make a waiting donation paid. The answer says which are settled; every
 * other is left to `settlePayment`, which knows all cases.
 */
export async function settleTogether(ctx: Ctx, hints: SettlementHint[]): Promise<boolean[]> {
  const candidates = await findCandidates(ctx, hints)
  const reports = await askAbout(ctx, candidates)
  const settled = reports.length > 0 ? await settleReports(ctx, reports) : []
  for (const { donation } of settled) notifyWatchers(donation.publicId)
  if (settled.length > 0) ctx.wake()
  const done = new Set(settled.map(({ hint }) => hint))
  return hints.map((hint) => done.has(hint))
}

/** The waiting charges the hints name, at most one of each donation. */
async function findCandidates(ctx: Ctx, hints: SettlementHint[]): Promise<Candidate[]> {
  const references = hints.map(({ reference }) => reference)
  const charges = await waitingCharges(ctx.db, references)
  if (charges.size === 0) return []
  const payments = await paymentsByReference(ctx.db, references)
  const donations = new Set<string>()
  return hints.flatMap((hint) => {
    const charge = charges.get(hint.reference)
    if (!charge || hint.isLast || donations.has(charge.donation_id)) return []
    if (hint.providerId !== undefined && hint.providerId !== charge.provider_id) return []
    donations.add(charge.donation_id)
    return [{ hint, charge, payments: payments.get(charge.reference) ?? [] }]
  })
}

/** What the provider answers in time about each, as far as it can be our charge. */
async function askAbout(ctx: Ctx, candidates: Candidate[]): Promise<Report[]> {
  const answered = new AbortController()
  const tooLong = wait(PATIENCE_MS, undefined, { signal: answered.signal }).catch(() => undefined)
  const reports = await Promise.all(
    candidates.map(async (candidate) => {
      const { reference, provider_id: providerId, payments: known } = candidate.charge
      const { amount, expires_at: expiresAt, mandate_id } = candidate.charge
      const isDebit = mandate_id !== null
      const payments = [...known, ...candidate.payments]
      const lookup = await Promise.race([
        ctx.gateway.find({ reference, providerId, payments, amount, expiresAt, isDebit }),
        tooLong,
      ])
      if (lookup?.kind !== 'found' || mismatchOf(candidate.charge, lookup.charge)) return []
      return [{ ...candidate, found: lookup.charge }]
    }),
  )
  answered.abort()
  return reports.flat()
}

async function settleReports(ctx: Ctx, reports: Report[]): Promise<Plain[]> {
  return inTransaction(ctx.db, async (tx) => {
    const plain = await lockPlain(ctx, tx, reports)
    if (plain.length > 0) await book(ctx, tx, plain)
    return plain
  })
}

/** Locks all donations and charges, and answers those whose money is plain by what is stored now. */
async function lockPlain(ctx: Ctx, tx: Tx, reports: Report[]): Promise<Plain[]> {
  const seen = reports.map(({ charge }) => charge)
  await lockCharges(tx, seen)
  const ids = seen.map(({ donation_id }) => donation_id)
  const donations = await getDonations(tx, ids)
  const charges = await chargesWithoutSuspense(tx, seen)
  const takers = await takersOfUnits(tx, [...donations.values()])
  const now = ctx.now()
  return reports.flatMap((report) => {
    const donation = donations.get(report.charge.donation_id)
    const charge = charges.get(report.charge.id)
    if (!donation || !charge || takers.has(donation)) return []
    const { found } = report
    const campaign = { isOpen: isDonatable(donation.campaign, found.paidAt ?? now) }
    const money = { charge, donation, campaign, found, accounted: rupiah(0), now }
    return isPlain(money) ? [{ ...report, donation, charge }] : []
  })
}

/** Writes what `applyFound` writes for each, with a few statements for all. */
async function book(ctx: Ctx, tx: Tx, plain: Plain[]): Promise<void> {
  const now = ctx.now()
  await recordPaidTogether(
    tx,
    plain.map(({ donation, found }) => {
      return { donation, journalId: ctx.newId(), occurredAt: found.paidAt ?? now, now }
    }),
  )
  await setChargesPaid(
    tx,
    plain.map(({ charge, found }) => ({
      donation_id: charge.donation_id,
      id: charge.id,
      expires_at: found.expiresAt ?? charge.expires_at,
      paid_at: charge.paid_at ?? found.paidAt ?? now,
      payments: [...new Set([...charge.payments, ...(found.payments ?? [])])],
      updated_at: now,
    })),
  )
  const entries = plain.map(({ donation: { id } }) => {
    return { payload: { donationId: id }, now, key: id }
  })
  await enqueueAll(tx, issueReceiptsJob, entries)
  const { provider } = ctx.gateway
  const eventKeys = plain.flatMap(({ hint }) => hint.eventKey ?? [])
  await closeEvents(tx, { provider, eventKeys, outcome: 'gift', at: now })
}
