import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { codeCache } from './code-cache.ts'
import { IMPORTED, type ImportStep, type importState } from './import-steps.ts'

/** A step, and the table and the number of the insert into it at which the process gets SIGKILL. */
type Killing = { step: ImportStep; table: string; at: number }
type State = Awaited<ReturnType<typeof importState>>
type Life = { states: State[]; signal: NodeJS.Signals | null; code: number | null; errors: string }

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** What leads a process to its database. */
type Where = Record<string, string>

/** A process on this database: it does the steps, tells what is written after each, and dies in the last. */
async function live(where: Where, steps: readonly ImportStep[], dies?: Killing): Promise<Life> {
  const script = `
    const { withContext } = await import(${module('../../tools/ops/open.ts')})
    const { importSteps, importState } = await import(${module('./import-steps.ts')})
    const dies = ${JSON.stringify(dies ?? null)}
    let inserts = 0
    const plugin = {
      transformQuery: ({ node }) => {
        const into = node.kind === 'InsertQueryNode' && node.into.table.identifier.name
        if (dies && into === dies.table && ++inserts === dies.at) process.kill(process.pid, 'SIGKILL')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await withContext(async (ctx) => {
      const tell = async () => console.log(JSON.stringify(await importState(ctx)))
      await tell()
      for (const step of ${JSON.stringify(steps)}) {
        await importSteps[step](ctx)
        await tell()
      }
      if (dies) await importSteps[dies.step]({ ...ctx, db: ctx.db.withPlugin(plugin) })
    })`
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH, HOME, ...codeCache(), AUDIO_SOURCE: 'lokal', ...where },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (more: string) => (said.out += more))
  child.stderr.setEncoding('utf8').on('data', (more: string) => (said.errors += more))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  const lines = said.out.split('\n').filter((line) => line.startsWith('{"report"'))
  const states = lines.map((line) => JSON.parse(line) as State)
  return { states, signal, code, errors: said.errors }
}

type Lives = (steps: readonly ImportStep[], dies?: Killing) => Promise<State[]>

/** Whoever lives on after each death: it must end as asked, and tell the state after each of its steps. */
export function livesOn(where: Where): Lives {
  return async (steps, dies) => {
    const { states, signal, code, errors } = await live(where, steps, dies)
    expect([signal, code], errors).toEqual(dies ? ['SIGKILL', null] : [null, 0])
    expect(states, errors).toHaveLength(steps.length + 1)
    return states
  }
}

const matching: Killing = { step: 'propose the report', table: 'proposal', at: 1 }
const booking: Killing = { step: 'book the report', table: 'ledger_posting', at: 2 }

/** From a report that is half read to one that is read and proposed; the next process is to die while booking it. */
export async function readThenPropose(lives: Lives, { diesMatching }: { diesMatching: boolean }) {
  await lives(['upload a report'], { step: 'run jobs', table: 'payout_report_line', at: 2 })
  const ready = { report: 'ready', read: IMPORTED, reportLines: IMPORTED, proposals: 0, settled: 0 }
  const reading = [{ report: 'reading', read: 500, reportLines: 500 }, ready]
  const proposed = { report: 'proposed', proposals: 1, settled: 0 }
  if (!diesMatching) {
    const seen = await lives(['run jobs', 'propose the report'], booking)
    expect(seen).toMatchObject([...reading, proposed])
    return
  }
  expect(await lives(['run jobs'], matching)).toMatchObject(reading)
  expect(await lives(['propose the report'], booking)).toMatchObject([ready, proposed])
}

/** From a report that is half booked to a statement whose lines are confirmed. */
export async function bookThenConfirm(lives: Lives) {
  const booked = await lives(['book the report', 'upload a statement'], {
    step: 'run jobs',
    table: 'bank_line',
    at: 3,
  })
  expect(booked).toMatchObject([
    { report: 'proposed', batches: 0, settled: 0 },
    { report: 'posted', batches: 1, settled: IMPORTED + 1 },
    { statement: 'reading', lines: 0 },
  ])

  const read = await lives(['run jobs'], {
    step: 'confirm lines together',
    table: 'bank_line_link',
    at: 3,
  })
  expect(read).toMatchObject([
    { statement: 'reading', done: 1_000, lines: 1_000 },
    { statement: 'ready', done: IMPORTED, lines: IMPORTED },
  ])

  expect(await lives(['confirm lines together'])).toMatchObject([
    { links: 0, suspense: 0, kept: 0 },
    { links: 3, suspense: 3, kept: 3 },
  ])
}
