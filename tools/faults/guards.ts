import { accountGuards } from './account-guards.ts'
import { browserGuards } from './browser-guards.ts'
import { booksGuards } from './books-guards.ts'
import { documentGuards } from './document-guards.ts'
import { donationGuards } from './donation-guards.ts'
import type { Guard } from './guard.ts'
import { paymentGuards } from './payment-guards.ts'
import { providerGuards } from './provider-guards.ts'
import { returnGuards } from './return-guards.ts'
import { staffGuards } from './staff-guards.ts'
import { suspenseGuards } from './suspense-guards.ts'
import { togetherGuards } from './together-guards.ts'
import { yearsGuards } from './years-guards.ts'

/** Every guard that `npm run mutate -- --guards` removes, one at a time. */
export const guards: readonly Guard[] = [
  ...paymentGuards,
  ...providerGuards,
  ...documentGuards,
  ...suspenseGuards,
  ...returnGuards,
  ...togetherGuards,
  ...booksGuards,
  ...yearsGuards,
  ...donationGuards,
  ...accountGuards,
  ...staffGuards,
  ...browserGuards,
]

/** The vitest project a guard's test runs in. */
export function projectOf({ test, engine }: Guard): string {
  if (test.file.endsWith('.contract.db.test.ts')) return 'contract'
  if (test.file.endsWith('.parts.test.ts')) return 'parts'
  if (test.file.endsWith('.spec.ts')) return 'journeys'
  return test.file.endsWith('.db.test.ts') ? (engine ?? 'embedded') : 'pure'
}
