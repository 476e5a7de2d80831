import { type RawInput, inputReader } from './input.ts'
import { atLeastZero, type Invalid, type ZakatStatus, zakatStatusOf, zakatOf } from '../zakat.ts'

export type IncomeResult = {
  status: ZakatStatus
  nisabRupiah: bigint
  dasarRupiah: bigint
  /** The part still to be paid. */
  zakatRupiah: bigint
  /** The whole zakat, when part of it is paid already. */
  zakatPenuhRupiah?: bigint
}

/**
 * Zakat on income: 2.5 % of all income of a month or a year that reaches the nisab of that period, paid when
 * received, without haul (PMA 31/2019; MUI fatwa 3/2003). The yearly decree of the chairman of BAZNAS gives both
 * nisab figures; the monthly one is not a twelfth of the yearly. Gross by default, as BAZNAS practises it; net of
 * basic needs and due debts by the donor's choice.
 */
export function zakatOnIncome(raw: RawInput): IncomeResult | Invalid {
  const input = inputReader(raw)
  const isYearly = input.choice('periode', ['bulanan', 'tahunan']) === 'tahunan'
  const isNet = input.choice('metode', ['bruto', 'neto']) === 'neto'
  const nisab = input.price(isYearly ? 'nisabTahun' : 'nisabBulan')
  const income = input.rupiah('penghasilanUtama') + input.optionalRupiah('penghasilanLain')
  const needs = input.optionalRupiah('kebutuhanPokok') + input.optionalRupiah('utangJatuhTempo')
  const paid = input.optionalRupiah('sudahDibayar')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const base = isNet ? atLeastZero(income - needs) : income
  const status = zakatStatusOf(base >= nisab, true)
  const full = status === 'WAJIB' ? zakatOf({ numerator: base, divisor: 1n }) : 0n
  return {
    status,
    nisabRupiah: nisab,
    dasarRupiah: base,
    zakatRupiah: atLeastZero(full - paid),
    ...(paid > 0n && { zakatPenuhRupiah: full }),
  }
}
