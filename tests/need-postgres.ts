import { inject, TestRunner } from 'vitest'

/** Skips the running test, by its name, where PostgreSQL cannot run. */
export function needPostgres(): void {
  const why = inject('withoutPostgres')
  if (why) TestRunner.getCurrentTest()?.context.skip(why)
}
