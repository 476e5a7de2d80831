import { sql } from 'kysely'
import { openDocument } from '#features/disbursement/disbursement-document.server.ts'
import { listPapers, openPaper } from '#features/disbursement/disbursement-papers.server.ts'
import { newestOf, receiptToPrint } from '#features/receipt/queries.server.ts'
import { receiptPdf } from '#features/receipt/paper/receipt-pdf.server.ts'
import { listFiles, openVoucherFile } from '#features/voucher/files.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { ProofType } from '#platform/db/schema/schema-help.ts'
import { isRefusal } from '#platform/refusal.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { type PackageFile, type PackageOrder, wholeFile } from './package-file.ts'

/** As many documents as an auditor usually looks at: 25 to 60. */
export const SAMPLE_SIZE = 60

export type SampledDocument = { number: number; id: string; source: string; journals: number }

/**
 * Documents of the days drawn by a word: the same word and books draw the same ones in the same order, and who chooses
 * the word cannot choose a document.
 */
export async function drawSample(
  db: Db,
  { from, through, seed }: PackageOrder,
): Promise<SampledDocument[]> {
  const { rows } = await sql<Omit<SampledDocument, 'number'>>`
    select source_id as id, min(source) as source, count(*)::int as journals
    from ledger_journal
    where occurred_at >= ${startOfDay(from)} and occurred_at < ${startOfDay(addDays(through, 1))}
    group by source_id
    order by sha256(convert_to(${`${seed} `}::text || source_id::text, 'UTF8')), source_id
    limit ${SAMPLE_SIZE}`.execute(db)
  return rows.map((row, at) => ({ number: at + 1, ...row }))
}

/** The papers of a drawn document, opened: those of its proposal, of the act, and the receipts as printed. */
export async function* samplePapers(
  ctx: Ctx,
  { number, id }: SampledDocument,
): AsyncGenerator<PackageFile> {
  const folder = `sampel/${String(number).padStart(2, '0')}-${id}`
  for (const file of await listFiles(ctx.db, id)) {
    const proof = await openVoucherFile(ctx, { voucherId: id, id: file.id })
    yield wholeFile(`${folder}/${pathName(file)}`, proof.bytes)
  }
  for (const paper of await listPapers(ctx.db, id)) {
    const proof = await openPaper(ctx, { disbursementId: id, id: paper.id })
    yield wholeFile(`${folder}/${pathName(paper)}`, proof.bytes)
  }
  const document = await openDocument(ctx, id).catch((cause: unknown) => {
    if (!isRefusal(cause)) throw cause
    return undefined
  })
  if (document) {
    yield wholeFile(`${folder}/bukti-penyaluran.${endings[document.type]}`, document.bytes)
  }
  yield* receiptsOfDocument(ctx, { folder, id })
}

const endings: Readonly<Record<ProofType, string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

type Named = { id: string; name: string; type: ProofType }

/** A file name that every system unpacks: letters, digits, dashes. */
function pathName({ id, name, type }: Named): string {
  const ending = endings[type]
  const plain = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
  return `${plain || 'berkas'}-${id.slice(-6)}.${ending}`
}

async function* receiptsOfDocument(
  ctx: Ctx,
  { folder, id }: { folder: string; id: string },
): AsyncGenerator<PackageFile> {
  const donation = await ctx.db
    .selectFrom('donation')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!donation) return
  const kinds = new Set((await newestOf(ctx.db, id)).map(({ kind }) => kind))
  for (const kind of kinds) {
    const receipt = await receiptToPrint(ctx, { publicId: donation.public_id, kind })
    if (!receipt) continue
    const verifyUrl = `${ctx.config.origin}/verifikasi/${receipt.number}`
    const bytes = await receiptPdf(receipt, { verifyUrl, isCopy: true })
    yield wholeFile(`${folder}/${receipt.number.replaceAll('/', '-')}.pdf`, bytes)
  }
}
