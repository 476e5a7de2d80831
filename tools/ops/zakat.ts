import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { answerCases, zakatCases } from '#features/zakat/cases.ts'
import { Unusable } from './explain.ts'

/** `npm run ops -- zakat <file>`: prints what the calculators answer to a file of cases; it opens no database. */
export async function answerZakat([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "zakat <file>".')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), zakatCases), textOf(file))
  if (!read.success) {
    throw new Unusable(
      `${file} is no file of cases: {"cases": [{"id", "jenis", "input", "parameters"}]}.`,
    )
  }
  console.log(JSON.stringify(answerCases(read.output), null, 2))
}

function textOf(file: string): string {
  try {
    // Some editors begin a text with a mark of its encoding.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Unusable(`${file} cannot be read.`)
  }
}
