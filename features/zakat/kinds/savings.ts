import { type RawInput, inputReader } from './input.ts'
import { nisabValue } from './metal.ts'
import { type Invalid, type ZakatStatus, zakatStatusOf, zakatOf } from '../zakat.ts'

export type SavingsResult = {
  status: ZakatStatus
  nisabRupiah: bigint
  dasarRupiah: bigint
  /** Bank interest is not the donor's wealth; it is passed on as nonhalal money. */
  danaNonhalalRupiah: bigint
  zakatRupiah: bigint
}

/**
 * Zakat on savings: 2.5 % after one Hijri year when the balance without bank interest and without due instalments
 * reaches the value of 85 g of gold (PMA 52/2014, PMA 31/2019; MUI fatwa 1/2004 on interest).
 */
export function zakatOnSavings(raw: RawInput): SavingsResult | Invalid {
  const input = inputReader(raw)
  const balance = input.rupiah('saldo')
  const interest = input.optionalRupiah('bungaBank')
  const debts = input.optionalRupiah('utangJatuhTempo')
  const pricePerGram = input.price('hargaEmas24PerGram')
  const hasHaul = input.yesNo('haul')
  const { problems } = input
  if (problems.length === 0 && interest > balance) {
    problems.push({ field: 'bungaBank', code: 'BUNGA_MELEBIHI_SALDO' })
  }
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const nisab = nisabValue('emas', pricePerGram)
  const owned = balance - interest
  const base = debts > owned ? 0n : owned - debts
  const status = zakatStatusOf(base >= nisab, hasHaul)
  return {
    status,
    nisabRupiah: nisab,
    dasarRupiah: base,
    danaNonhalalRupiah: interest,
    zakatRupiah: status === 'WAJIB' ? zakatOf({ numerator: base, divisor: 1n }) : 0n,
  }
}
