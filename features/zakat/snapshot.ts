import type { ZakatParameterKind } from '#platform/db/schema-zakat.ts'
import { calculateZakat, type Result } from './calculate.ts'
import type { ZakatSnapshot } from './contract.ts'
import { ZakatMismatch } from './errors.ts'
import type { RawInput } from './input.ts'
import type { ZakatParameters } from './parameters.ts'
import type { CalculatorName, ZakatFigure, Invalid } from './zakat.ts'

/** Figures set by a decree, which a donor cannot change. The donor chooses the prices of gold and silver. */
const decreed: Partial<Record<CalculatorName, readonly ZakatParameterKind[]>> = {
  zakatpenghasilan: ['nisabBulan', 'nisabTahun'],
  zakatfitrah: ['tarifPerJiwa', 'gramPerJiwa', 'mlPerJiwa'],
  fidyah: ['tarifPerHari'],
  zakatperusahaan: ['kadarMasehi'],
  zakatperdagangan: ['kadarMasehi'],
  zakatpertanian: ['nisabGabahKg', 'nisabBerasKg'],
  zakatperkebunan: ['nisabGabahKg'],
}

/** Every figure that only a decree sets. */
export const decreedFigures = Object.values(decreed).flat()

/** The input with the decreed figures of `parameters` in place of any that were sent. */
export function withDecreed(
  parameters: ZakatParameters,
  jenis: CalculatorName,
  input: RawInput,
): RawInput {
  const fields = (decreed[jenis] ?? []).map((kind) => [kind, parameters[kind]?.amount])
  return { ...input, ...Object.fromEntries(fields) }
}

/** Repeats a browser's calculation with the decreed figures of `parameters`. */
export function recomputeZakat<N extends CalculatorName>(
  parameters: ZakatParameters,
  jenis: N,
  input: RawInput,
): Result<N> | Invalid {
  return calculateZakat(jenis, withDecreed(parameters, jenis, input))
}

/** The sum to pay by a result, fidyah included; undefined where only goods are known. */
export function dueOf(result: Result): ZakatFigure | undefined {
  return 'fidyahRupiah' in result ? result.fidyahRupiah : result.zakatRupiah
}

/** Refuses a snapshot whose sum differs from its own input calculated with the decreed figures. */
export function assertSnapshotHolds(parameters: ZakatParameters, snapshot: ZakatSnapshot): void {
  const result = recomputeZakat(parameters, snapshot.jenis, snapshot.input)
  if (result.status !== 'WAJIB' || dueOf(result) !== snapshot.zakatRupiah) throw new ZakatMismatch()
}
