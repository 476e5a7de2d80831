import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { findDonation } from '#features/donation/queries.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import { dueKinds, type ReceiptDocument } from '#features/receipt/receipt.ts'
import { receiptPdf } from '#features/receipt/paper/receipt-pdf.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import { readLogo } from '#platform/picture/logo.server.ts'
import { limit, type SteadyLimit, TooManyTries } from '#platform/http/rate-limit.server.ts'
import { pageNotFound } from '#app/not-found.ts'

type ReceiptKey = { publicId: string; kind: ReceiptKind }
type ReceiptRequest = ReceiptKey & { request: Request; address: string }

const AGAIN_SECONDS = 5

// Drawing one PDF takes a large part of a second of one core. The burst is large because a whole village may share one
// address.
const prints: SteadyLimit = { name: 'receipt files', burst: 120, everySeconds: 2 }

/**
 * A receipt as a PDF. The donation's public id is enough to get it. Throws 404 for an unknown or unpaid donation and
 * for a kind that is not due. Returns 202 with a short text while a due receipt is not issued yet.
 */
export async function receiptFile(
  ctx: Ctx,
  { request, address, ...key }: ReceiptRequest,
): Promise<Response> {
  await limitPrints(ctx, address)
  const receipt = await findReceipt(ctx, key)
  if (receipt === 'due') return waitPage(key)
  if (!receipt) throw pageNotFound()
  const verifyUrl = `${ctx.config.origin}/verifikasi/${receipt.number}`
  // Every download is the same file, so none is "the original". The mark is for people who pass on a print.
  const isCopy = new URL(request.url).searchParams.has('salinan')
  const logo = await readLogo(ctx.files, receipt.snapshot.institution.logo)
  const pdf = await receiptPdf(receipt, { verifyUrl, isCopy, logo })
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

async function limitPrints(ctx: Ctx, address: string): Promise<void> {
  try {
    await limit(ctx, prints, address)
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    throw data({ message: error.message }, { status: error.status })
  }
}

/** The valid receipt; for a donation that is no longer paid, the voided one. The issuing job may not have run yet. */
async function findReceipt(
  ctx: Ctx,
  { publicId, kind }: ReceiptKey,
): Promise<ReceiptDocument | 'due' | undefined> {
  const receipt = await receiptToPrint(ctx, { publicId, kind })
  if (receipt && !receipt.voidedAt) return receipt
  const donation = await findDonation(ctx.db, publicId)
  const isDue = donation?.status === 'paid' && dueKinds(donation, ctx.config).includes(kind)
  return isDue ? 'due' : receipt
}

const paperNames = { kuitansi: 'Kuitansi', bsz: 'Bukti Setor Zakat' } as const

/** Only the job issues receipts: a GET request changes nothing, so this page waits and reloads. */
function waitPage({ publicId, kind }: ReceiptKey): Response {
  const name = paperNames[kind]
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${name} sedang disiapkan</title></head>
<body style="font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.25rem">
<h1 style="font-size:1.5rem">${name} sedang disiapkan</h1>
<p>Pembayaran Anda sudah kami terima. ${name} biasanya siap dalam beberapa detik, dan halaman ini mencoba lagi dengan sendirinya.</p>
<p>Belum juga terunduh? Buka lagi tautan ini nanti; nomor dan isinya tidak berubah.</p>
<p><a href="/payment/${publicId}">Kembali ke halaman pembayaran</a></p></body></html>`
  const again = String(AGAIN_SECONDS)
  return new Response(html, {
    status: 202,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': again, Refresh: again },
  })
}
