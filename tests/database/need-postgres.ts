import { inject } from 'vitest'
import { skipUnless } from './skip-unless.ts'

/** Skips the running test, by its name, where PostgreSQL cannot run. */
export function needPostgres(): void {
  const why = inject('withoutPostgres')
  skipUnless(!why, why ?? '')
}
