import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { storedHead } from '#features/staff/audit-head.server.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, isDay } from '#platform/time/jakarta.ts'
import { bankHead, bankLines, banksWithin } from './bank-lines.server.ts'
import { PackageDaysWrong } from './errors.ts'
import { journalHead, journalLines } from './journal-lines.server.ts'
import { type Lacking, lackingFile } from './lacking.server.ts'
import { tableFile, type PackageFile, type PackageOrder, wholeFile } from './package-file.ts'
import { proposalHead, proposalLines } from './proposal-lines.server.ts'
import { readMe } from './read-me.ts'
import { gapHead, gapLines, receiptHead, receiptLines } from './receipt-lines.server.ts'
import { drawSample, type SampledDocument, samplePapers } from './sample.server.ts'
import { statementFiles } from './statement-files.server.ts'

/** As many days as a package holds: a year and a quarter, for a year that does not begin in January. */
const MOST_DAYS = 460

/** Refuses days that are none, are turned round, have not ended, or are too many, with PackageDaysWrong. */
export function assertPackageDays(
  { from, through }: Pick<PackageOrder, 'from' | 'through'>,
  today: string,
): void {
  if (!isDay(from) || !isDay(through) || from > through || through >= today)
    throw new PackageDaysWrong()
  if (addDays(from, MOST_DAYS) < through) throw new PackageDaysWrong()
}

/** All files of an auditor's package but the list of their sums, in the order in which they are read. */
export async function* packageFiles(ctx: Ctx, order: PackageOrder): AsyncGenerator<PackageFile> {
  const { db } = ctx
  const lacking: Lacking = []
  const sample = await drawSample(db, order)
  const banks = await banksWithin(db, order)
  yield wholeFile('BACA-SAYA.txt', readMe(ctx, order, sample.length))
  yield* statementFiles(ctx, order, lacking)
  yield tableFile('jurnal.csv', journalHead, journalLines(db, order))
  yield tableFile('kuitansi/kuitansi.csv', receiptHead, receiptLines(db, order))
  yield tableFile('kuitansi/urutan-nomor.csv', gapHead, gapLines(db, order))
  yield tableFile('usulan.csv', proposalHead, proposalLines(db, order))
  for (const bank of banks) {
    const name = `${bank.bank}-${bank.number}`.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()
    yield tableFile(`rekening/${name}.csv`, bankHead, bankLines(db, { bank, ...order }))
  }
  yield wholeFile('rantai-audit.txt', await auditHead(ctx))
  yield tableFile('sampel/daftar.csv', ['nomor', 'dokumen', 'sumber', 'jurnal'], listed(sample))
  for (const document of sample) yield* samplePapers(ctx, document, lacking)
  yield lackingFile(lacking)
}

async function* listed(sample: readonly SampledDocument[]) {
  yield sample.map(({ number, id, source, journals }) => [number, id, source, journals])
}

async function auditHead(ctx: Ctx): Promise<string> {
  const { rows } = await sql<{ position: number; hash: Buffer }>`
    select position, hash from audit_link order by position desc limit 1`.execute(ctx.db)
  const [last] = rows
  const head = await storedHead(ctx)
  const lines = [
    last
      ? `Mata rantai terakhir: nomor ${last.position}, SHA-256 ${last.hash.toString('hex')}`
      : 'Rantai audit belum dimulai.',
    typeof head === 'object'
      ? `Kepala yang disimpan di luar basis data: nomor ${head.position}, SHA-256 ${head.hash}`
      : '',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

/** The word by which a sample is drawn when nobody gave one: of the days, so that it is the same for everybody. */
export function seedOf({ from, through }: Pick<PackageOrder, 'from' | 'through'>): string {
  return createHash('sha256').update(`${from} ${through}`).digest('hex').slice(0, 12)
}
