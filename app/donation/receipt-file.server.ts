import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { findDonation } from '#features/donation/queries.server.ts'
import { issueReceipt } from '#features/receipt/issue-receipt.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import type { ReceiptDocument } from '#features/receipt/receipt.ts'
import { receiptPdf } from '#features/receipt/receipt-pdf.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { ReceiptKind } from '#platform/db/schema-receipt.ts'
import { limit, type SteadyLimit, TooManyTries } from '#platform/rate-limit.server.ts'

type Asked = { publicId: string; kind: ReceiptKind; request: Request; address: string }

// Drawing one takes a good part of a second of one core; a village behind one address still gets all of theirs.
const prints: SteadyLimit = { name: 'receipt files', burst: 120, everySeconds: 2 }

/**
 * A receipt as a file to keep. Whoever has the donation's public id may have it; 404 for an unknown or unpaid one and
 * for a kind that is not due. One that is due and not issued yet is issued now.
 */
export async function receiptFile(
  ctx: Ctx,
  { request, address, ...asked }: Asked,
): Promise<Response> {
  await counted(ctx, address)
  const receipt = (await found(ctx, asked)) ?? (await printable(ctx, asked))
  if (!receipt) throw data({ message: 'Page Not Found' }, { status: 404 })
  const verifyUrl = `${ctx.config.origin}/verifikasi/${receipt.number}`
  // Every download is the same file, so none is "the original": the mark is for who hands a print to somebody else.
  const isCopy = new URL(request.url).searchParams.has('salinan')
  const pdf = await receiptPdf(receipt, { verifyUrl, isCopy })
  const digest = createHash('sha256').update(pdf).digest()
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="${receipt.number.replaceAll('/', '-')}.pdf"`,
      ETag: `"${digest.toString('hex')}"`,
      'Repr-Digest': `sha-256=:${digest.toString('base64')}:`,
    },
  })
}

async function counted(ctx: Ctx, address: string): Promise<void> {
  try {
    await limit(ctx, prints, address)
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    throw data({ message: error.message }, { status: error.status })
  }
}

type Wanted = Omit<Asked, 'request' | 'address'>

/** The valid receipt, if the job that issues it has run. */
async function found(ctx: Ctx, wanted: Wanted): Promise<ReceiptDocument | undefined> {
  const receipt = await receiptToPrint(ctx, wanted)
  return receipt?.voidedAt ? undefined : receipt
}

/** What issuing it now gives; of a gift that is paid no more the voided one. */
async function printable(ctx: Ctx, wanted: Wanted): Promise<ReceiptDocument | undefined> {
  const donation = await findDonation(ctx.db, wanted.publicId)
  if (!donation) return undefined
  await issueReceipt(ctx, { donationId: donation.id, kind: wanted.kind })
  return receiptToPrint(ctx, wanted)
}
