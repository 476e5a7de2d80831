import type { Ctx } from '#platform/context.ts'
import { type QrDrawing, qrPath } from '#platform/picture/qr-code.server.ts'
import { toChargeBody, walletPageOf } from './charge-view.ts'
import type { ChargeBody } from './contract.ts'
import { type BarcodeDrawing, code128Path } from './draw-code.server.ts'
import { validateQris } from './qris.ts'
import type { Charge } from './queries.server.ts'

/** A charge with its code drawn while it may be paid. */
export type DrawnCharge = ChargeBody & {
  qr: QrDrawing | null
  barcode: BarcodeDrawing | null
  /** Our own page as a QR code, where its link opens an app and the screen may be a computer's. */
  pageQr: QrDrawing | null
  /** NMID printed beside a QR code, so that a donor can detect a fake one. */
  nmid: string | null
  /** Why an existing code cannot be shown; the screen offers another method. */
  problem: string | null
}

/** Draws the code of a charge, if it has one that may be paid. */
export function drawCharge(ctx: Ctx, charge: Charge, isPayable: boolean): DrawnCharge {
  const body = toChargeBody(charge)
  const nothing = { qr: null, barcode: null, pageQr: null, nmid: null, problem: null }
  if (!isPayable) return { ...body, ...nothing }
  if (charge.method === 'retail' && body.code) {
    return { ...body, ...nothing, barcode: code128Path(body.code) }
  }
  if (body.linkOpens === 'app') {
    return { ...body, ...nothing, pageQr: qrPath(walletPageOf(ctx, charge)) }
  }
  if (charge.method !== 'qris') return { ...body, ...nothing }

  const read = validateQris(body.qrString ?? '', charge.amount)
  if (read.ok) return { ...body, ...nothing, qr: qrPath(body.qrString as string), nmid: read.nmid }
  // A wrong code would send the donor's money elsewhere: it is neither drawn nor shown as text.
  ctx.log.error('payment.qris-refused', { reference: charge.reference, why: read.why })
  const problem = 'Kode QR dari penyedia tidak dapat dipastikan benar. Pilih metode lain.'
  return { ...body, ...nothing, qrString: null, problem }
}
