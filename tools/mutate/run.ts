import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureSlowness } from '../test/pace.ts'
import type { Mutant } from './mutants.ts'
import { nearTests, RINGS } from './near.ts'
import { assign, outcomeOf, readRecord, type RecordEntry } from './record.ts'
import type { ProjectTests } from './tests.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder of its own with plan.json, the output of Vitest and the template of the database; a record that is kept. */
export type MutantRun = { folder: string; record: string }

const SILENT_MS = 150_000
const MOST_STARTS = 200
const TOGETHER = 25
/** How many further tests a living mutant meets in each round: slow tests of much come last. */
const rounds = [1, 2, 5, 10, 20, 40, Infinity]

/** First each test without a mutant, then the mutants with the tests that reach them, few tests at first. */
export async function meetMutants(
  run: MutantRun,
  tests: readonly ProjectTests[],
  chosen: ReadonlySet<number>,
): Promise<void> {
  for (const group of tests) await restarting(run, group, {})
  const file = path.join(run.folder, 'assigned.json')
  for (const count of rounds) {
    const assigned = assign(outcomeOf(recordOf(run)), chosen, count)
    writeFileSync(file, JSON.stringify(assigned))
    for (const { project, files } of tests) {
      const busy = files.filter((name) =>
        Object.keys(assigned).some((test) => test.startsWith(`${name} `)),
      )
      if (busy.length > 0)
        await restarting(run, { project, files: busy }, { MUTATE_ASSIGNED: file })
    }
  }
}

/** Mutants of code that runs while its module is loaded have a process each, and meet the tests nearest to them. */
export async function meetIsolated(
  run: MutantRun,
  tests: readonly ProjectTests[],
  mutants: readonly Mutant[],
): Promise<void> {
  for (const { project, files } of tests) {
    const living = () => {
      const { killed, alone } = outcomeOf(recordOf(run))
      return mutants.filter(({ id }) => !killed.has(id) && !alone.get(project)?.has(id))
    }
    for (const ring of RINGS) {
      const near = [...nearTests(living(), files, { ring })]
      for (let at = 0; at < near.length; at += TOGETHER)
        await meetTogether(run, project, near.slice(at, at + TOGETHER))
    }
    note(run, { alone: living().map(({ id }) => id), project })
  }
}

async function meetTogether(
  run: MutantRun,
  project: string,
  together: readonly [id: number, files: string[]][],
): Promise<void> {
  const known = recordOf(run).length
  const meeting = Object.fromEntries(together.filter(([, its]) => its.length > 0))
  if (Object.keys(meeting).length > 0)
    await restarting(run, { project, files: [] }, { MUTATE_ISOLATED: JSON.stringify(meeting) })
  noteUnloadable(run, together, recordOf(run).slice(known))
}

/** With some mutants a file of tests cannot even be loaded. */
function noteUnloadable(
  run: MutantRun,
  together: readonly [id: number, files: string[]][],
  entries: readonly RecordEntry[],
): void {
  const { killed } = outcomeOf(entries)
  for (const [id, files] of together) {
    const own = entries.filter(({ trying }) => trying === id).map(({ loaded }) => loaded)
    const isLoaded = new Set(own).size === files.length
    if (!killed.has(id) && !isLoaded) note(run, { killed: id, how: 'fails', by: 'loading' })
  }
}

/** Starts again after a mutant that hung or left something behind, until the tests come to their end. */
async function restarting(
  run: MutantRun,
  group: ProjectTests,
  env: Record<string, string>,
): Promise<void> {
  for (let start = 0; start < MOST_STARTS; start++) {
    const known = recordOf(run).length
    const isSilent = await vitest(run, group, env)
    const entries = recordOf(run).slice(known)
    const { trying } = outcomeOf(entries)
    if (isSilent && trying) note(run, { killed: trying, how: 'hangs', by: 'its process was ended' })
    else if (isSilent) throw new Error(`tests of ${group.project} were silent: ${run.folder}`)
    else if (!entries.some(({ left }) => left)) return
  }
}

function recordOf({ record }: MutantRun): RecordEntry[] {
  return readRecord(record)
}

function note({ record }: MutantRun, entry: RecordEntry): void {
  appendFileSync(record, `${JSON.stringify(entry)}\n`)
}

/** True when the process had to be ended because it recorded nothing for long. */
async function vitest(
  { folder, record }: MutantRun,
  { project, files }: ProjectTests,
  env: Record<string, string>,
): Promise<boolean> {
  const output = openSync(path.join(folder, 'vitest.log'), 'a')
  const options = ['--config', 'tools/mutate/vitest.config.ts', '--silent=true']
  const startedAt = Date.now()
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files],
    {
      cwd: root,
      // The whole group is ended with it: a worker that loops does not hear its parent.
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        MUTATE_FOLDER: folder,
        MUTATE_PLAN: path.join(folder, 'plan.json'),
        MUTATE_RECORD: record,
        MUTATE_PROJECT: project,
        ...env,
      },
    },
  )
  // A busy machine takes minutes to open the first database.
  const silentMs = SILENT_MS * measureSlowness()
  let isSilent = false
  const watch = setInterval(() => {
    const newest = Math.max(statSync(record).mtimeMs, startedAt)
    isSilent = Date.now() - newest > silentMs
    if (isSilent) end(child.pid)
  }, 1_000)
  await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  end(child.pid)
  closeSync(output)
  return isSilent
}

function end(group: number | undefined): void {
  try {
    if (group) process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
