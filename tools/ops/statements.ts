import { listAccounts } from '#features/ledger/queries.server.ts'
import { pairSums } from '#features/ledger/pair-sums.server.ts'
import { postYear, yearFile } from '#features/statements/year/year-file.server.ts'
import { yearFigures } from '#features/statements/year/year-figures.ts'
import { connect } from '#platform/db/connect.server.ts'
import { Unusable } from './explain.ts'
import { readJsonFile } from './json-file.ts'

const FORM =
  'year: {"opening_and_journals": [{"id", "date", "text", "postings": [["debit", "credit", "fund", sum]]}]}'

/** `npm run ops -- statements <file>`: a year's journals in a file, their statements as JSON. No database is touched. */
export async function statements([file, ...more]: string[] = []): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "statements <file>".')
  const year = readJsonFile(file, { schema: yearFile, is: FORM })
  const connection = await connect({ dataDir: null })
  try {
    const chart = new Set((await listAccounts(connection.db)).map(({ code }) => code))
    const codes = year.opening_and_journals.flatMap(({ postings }) =>
      postings.flatMap(([debit, credit]) => [debit, credit]),
    )
    const unknown = [...new Set(codes)].filter((code) => !chart.has(code))
    if (unknown.length > 0)
      throw new Unusable(`${file} has accounts that the chart lacks: ${unknown.join(', ')}.`)
    const period = await postYear(connection.db, year)
    console.log(JSON.stringify(yearFigures(await pairSums(connection.db, period)), null, 2))
  } finally {
    await connection.close()
  }
}
