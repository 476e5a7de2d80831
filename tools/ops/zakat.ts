import { answerCases, zakatCases } from '#features/zakat/cases.ts'
import { Unusable } from './explain.ts'
import { readJsonFile } from './json-file.ts'

/** `npm run ops -- zakat <file>`: prints what the calculators answer to a file of cases; it opens no database. */
export async function answerZakat([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "zakat <file>".')
  const is = 'file of cases: {"cases": [{"id", "jenis", "input", "parameters"}]}'
  const { answers, passedOver } = answerCases(readJsonFile(file, { schema: zakatCases, is }))
  console.log(JSON.stringify(answers, null, 2))
  for (const why of passedOver) console.error(why)
}
