import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Budget } from './pace.ts'
import type { Outcome } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LONGEST_MINUTES = 12
const LOOK_EVERY_MS = 5_000

type Finished = { code: number; output: string }

type Around = {
  env?: Record<string, string> | undefined
  /** Minutes of a free machine with two cores: a slower or busier one gets more. */
  minutes?: number | undefined
  /** How many times slower this machine is now; measured unless given. */
  measure?: (() => number) | undefined
}

/** Runs a script with this same Node in the project's folder and answers what it printed. */
export function runScript(
  args: string[],
  { env, minutes = LONGEST_MINUTES, measure }: Around = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    // Not in a group of its own: Ctrl-C reaches it, and our end closes its pipes.
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const limit = endAtLimit(child, new Budget(minutes, measure), minutes)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => {
      clearInterval(limit)
      resolve({ code: 1, output: String(error) })
    })
    child.on('close', (code, signal) => {
      clearInterval(limit)
      if (signal) output += `\nended by ${signal} (limit ${minutes} minutes of a free machine)`
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Ends a script once its budget is used; a machine that is busy meanwhile uses it more slowly. */
function endAtLimit(child: ChildProcess, budget: Budget, minutes: number): NodeJS.Timeout {
  let seen = performance.now()
  return setInterval(
    () => {
      const now = performance.now()
      if (!budget.spend(now - seen)) child.kill()
      seen = now
    },
    Math.min(LOOK_EVERY_MS, minutes * 10_000),
  )
}

/** A tool that only says yes or no counts as one check. */
export async function yesOrNo(args: string[], env?: Record<string, string>): Promise<Outcome> {
  const { code, output } = await runScript(args, { env })
  const failed = code === 0 ? 0 : 1
  return { passed: 1 - failed, failed, skipped: 0, output, notes: [] }
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'again'>

type Runner = {
  args(reportFile: string): string[]
  env?(reportFile: string): Record<string, string>
  minutes?: number
  count(report: unknown): Counts
  /** What of its output is said even when nothing failed. */
  note?(output: string, report: unknown): string[]
}

/** Runs a test runner that also writes a JSON report, and takes the counts from the report. */
export async function countedRun(runner: Runner): Promise<Outcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const { code, output } = await runScript(runner.args(file), {
      env: runner.env?.(file),
      minutes: runner.minutes,
    })
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    const counts = report ? runner.count(report) : { passed: 0, failed: 0, skipped: 0 }
    // A runner that fails without a failed test could not even load something.
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    const notes = [...skipNotes(output), ...(runner.note?.(output, report) ?? [])]
    return { ...counts, output, notes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function skipNotes(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('SKIPPED: '))
}
