import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { quickFolder } from '../tests/quick-folder.ts'
import { takeOutGuards } from './faults/take-out.ts'
import { isAccepted } from './mutate/accepted.ts'
import { keptRecord } from './mutate/kept.ts'
import { filesOfBrowser } from './mutate/of-browser.ts'
import { isOfLock, type Mutant, mutantsOf, weave } from './mutate/mutants.ts'
import { readRecord, outcomeOf } from './mutate/record.ts'
import { printScore } from './mutate/report.ts'
import { meetIsolated, meetMutants } from './mutate/run.ts'
import { draw } from './mutate/sample.ts'
import { type ProjectTests, testsFor } from './mutate/tests.ts'

// Changes the code of folders or files in small ways, one at a time, and runs the tests that reach the change: a
// change that no test notices is printed. What is learned is kept in data/mutate as it comes: `--resume` goes on after a
// run was broken off or tests were written, `--score` prints what is known. `--locks` takes only locks out, with the
// tests on a real PostgreSQL: the embedded engine, which runs one transaction at a time, is not asked about them. `--guards` takes the guards of tools/faults out of a copy instead.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    guards: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '2' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    wide: { type: 'boolean', default: false },
    project: { type: 'string' },
    locks: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    score: { type: 'boolean', default: false },
  },
})
if (values.guards) await takeOutGuards({ only: values.only, at: Number(values.at) })
else if (positionals.length === 0) {
  console.error(
    'npm run mutate -- <folder or file>… [--wide] [--project pure] [--locks] [--sample 200 --seed 1] [--resume | --score] | --guards',
  )
  process.exitCode = 2
} else for (const place of positionals) await mutate(place)

async function mutate(place: string): Promise<void> {
  const all = sourceFiles(place)
  // A single file is asked for on purpose, whatever it is.
  const left = all.length > 1 ? filesOfBrowser(all) : new Set<string>()
  const files = all.filter((file) => !left.has(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const mutants: Mutant[] = []
  for (const [file, text] of texts) mutants.push(...mutantsOf(file, text, mutants.length + 1))
  const asked = mutants.filter((each) => isOfLock(each) === values.locks)
  const chosen = values.sample ? draw(asked, Number(values.sample), Number(values.seed)) : asked

  const woven = [...texts].map(([file, text]) => [
    file,
    weave(
      text,
      mutants.filter((each) => each.file === file),
    ),
  ])
  const plan = JSON.stringify(Object.fromEntries(woven))
  const { beside, elsewhere } = testsFor(
    process.cwd(),
    files,
    values.locks ? 'postgres' : values.project,
  )
  const met = values.wide ? [...beside, ...elsewhere] : beside
  const record = keptRecord({
    place: values.locks ? `${place}-locks` : place,
    plan,
    tests: met,
    goesOn: values.resume || values.score,
  })
  if (!values.score) await meetAll({ plan, record }, { met, beside, chosen })
  const outcome = outcomeOf(readRecord(record))
  printScore({ place, mutants: chosen, all: asked.length, outcome })
  const locks = values.locks ? 0 : mutants.length - asked.length
  if (locks > 0) console.log(`${place}: ${locks} locks are left to --locks`)
  if (left.size > 0) console.log(`${place}: ${left.size} files are left to journeys and guards`)
}

async function meetAll(
  { plan, record }: Record<'plan' | 'record', string>,
  { met, beside, chosen }: Record<'met' | 'beside', ProjectTests[]> & { chosen: Mutant[] },
): Promise<void> {
  const folder = quickFolder()
  const run = { folder, record }
  writeFileSync(path.join(folder, 'plan.json'), plan)
  const ids = new Set(chosen.filter((each) => !isAccepted(each)).map(({ id }) => id))
  await meetMutants(run, met, ids)
  const known = outcomeOf(readRecord(record))
  if (known.tests.size === 0) throw new Error(`no test ran: ${folder}/vitest.log`)
  // Tables of tests are computed while their file is loaded.
  const loading = chosen.filter(
    ({ id }) => ids.has(id) && known.static.has(id) && !known.killed.has(id),
  )
  await meetIsolated(run, beside, loading)
  if (process.env.MUTATE_KEEP) console.log(folder)
  else rmSync(folder, { recursive: true })
}

/** The source files of a folder without its tests, or the file itself. */
function sourceFiles(place: string): string[] {
  const name = place.replace(/\/$/, '')
  if (statSync(name).isFile()) return [name]
  const files = readdirSync(name, { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => path.posix.join(name, file.replaceAll('\\', '/')))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
}
