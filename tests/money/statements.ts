import { readStatementJob } from '#features/bank-statement/read-lines.server.ts'
import { type Review, reviewStatement } from '#features/bank-statement/review.server.ts'
import { uploadStatement } from '#features/bank-statement/upload-statement.server.ts'
import type { TestCtx } from '../context.ts'

/** The day, the sum, and the words. */
export type FileLine = [day: string, sum: number, words?: string]

/** A bank's file with these lines and the running balance; sums in rupiah, with hundredths where they have some. */
export function fileOf(lines: readonly FileLine[], opening = 0): string {
  const written = (sen: number) => (sen / 100).toFixed(2)
  let balance = Math.round(opening * 100)
  const rows = lines.map(([day, sum, words = 'infak']) => {
    const sen = Math.round(sum * 100)
    balance += sen
    const sums = sen < 0 ? `${written(0 - sen)};` : `;${written(sen)}`
    return `${isoDay(day)};${words};${sums};${written(balance)}`
  })
  return ['Tanggal;Keterangan;Debet;Kredit;Saldo', ...rows].join('\n')
}

/** In 01/03/2026 the file alone would not tell which is the month. */
function isoDay(day: string): string {
  return day.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
}

/** Uploads a bank's file. Answers the statement's id. */
export async function uploadFile(ctx: TestCtx, bankAccountId: string, text: string) {
  const file = { fileName: 'mutasi.csv', bytes: Buffer.from(text) }
  return uploadStatement(ctx, { bankAccountId, ...file, by: ctx.newId() })
}

/** A statement that was read. Answers its id. */
export async function aStatement(
  ctx: TestCtx,
  bankAccountId: string,
  lines: readonly FileLine[],
  opening = 0,
): Promise<string> {
  const id = await uploadFile(ctx, bankAccountId, fileOf(lines, opening))
  await readStatementJob.run(ctx, { statementId: id })
  return id
}

/** The open lines of a statement with their suggestions. */
export async function unexplainedLines(
  ctx: TestCtx,
  bankAccountId: string,
  id: string,
): Promise<Review['lines']> {
  const asked = { id, bankAccountId, shown: 'terbuka', after: 0 } as const
  return (await reviewStatement(ctx.db, asked)).lines
}
