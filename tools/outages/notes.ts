export type CallResult = { phase: string; caller: string; status: number; ms: number }

export type Notes = {
  begin(phase: string): void
  phase(): string
  /** 0 is a caller that was not answered. */
  add(caller: string, status: number, ms: number): void
  /** The results of each phase by caller, as lines. */
  lines(): string[]
  /** Whether any caller was answered so in this phase. */
  has(phase: string, status: number): boolean
  broken(): string[]
}

/** The longest allowed wait, with or without an outage; a busy machine may add two seconds. */
const LONGEST_MS = 15_000 + 2_000

/** Callers' results, by phase. */
export function takeNotes(): Notes {
  const all: CallResult[] = []
  let phase = 'start'
  function grouped(): Map<string, CallResult[]> {
    return Map.groupBy(all, (each) => `${each.phase.padEnd(34)} ${each.caller.padEnd(9)}`)
  }
  return {
    begin: (name) => {
      phase = name
    },
    phase: () => phase,
    has: (of, status) => all.some((each) => each.phase === of && each.status === status),
    add: (caller, status, ms) => void all.push({ phase, caller, status, ms }),
    lines: () =>
      [...grouped()].map(([head, asked]) => {
        const longest = Math.max(...asked.map(({ ms }) => ms))
        return `  ${head} ${statusesOf(asked).padEnd(36)} longest ${(longest / 1000).toFixed(1)} s`
      }),
    broken: () =>
      [...grouped()].flatMap(([head, asked]) => {
        const name = head.trim().replaceAll(/ {2,}/g, ', ')
        const count = (isSo: (each: CallResult) => boolean) => asked.filter(isSo).length
        return [
          [count(({ status }) => status === 0 || status === 502), 'not answered'],
          [count(({ status }) => status === 500), 'answered with 500'],
          [count(({ ms }) => ms > LONGEST_MS), 'waited longer than 15 s'],
        ].flatMap(([times, what]) => (times ? [`${name}: ${times} ${what}`] : []))
      }),
  }
}

function statusesOf(asked: readonly CallResult[]): string {
  const counts = Map.groupBy(asked, ({ status }) => status)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, those]) => `${status || 'none'} × ${those.length}`)
    .join(', ')
}
