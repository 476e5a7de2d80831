import { inject, TestRunner } from 'vitest'

/** Skips the running test, by its name, unless what it needs is there; `npm test` prints the reason. */
export function skipUnless(isThere: boolean, reason: string): void {
  TestRunner.getCurrentTest()?.context.skip(!isThere, reason)
}

/** The single connection of the embedded engine cannot hold two transactions, so none waits for another. */
export function needTwoConnections(): void {
  skipUnless(process.env.TEST_ENGINE === 'postgres', 'the embedded engine has one connection')
}

/** Plans are those of one server: a cluster's say only that it asks its servers. */
export function needPlans(): void {
  skipUnless(inject('engine').kind !== 'cluster', 'a plan of a cluster names no index')
}
