import type { BankAccount } from '#features/bank-account/bank-account.server.ts'
import type { Payer } from '#features/bank-account/bank-account.ts'
import type { DeskChoice } from '#app/desk/ui/form.tsx'

/** The value of the field that means the provider. */
export const GATEWAY = 'penyedia'

type Payers = { banks: readonly BankAccount[]; isByGateway: boolean }

/** What may pay: the provider where it sends refunds, and the bank accounts of the fund. */
export function payerChoices({ banks, isByGateway }: Payers): DeskChoice[] {
  const ofBanks = banks.map(({ id, bank, number, holder }) => ({
    value: id,
    label: `${bank} ${number}, atas nama ${holder}`,
  }))
  const gateway = { value: GATEWAY, label: 'Penyedia pembayaran, lewat cara donasinya datang' }
  return isByGateway ? [gateway, ...ofBanks] : ofBanks
}

/** The payer that a field names. */
export function payerFrom(typed: string): Payer {
  return typed === GATEWAY ? { by: 'gateway' } : { by: 'bank', bankAccountId: typed }
}
