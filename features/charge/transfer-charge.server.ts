import { sql } from 'kysely'
import { type BankAccount, banksFor } from '#features/bank-account/bank-account.server.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ChannelOffer, ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { MethodUnavailable } from './errors.ts'
import { lifetimeMinutes } from '#platform/outside/payment/channel.ts'
import { isNotUndone } from './matched-transfers.server.ts'
import { type Charge, changeCharge, insertCharge } from './queries.server.ts'
import { addedRupiah, freeAgain, paidAtOn } from './transfer.ts'

const MOST = rupiah(1_000_000_000)

/** Our own bank accounts a gift may be transferred to: those of its fund. Empty unless the institution switched it on. */
export async function transferBanks(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  db: Db | Tx,
  { fund, campaign }: Pick<Donation, 'fund' | 'campaign'>,
): Promise<BankAccount[]> {
  if (!config.hasBankTransfer) return []
  const { incomeAccount } = campaign
  const present = fundAt({ fund, incomeAccount }, now())
  const open = (await banksFor(db, present)).filter(
    ({ is_sample }) => !(is_sample && config.mode === 'live'),
  )
  const own = open.filter((bank) => bank.fund === present)
  return own.length > 0 ? own : open
}

/** A bank account as a way to pay. */
export function transferOffer({ id, bank }: BankAccount): ChannelOffer {
  return {
    method: 'transfer',
    channel: id,
    name: `Transfer ke ${bank}`,
    minimum: rupiah(1),
    maximum: MOST,
    lifetimeMinutes: lifetimeMinutes.transfer,
  }
}

type NewTransfer = {
  donation: Donation
  bankAccountId: string
  expiresAt: Date
}

const FULL = 'Rekening ini sedang banyak menunggu nominal yang sama. Pilih metode lain.'

/** Writes a transfer that waits for money, with a sum of its own. The caller holds the donation's lock. */
export async function writeTransfer(ctx: Ctx, tx: Tx, transfer: NewTransfer): Promise<Charge> {
  const { donation, bankAccountId, expiresAt } = transfer
  const banks = await transferBanks(ctx, tx, donation)
  const bank = banks.find(({ id }) => id === bankAccountId)
  if (!bank) throw new MethodUnavailable(FULL)
  const id = ctx.newId()
  const added = await claimSum(ctx, tx, { ...transfer, chargeId: id })
  const now = ctx.now()
  const charge = await insertCharge(tx, {
    donation_id: donation.id,
    id,
    publicId: donation.publicId,
    provider: 'bank',
    provider_id: null,
    method: 'transfer',
    channel: bank.id,
    amount: rupiah(totalOf(donation) + added),
    status: 'pending',
    instruction: null,
    failure: null,
    expires_at: expiresAt,
    created_at: now,
    updated_at: now,
    paid_at: null,
    payer_phone: null,
  })
  const { holder: merchant, bank: name, number: accountNumber } = bank
  const instruction = { merchant, bank: name, accountNumber, added }
  return changeCharge(tx, charge, { instruction: JSON.stringify(instruction) })
}

/**
 * Takes a free sum. The database holds it: of two gifts at once one gets the row, and the other looks for another.
 */
async function claimSum(
  ctx: Ctx,
  tx: Tx,
  { donation, bankAccountId, expiresAt, chargeId }: NewTransfer & { chargeId: string },
): Promise<number> {
  const total = totalOf(donation)
  const now = ctx.now()
  const lost = new Set<number>()
  for (;;) {
    const taken = await tx
      .selectFrom('transfer_sum')
      .select('amount')
      .where('bank_account_id', '=', bankAccountId)
      .where('amount', '>', total)
      .where('amount', '<=', rupiah(total + 999))
      .where('free_at', '>', now)
      .execute()
    const held = new Set([...lost, ...taken.map(({ amount }) => Number(amount))])
    const added = addedRupiah(total, held, chargeId)
    if (added === undefined) throw new MethodUnavailable(FULL)
    const amount = rupiah(total + added)
    const sum = {
      added,
      donation_id: donation.id,
      charge_id: chargeId,
      free_at: freeAgain(expiresAt),
    }
    const claimed = await tx
      .insertInto('transfer_sum')
      .values({ bank_account_id: bankAccountId, amount, ...sum })
      .onConflict((conflict) =>
        conflict
          .columns(['bank_account_id', 'amount'])
          .doUpdateSet(sum)
          .where('transfer_sum.free_at', '<=', now),
      )
      .returning('amount')
      .executeTakeFirst()
    if (claimed) return added
    lost.add(amount)
  }
}

/** What our own bank knows of a transfer, in the words of a provider: the lines of its statements decide. */
export async function findTransfer(
  { now }: Pick<Ctx, 'now'>,
  db: Db | Tx,
  charge: Charge,
): Promise<ProviderCharge> {
  const receipts = await db
    .selectFrom('transfer_receipt')
    .select(['key', 'amount', sql<string>`received_on::text`.as('date')])
    .where('bank_account_id', '=', charge.channel)
    .where('charge_id', '=', charge.id)
    .where(isNotUndone('transfer_receipt'))
    .orderBy('created_at')
    .execute()
  const { reference, amount, expires_at: expiresAt, created_at: createdAt } = charge
  const known = { providerId: `bank-${reference}`, reference, currency: 'IDR', amount, expiresAt }
  const newest = receipts.at(-1)
  if (!newest) {
    const isOver = charge.status === 'pending' && expiresAt <= now()
    return { ...known, status: isOver ? 'expired' : 'pending', captures: 0 }
  }
  return {
    ...known,
    status: 'paid',
    paidAmount: rupiah(receipts.reduce((sum, each) => sum + each.amount, 0)),
    paidAt: paidAtOn(newest.date, { createdAt, expiresAt, now: now() }),
    captures: receipts.length,
    payments: receipts.map(({ key }) => key),
  }
}
