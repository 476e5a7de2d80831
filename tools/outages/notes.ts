/** `status` 0 is a caller that was not answered, or whose answer broke off after its head. */
export type CallerAnswer = {
  status: number
  ms: number
  hasRetryAfter?: boolean
  isBrokenOff?: boolean
}

/** What may be cut in a phase: everything where nothing is left to answer, or only answers that had begun. */
export type MayCut = 'nothing' | 'begun' | 'all'
type CallResult = CallerAnswer & { phase: string; caller: string }

export type Notes = {
  begin(phase: string, mayCut?: MayCut): void
  phase(): string
  add(caller: string, answered: CallerAnswer): void
  /** The results of each phase by caller, as lines. */
  lines(): string[]
  /** Whether any caller was answered so in this phase. */
  has(phase: string, status: number): boolean
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
  const cuts = new Map<string, MayCut>()
  let phase = 'start'
  function grouped(): Map<string, CallResult[]> {
    return Map.groupBy(all, (each) => `${each.phase.padEnd(34)} ${each.caller.padEnd(9)}`)
  }
  const isCut = ({ status, phase, isBrokenOff }: CallResult) => {
    const mayCut = cuts.get(phase)
    return status === 0 && (mayCut === 'all' || (mayCut === 'begun' && isBrokenOff === true))
  }
  const kinds: [isSo: (each: CallResult) => boolean, what: string][] = [
    [(each) => each.status === 0 && !isCut(each), 'not answered'],
    [({ status }) => status >= 500 && status !== 503, 'answered with another 5xx'],
    [({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter, '503 without Retry-After'],
    [({ status }) => [401, 403, 429].includes(status), 'answered with 401, 403 or 429'],
    [
      ({ status, caller }) => status === 404 && caller !== 'webhook' && !mayLose,
      'answered with 404',
    ],
  ]
  return {
    begin: (name, mayCut = 'nothing') => {
      phase = name
      cuts.set(name, mayCut)
    },
    phase: () => phase,
    has: (of, status) => all.some((each) => each.phase === of && each.status === status),
    add: (caller, answered) => void all.push({ phase, caller, ...answered }),
    lines: () =>
      [...grouped()].map(([head, asked]) => {
        const longest = Math.max(...asked.map(({ ms }) => ms))
        return `  ${head} ${statusesOf(asked).padEnd(36)} longest ${(longest / 1000).toFixed(1)} s`
      }),
    wrong: () => all.filter((each) => kinds.some(([isSo]) => isSo(each))).length,
    longestMs: () => Math.max(0, ...all.map(({ ms }) => ms)),
    cut: () => all.filter(isCut).length,
    broken: () =>
      [...grouped()].flatMap(([head, asked]) => {
        const name = head.trim().replaceAll(/ {2,}/g, ', ')
        return [
          ...kinds,
          [({ ms }: CallResult) => ms > LONGEST_MS, 'waited longer than 15 s'] as const,
        ].flatMap(([isSo, what]) => {
          const times = asked.filter(isSo).length
          return times ? [`${name}: ${times} ${what}`] : []
        })
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
