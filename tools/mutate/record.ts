import { readFileSync } from 'node:fs'

/** A line of a run's record. */
export type RecordEntry = Partial<{
  /** A test that was run without a mutant, how long it took and which mutants it reached. */
  test: string
  tookMs: number
  reaches: number[]
  /** Mutants in code that ran while a module was loaded. */
  static: number[]
  /** A test that fails without any mutant. */
  unsound: string
  trying: number
  /** A mutant that a test did not notice. */
  lived: number
  with: string
  /** Mutants that none of a project's tests noticed, each in a process of its own. */
  alone: number[]
  project: string
  /** The file of a test that runs in the process of a mutant. */
  loaded: string
  killed: number
  how: 'fails' | 'hangs'
  by: string
  /** Kills that are not believed: the test failed afterwards without a mutant as well. */
  doubtful: number[]
  /** The test that is then checked after every kill. */
  careful: string
  /** The process was ended on purpose and must be started again. */
  left: boolean
}>

export type MutantOutcome = {
  tests: Map<string, { tookMs: number; reaches: readonly number[] }>
  reached: Set<number>
  static: Set<number>
  unsound: Set<string>
  careful: Set<string>
  killed: Map<number, string>
  /** The mutants that each test did not notice. */
  lived: Map<string, Set<number>>
  alone: Map<string, Set<number>>
  trying: number | undefined
}

export function readRecord(record: string): RecordEntry[] {
  const lines = readFileSync(record, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as RecordEntry)
}

export function outcomeOf(entries: readonly RecordEntry[]): MutantOutcome {
  const outcome: MutantOutcome = {
    tests: new Map(),
    reached: new Set(),
    static: new Set(),
    unsound: new Set(),
    careful: new Set(),
    killed: new Map(),
    lived: new Map(),
    alone: new Map(),
    trying: undefined,
  }
  for (const entry of entries) {
    const { test, tookMs = 0, reaches = [] } = entry
    if (test) outcome.tests.set(test, { tookMs, reaches })
    for (const id of reaches) outcome.reached.add(id)
    for (const id of entry.static ?? []) outcome.static.add(id)
    for (const id of entry.doubtful ?? []) outcome.killed.delete(id)
    if (entry.with && entry.lived) outcome.lived.getOrInsert(entry.with, new Set()).add(entry.lived)
    if (entry.project)
      for (const id of entry.alone ?? [])
        outcome.alone.getOrInsert(entry.project, new Set()).add(id)
    if (entry.unsound) outcome.unsound.add(entry.unsound)
    if (entry.careful) outcome.careful.add(entry.careful)
    if (entry.killed) outcome.killed.set(entry.killed, `${entry.how}: ${entry.by}`)
    outcome.trying = entry.trying ?? outcome.trying
  }
  return outcome
}

/** Which mutants each test meets in a round; a test that is not named meets none. */
export type Assignment = Record<string, number[]>

/** The next tests of each living mutant, so many that it has not met: fast ones that reach little come first. */
export function assign(
  { tests, unsound, killed, lived }: MutantOutcome,
  chosen: ReadonlySet<number>,
  count: number,
): Assignment {
  const reachedBy = new Map<number, string[]>()
  const specificFirst = [...tests]
    .filter(([name]) => !unsound.has(name))
    .sort(([, a], [, b]) => costOf(a) - costOf(b))
  for (const [name, { reaches }] of specificFirst)
    for (const id of reaches)
      if (chosen.has(id) && !killed.has(id) && !lived.get(name)?.has(id))
        reachedBy.getOrInsert(id, []).push(name)
  const assignment: Assignment = {}
  for (const [id, names] of reachedBy)
    for (const name of names.slice(0, count)) (assignment[name] ??= []).push(id)
  return assignment
}

/**
 * What a record still says after these files of tests have changed: nothing of their tests. A test that failed without
 * any mutant is tried again: a busy machine may have been the cause.
 */
export function withoutTestsOf(
  changed: ReadonlySet<string>,
  entries: readonly RecordEntry[],
): RecordEntry[] {
  const { unsound } = outcomeOf(entries)
  const isForgotten = (name = '') =>
    changed.has(name.split(' › ')[0] as string) || unsound.has(name)
  return entries.filter(
    ({ test, unsound: failed, careful, by, with: met, alone }) =>
      ![test, failed, careful, by, met].some(isForgotten) && (changed.size === 0 || !alone),
  )
}

/** A test that reaches little is about what it reaches; a slow one is asked late. */
function costOf({ tookMs, reaches }: { tookMs: number; reaches: readonly number[] }): number {
  return reaches.length * (tookMs + 100)
}
