/** What a ratio must reach. */
export type GoalLimit = { most: number } | { least: number }

/** The goals of docs/domain/speed.md §5, in its order; a goal with several measures has a row for each. */
export const GOALS = {
  P1: { of: 'JavaScript before any act, KB', limit: { most: 3 } },
  'P1b screen': { of: 'JavaScript after an act ÷ React alone', limit: { most: 2.6 } },
  'P1b form': { of: 'the same on the giving form', limit: { most: 2.6 } },
  'P1c lost': { of: 'presses and keys lost from first paint on', limit: { most: 0 } },
  'P1c answer': { of: 'press → first answer on screen, ms', limit: { most: 100 } },
  'P1d bytes': { of: 'bytes of a first visit ÷ the page’s own', limit: { most: 1.5 } },
  'P1d requests': { of: 'requests of a first visit', limit: { most: 8 } },
  P2: { of: 'largest paint ÷ the page without script', limit: { most: 1.1 } },
  'P3 work': { of: 'main thread ÷ the page without script', limit: { most: 1.3 } },
  'P3 blocked': { of: 'main thread blocked, ms', limit: { most: 100 } },
  P4: { of: 'all bytes of surah 2 ÷ its text', limit: { most: 2.5 } },
  'P5 speed': { of: 'read API ÷ bare: requests per second', limit: { least: 0.95 } },
  'P5 CPU': { of: 'read API ÷ bare: CPU', limit: { most: 1.2 } },
  P6: { of: 'dynamic JSON behind the whole chain ÷ bare: CPU', limit: { most: 3 } },
  P7: { of: 'kept page ÷ kept body: CPU', limit: { most: 1.2 } },
  'P8 speed': { of: 'donations over HTTP ÷ pgbench', limit: { least: 0.8 } },
  'P8 CPU': { of: 'CPU per donation ÷ per insert of pgbench', limit: { most: 1.8 } },
  'P8 repeat server': { of: 'a repeated key ÷ a new one: CPU of the server', limit: { most: 1.5 } },
  'P8 repeat database': { of: 'the same: CPU of the database', limit: { most: 1.5 } },
  P9: { of: 'one viral campaign ÷ many', limit: { least: 1 } },
  'P10 found': { of: 'acknowledged donations found after kill -9', limit: { least: 1 } },
  'P10 late': { of: 'p99 of the stream ÷ idle p50', limit: { most: 5 } },
  'P11 found': { of: 'topics with a right verse among three', limit: { least: 0.95 } },
  'P11 bytes': { of: 'index of the verse search ÷ MiniSearch', limit: { most: 0.5 } },
  P12: { of: 'offline Quran ÷ one file', limit: { most: 1.05 } },
  P13: { of: 'gap between verses ÷ the least possible', limit: { most: 1.35 } },
  P14: { of: 'payments settled ÷ accepted per second', limit: { least: 0.9 } },
  P15: { of: 'staff list of a million ÷ of ten thousand', limit: { most: 1.5 } },
  'P16 statement': { of: 'statement of a million donations ÷ one scan', limit: { most: 2 } },
  'P16 month': { of: 'the board’s month of a million ÷ of ten thousand', limit: { most: 1.5 } },
} as const satisfies Record<string, { of: string; limit: GoalLimit }>

export type GoalName = keyof typeof GOALS

/** The part of a figure that its goal gives. */
export function aim(name: GoalName): { goal: GoalName; limit: GoalLimit } {
  return { goal: name, limit: GOALS[name].limit }
}
