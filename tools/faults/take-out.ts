import { copyCheckout, JOURNEYS, type TestResults, type WorkingCopy } from './checkout.ts'
import { type Guard, timesIn } from './guard.ts'
import { guards, projectOf } from './guards.ts'

type Finding = { guard: Guard; verdict: 'noticed' | 'UNNOTICED' | 'BROKEN'; why: string }

/**
 * A fault test counts only if it fails without its guard. Each guard of the table is removed alone from a copy of this
 * checkout, and its test is run: an unnoticed removal fails the command.
 */
export async function takeOutGuards({ only, at }: { only: string; at: number }): Promise<void> {
  const chosen = guards.filter(({ of, what }) => `${of} ${what}`.includes(only))
  const checkouts = Array.from({ length: at }, copyCheckout)
  try {
    const sound = await proveSound(chosen, checkouts[0] as WorkingCopy)
    const rest = [...sound]
    const findings: Finding[] = []
    await Promise.all(
      checkouts.map(async (checkout) => {
        for (let guard = rest.shift(); guard; guard = rest.shift()) {
          findings.push(report(await takeOut(checkout, guard)))
        }
      }),
    )
    const wrong = findings.filter(({ verdict }) => verdict !== 'noticed').length
    const unsound = chosen.length - sound.length
    console.log(
      `${chosen.length} guards: ${findings.length - wrong} noticed, ${wrong} not, ${unsound} not tried`,
    )
    if (wrong + unsound > 0) process.exitCode = 1
  } finally {
    for (const checkout of checkouts) checkout.remove()
  }
}

/** With every guard in place every test passes; a guard with a failing or missing test is not tried. */
async function proveSound(chosen: readonly Guard[], checkout: WorkingCopy): Promise<Guard[]> {
  const results = new Map<string, TestResults>()
  for (const project of new Set(chosen.map(projectOf))) {
    const tests = chosen.filter((guard) => projectOf(guard) === project).map(({ test }) => test)
    const files = [...new Set(tests.map(({ file }) => file))]
    // A file of journeys takes minutes.
    const only = project === JOURNEYS ? tests.map(({ name }) => name) : undefined
    results.set(project, await checkout.test({ files, project, only }))
  }
  return chosen.filter((guard) => {
    const { file, name } = guard.test
    const status = results.get(projectOf(guard))?.of(file, name)?.status
    if (status !== 'passed') print('UNSOUND', guard, `its test is ${status ?? 'not there'}`)
    return status === 'passed'
  })
}

async function takeOut(checkout: WorkingCopy, guard: Guard): Promise<Finding> {
  const { file, text, without, test } = guard
  const whole = checkout.read(file)
  if (timesIn(whole, text) !== 1) {
    return { guard, verdict: 'BROKEN', why: 'the text is not there exactly once' }
  }
  checkout.write(
    file,
    whole.replace(text, () => without),
  )
  try {
    // A migration may break every test alike, so the whole file is run and some tests must still pass.
    const isSql = file.endsWith('.sql')
    const only = isSql ? undefined : [test.name]
    const results = await checkout.test({ files: [test.file], project: projectOf(guard), only })
    const { status, why } = results.of(test.file, test.name) ?? { status: '', why: '' }
    if (status === 'passed') return { guard, verdict: 'UNNOTICED', why: `passes: ${test.name}` }
    const isOurs = status === 'failed' && !/^(Reference|Syntax|Type)Error/.test(why)
    return isOurs && (results.passed > 0 || !isSql)
      ? { guard, verdict: 'noticed', why: '' }
      : { guard, verdict: 'BROKEN', why: why.split('\n')[0] || 'without it nothing runs at all' }
  } finally {
    checkout.write(file, whole)
  }
}

function report(finding: Finding): Finding {
  print(finding.verdict, finding.guard, finding.why)
  return finding
}

function print(verdict: string, { of, what, file }: Guard, why: string): void {
  console.log(
    `${verdict.padEnd(10)}${of.padEnd(13)}${what} (${file})${why && `\n${' '.repeat(23)}${why}`}`,
  )
}
