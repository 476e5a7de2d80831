const TIMES = Number(process.env.DRAWS ?? 1)

/**
 * For tests that draw random orders of money: how many draws, or milliseconds, a push has for them. `npm test -- orders`
 * sets DRAWS, and it is that many times as much.
 */
export function drawn(atAPush: number): number {
  return atAPush * TIMES
}
