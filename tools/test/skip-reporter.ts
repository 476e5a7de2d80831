import type { Reporter, TestCase } from 'vitest/node'
import { skipLines } from './skips.ts'

/** Says why tests did not run, for the lines of `npm test`; a test switched off without a reason fails the run. */
export default class SkipReporter implements Reporter {
  #atAPush = false

  onInit({ config }: Parameters<NonNullable<Reporter['onInit']>>[0]): void {
    this.#atAPush = config.tagsFilter?.includes('!night') ?? false
  }

  onTestRunEnd(modules: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('skipped')])
    const left = (test: TestCase) => this.#atAPush && test.tags.includes('night')
    const skipped = tests
      .filter((test) => !left(test))
      .map((test) => ({ name: test.fullName, why: reasonOf(test) }))
    if (skipped.some(({ why }) => !why)) process.exitCode = 1
    for (const line of skipLines(skipped)) console.log(line)
  }
}

function reasonOf(test: TestCase): string | undefined {
  const result = test.result()
  return result.state === 'skipped' ? result.note : undefined
}
