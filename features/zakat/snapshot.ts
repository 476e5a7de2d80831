import { calculateZakat, type Result } from './calculate.ts'
import type { ZakatSnapshot } from './contract.ts'
import { dueOf, withDecreed } from './figures/decreed.ts'
import { ZakatMismatch } from './errors.ts'
import type { RawInput } from './kinds/input.ts'
import type { ZakatParameters } from './figures/parameters.ts'
import type { CalculatorName, Invalid } from './zakat.ts'

/** Repeats a browser's calculation with the decreed figures of `parameters`. */
export function recomputeZakat<N extends CalculatorName>(
  parameters: ZakatParameters,
  jenis: N,
  input: RawInput,
): Result<N> | Invalid {
  return calculateZakat(jenis, withDecreed(parameters, jenis, input))
}

/** Refuses a snapshot whose sum differs from its own input calculated with the decreed figures. */
export function assertSnapshotHolds(parameters: ZakatParameters, snapshot: ZakatSnapshot): void {
  const result = recomputeZakat(parameters, snapshot.jenis, snapshot.input)
  if (result.status !== 'WAJIB' || dueOf(result) !== snapshot.zakatRupiah) throw new ZakatMismatch()
}
