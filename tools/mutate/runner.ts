import { appendFileSync, readFileSync } from 'node:fs'
import { TestRunner, type RunnerTask, type RunnerTestCase, type TestTryOptions } from 'vitest'
import { type Assignment, outcomeOf, readRecord, type RecordEntry } from './record.ts'

// Vitest loads this in its worker. Each test first runs as it is, which shows the mutants that it reaches; in a later
// round it is repeated with each mutant that it is assigned. All that is learned is appended to a record, as a mutant
// may end the process.
const record = process.env.MUTATE_RECORD as string
/** The mutant of a process of its own, active from the beginning. */
const isolated = Number(process.env.MUTATE_ISOLATED ?? 0)
const { MUTATE_ASSIGNED: assigned } = process.env
// Tests may replace the timers.
const { setTimeout: startTimer, clearTimeout: stopTimer, performance } = globalThis
const MANY = 1_000_000

type Active = { id: number; calls: number; most: number; reached: Set<number>; isNoticed: boolean }

declare global {
  var __isMutant: ((id: number) => boolean) | undefined
  var __mutants: Active | undefined
}

// The files of a worker share it.
const active = (globalThis.__mutants ??= {
  id: isolated,
  calls: 0,
  most: Infinity,
  reached: new Set<number>(),
  isNoticed: false,
})
globalThis.__isMutant ??= (id) => {
  active.reached.add(id)
  active.calls += 1
  if (active.calls > active.most) throw new Error('the mutant never ends')
  return id === active.id
}

function note(entry: RecordEntry): void {
  appendFileSync(record, `${JSON.stringify(entry)}\n`)
}

type ImportFile = Parameters<TestRunner['importFile']>

type Progress = {
  name: string
  todo: number[]
  killed: number[]
  /** After each kill the test is run without a mutant: one once left something behind. */
  isCareful: boolean
  isChecking: boolean
  began: number
  tookMs: number
  calls: number
}

export default class MutantRunner extends TestRunner {
  #now: Progress | undefined

  /** Once a mutant in a process of its own is noticed, no further file is loaded. */
  override async importFile(...[file, source]: ImportFile): Promise<unknown> {
    return active.isNoticed ? undefined : await super.importFile(file, source)
  }

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(task)
    this.#now = undefined
    if (task.type !== 'test' || task.mode !== 'run') return
    const name = `${task.file.name} › ${task.name}`
    if (isolated) {
      if (active.isNoticed) task.mode = 'skip'
      return
    }
    const entries = readRecord(record)
    const { careful, tests } = outcomeOf(entries)
    const todo = assigned ? stillToMeet(name, entries) : []
    if (assigned ? todo.length === 0 : tests.has(name)) {
      task.mode = 'skip'
      return
    }
    task.repeats = MANY
    const start = { began: 0, tookMs: 0, calls: 0, killed: [], isChecking: false }
    this.#now = { ...start, name, todo, isCareful: careful.has(name) }
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    if (this.#now) choose(this.#now, test, options.repeats)
    super.onBeforeTryTask(test, options)
    active.calls = 0
    if (this.#now) this.#now.began = performance.now()
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const call = async () => await TestRunner.getTestFn(test)()
    if (isolated) await runIsolated(call, test)
    else if (this.#now?.isChecking) await check(call, this.#now)
    else if (this.#now && active.id !== 0) await attempt(call, this.#now)
    else await call()
  }
}

function stillToMeet(name: string, entries: readonly RecordEntry[]): number[] {
  const { killed, lived, unsound } = outcomeOf(entries)
  if (unsound.has(name)) return []
  const mine = (JSON.parse(readFileSync(assigned as string, 'utf8')) as Assignment)[name] ?? []
  return mine.filter((id) => !killed.has(id) && !lived.get(name)?.has(id))
}

/** Sets what the next repetition runs with; ends the test after its last mutant. */
function choose(now: Progress, test: RunnerTestCase, repeat: number): void {
  const wasKill = active.id !== 0 && now.killed.includes(active.id)
  active.id = 0
  active.most = Infinity
  if (repeat === 0) {
    // What ran since the last test ran while a module was loaded.
    if (!assigned) note({ static: [...active.reached] })
    active.reached.clear()
    return
  }
  if (repeat === 1) learn(now, test)
  const isLast = now.todo.length === 0
  now.isChecking = !now.isChecking && (now.isCareful ? wasKill : isLast && now.killed.length > 0)
  if (now.isChecking) return
  const next = now.todo.shift()
  if (next === undefined) {
    test.context.skip()
    return
  }
  active.id = next
  active.most = now.calls * 50 + 100_000
}

/** After the run without a mutant. */
function learn(now: Progress, test: RunnerTestCase): void {
  now.tookMs = performance.now() - now.began
  now.calls = active.calls
  if (!assigned) note({ test: now.name, tookMs: now.tookMs, reaches: [...active.reached] })
  // What a test reached must not be taken for what runs before the next one.
  active.reached.clear()
  if (test.result?.attempts?.at(-1)?.state !== 'fail') return
  note({ unsound: now.name })
  now.todo = []
}

/** One repetition with a mutant; one that hangs ends the process, and the next goes on from the record. */
async function attempt(call: () => Promise<unknown>, now: Progress): Promise<void> {
  const { id } = active
  note({ trying: id })
  active.reached.clear()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<'hangs'>((resolve) => {
    timer = startTimer(() => resolve('hangs'), now.tookMs * 5 + 5_000)
  })
  const run = call().then(
    () => 'lives' as const,
    () => 'fails' as const,
  )
  const how = await Promise.race([run, limit])
  stopTimer(timer)
  // What is computed once and kept is not asked again: such a mutant needs a process of its own.
  const kept = how === 'lives' && !active.reached.has(id) && { static: [id] }
  if (how === 'lives') return note({ lived: id, with: now.name, ...kept })
  now.killed.push(id)
  note({ killed: id, how, by: now.name })
  if (how === 'hangs') leave()
}

/** What a mutant left behind in this process must not be taken for the kill of another. */
async function check(call: () => Promise<unknown>, now: Progress): Promise<void> {
  try {
    await call()
  } catch {
    if (!now.isCareful) note({ doubtful: now.killed, careful: now.name })
    leave()
  }
}

async function runIsolated(call: () => Promise<unknown>, test: RunnerTestCase): Promise<void> {
  note({ trying: isolated, loaded: test.file.name })
  try {
    await call()
  } catch {
    active.isNoticed = true
    note({ killed: isolated, how: 'fails', by: `${test.file.name} › ${test.name}` })
  }
}

function leave(): never {
  note({ left: true })
  process.exit(3)
}
