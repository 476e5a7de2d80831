import { sql } from 'kysely'
import { openDocument } from '#features/disbursement/disbursement-document.server.ts'
import { listPapers, openPaper } from '#features/disbursement/disbursement-papers.server.ts'
import { newestOf, receiptToPrint } from '#features/receipt/queries.server.ts'
import { receiptNumber } from '#features/receipt/receipt.ts'
import { receiptPdf } from '#features/receipt/paper/receipt-pdf.server.ts'
import { listFiles, openVoucherFile } from '#features/voucher/files.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { ProofType } from '#platform/db/schema/schema-help.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { type Lacking, openedFile } from './lacking.server.ts'
import type { PackageFile, PackageOrder } from './package-file.ts'

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

/**
 * The papers of a drawn document, opened: those of its proposal, of the act, and the receipts as printed. What cannot be
 * opened is left in `lacking`.
 */
export async function* samplePapers(
  ctx: Ctx,
  { number, id }: SampledDocument,
  lacking: Lacking,
): AsyncGenerator<PackageFile> {
  const folder = `sampel/${String(number).padStart(2, '0')}-${id}`
  const papers = [
    ...(await listFiles(ctx.db, id)).map((file) => ({
      ...file,
      open: () => openVoucherFile(ctx, { voucherId: id, id: file.id }),
    })),
    ...(await listPapers(ctx.db, id)).map((paper) => ({
      ...paper,
      open: () => openPaper(ctx, { disbursementId: id, id: paper.id }),
    })),
  ]
  for (const paper of papers) {
    const open = async () => (await paper.open()).bytes
    yield* openedFile(ctx, lacking, { path: `${folder}/${pathName(paper)}`, open })
  }
  const type = await documentType(ctx.db, id)
  if (type) {
    const open = async () => (await openDocument(ctx, id)).bytes
    yield* openedFile(ctx, lacking, { path: `${folder}/bukti-penyaluran.${endings[type]}`, open })
  }
  yield* receiptsOfDocument(ctx, { folder, id, lacking })
}

async function documentType(db: Db, id: string): Promise<ProofType | undefined> {
  const query = db.selectFrom('disbursement_document').select('type')
  return (await query.where('disbursement_id', '=', id).executeTakeFirst())?.type
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
  { folder, id, lacking }: { folder: string; id: string; lacking: Lacking },
): AsyncGenerator<PackageFile> {
  const donation = await ctx.db
    .selectFrom('donation')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!donation) return
  // Of each kind the newest comes first, and is the one that is printed.
  const numbers = new Map((await newestOf(ctx.db, id)).toReversed().map((row) => [row.kind, row]))
  for (const [kind, row] of numbers) {
    const open = async () => {
      const receipt = await receiptToPrint(ctx, { publicId: donation.public_id, kind })
      if (!receipt) throw new Error(`no receipt ${kind} of ${id}`)
      const verifyUrl = `${ctx.config.origin}/verifikasi/${receipt.number}`
      return await receiptPdf(receipt, { verifyUrl, isCopy: true })
    }
    const path = `${folder}/${receiptNumber(row).replaceAll('/', '-')}.pdf`
    yield* openedFile(ctx, lacking, { path, open })
  }
}
