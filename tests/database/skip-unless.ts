import { inject, TestRunner } from 'vitest'

/** Skips the running test, by its name, unless what it needs is there; `npm test` prints the reason. */
export function skipUnless(isThere: boolean, reason: string): void {
  TestRunner.getCurrentTest()?.context.skip(!isThere, reason)
}

/** The single connection of the embedded engine cannot hold two transactions, so none waits for another. */
export function needTwoConnections(): void {
  skipUnless(process.env.TEST_ENGINE === 'postgres', 'the embedded engine has one connection')
}

/**
 * Plans are asked of one server. The embedded engine is the same planner and takes four times as long to fill the tables;
 * a cluster's plans say only that it asks its servers.
 */
export function needPlans(): void {
  skipUnless(hasPlans(), 'plans are asked of a PostgreSQL server')
}

export function hasPlans(): boolean {
  return inject('engine').kind === 'postgres'
}
