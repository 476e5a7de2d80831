/** `status` 0 is a caller that was not answered, or whose answer broke off after its head. */
export type CallerAnswer = {
  status: number
  ms: number
  hasRetryAfter?: boolean
  isBrokenOff?: boolean
}

/** What is allowed in a phase. `mayCut`: everything where nothing is left to answer, or only answers that had begun. */
export type Allowed = { mayCut?: 'begun' | 'all' | undefined; mayWait?: boolean | undefined }

type CallResult = CallerAnswer & { phase: string; caller: string }

export type Notes = {
  begin(phase: string, allowed?: Allowed): void
  phase(): string
  add(caller: string, answered: CallerAnswer): void
  /** What a donor was told that no donor may be told. */
  fault(what: string): void
  /** Whether any caller was answered so in this phase. */
  has(phase: string, status: number): boolean
  /** The results of each phase by caller, as lines. */
  lines(): string[]
  /** How many answers were neither success nor 503 with Retry-After. */
  wrong(): number
  longestMs(): number
  /** How many callers were cut where nothing can prevent it. */
  cut(): number
  broken(): string[]
}

/** The longest allowed wait, with or without an outage; a busy machine may add two seconds. */
const LONGEST_MS = 15_000 + 2_000

/** Callers' results, by phase. With `mayLose` what was just written may be gone. */
export function takeNotes({ mayLose = false } = {}): Notes {
  const all: CallResult[] = []
  const faults: string[] = []
  const allowed = new Map<string, Allowed>()
  let phase = 'start'
  const grouped = () =>
    Map.groupBy(all, (each) => `${each.phase.padEnd(34)} ${each.caller.padEnd(8)}`)
  const isCut = ({ status, phase: during, isBrokenOff }: CallResult) => {
    const mayCut = allowed.get(during)?.mayCut
    return status === 0 && (mayCut === 'all' || (mayCut === 'begun' && isBrokenOff === true))
  }
  const kinds: [isSo: (each: CallResult) => boolean, what: string][] = [
    [(each) => each.status === 0 && !isCut(each), 'not answered'],
    [({ status }) => status >= 500 && status !== 503, 'answered with another 5xx'],
    [({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter, '503 without Retry-After'],
    [({ status }) => [401, 403, 429].includes(status), 'answered with 401, 403 or 429'],
    [
      // The simulator may not know a code yet.
      ({ status, caller }) => status === 404 && caller !== 'webhook' && !mayLose,
      'answered with 404',
    ],
  ]
  const isSlow = ({ ms, phase: during }: CallResult) =>
    ms > LONGEST_MS && !allowed.get(during)?.mayWait
  return {
    begin: (name, more = {}) => {
      phase = name
      allowed.set(name, more)
    },
    phase: () => phase,
    add: (caller, answered) => void all.push({ phase, caller, ...answered }),
    fault: (what) => void faults.push(`${phase}: ${what}`),
    has: (of, status) => all.some((each) => each.phase === of && each.status === status),
    lines: () =>
      [...grouped()].map(([head, asked]) => {
        const times = asked.map(({ ms }) => ms)
        return `  ${head} ${statusesOf(asked).padEnd(30)} ${printedTimes(times)}`
      }),
    wrong: () => faults.length + all.filter((each) => kinds.some(([isSo]) => isSo(each))).length,
    longestMs: () => all.reduce((longest, { ms }) => Math.max(longest, ms), 0),
    cut: () => all.filter(isCut).length,
    broken: () => [
      ...faults,
      ...[...grouped()].flatMap(([head, asked]) => {
        const name = head.trim().replaceAll(/ {2,}/g, ', ')
        return [...kinds, [isSlow, 'waited longer than 15 s'] as const].flatMap(([isSo, what]) => {
          const times = asked.filter(isSo).length
          return times ? [`${name}: ${times} ${what}`] : []
        })
      }),
    ],
  }
}

/** The median, the slowest of a hundred, and the longest of some times in milliseconds. */
export function printedTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const ms = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    return ms === undefined ? '–' : `${(ms / 1_000).toFixed(2)} s`
  }
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`
}

function statusesOf(asked: readonly CallResult[]): string {
  const counts = Map.groupBy(asked, ({ status }) => status)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, those]) => `${status || 'none'} × ${those.length}`)
    .join(', ')
}
