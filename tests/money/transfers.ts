import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '../context.ts'
import { aDonation, type DonationFields } from './payments.ts'

/** What switches transfers on. */
export const transferEnv = { BANK_TRANSFER: 'on' }

/** A bank account that donors transfer to. */
export async function aTransferBank(
  ctx: TestCtx,
  fund: Fund = 'IT',
  number = '1234567890',
): Promise<string> {
  const facts = { bank: 'BSI', number, holder: 'Yayasan Amanah Umat', openedOn: '2026-01-01' }
  return recordBankAccount(ctx, { ...facts, fund })
}

/** A donation that waits for a transfer to this account. */
export async function aTransfer(
  ctx: TestCtx,
  bankAccountId: string,
  fields: DonationFields = {},
): Promise<{ donationId: string; charge: Charge }> {
  const donationId = await aDonation(ctx, fields)
  const choice = { donationId, method: 'transfer', channel: bankAccountId } as const
  return { donationId, charge: await openCharge(ctx, choice) }
}

/** A line of the statement, of the test's first day unless said. */
export function aBankLine(
  bankAccountId: string,
  amount: number,
  { date = '2026-06-15', key = `${date} ${amount}` }: { date?: string; key?: string } = {},
) {
  return { bankAccountId, amount: rupiah(amount), date, key }
}
