import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import type { Result } from '../calculate.ts'
import type { RawInput } from '../kinds/input.ts'
import type { ZakatParameters } from './parameters.ts'
import type { CalculatorName, ZakatFigure } from '../zakat.ts'

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

/** The sum to pay by a result, fidyah included; undefined where only goods are known. */
export function dueOf(result: Result): ZakatFigure | undefined {
  return 'fidyahRupiah' in result ? result.fidyahRupiah : result.zakatRupiah
}
