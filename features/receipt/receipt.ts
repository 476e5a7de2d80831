import type { ReceiptKind } from '#platform/db/schema-receipt.ts'

const PREFIX: Record<ReceiptKind, string> = { kuitansi: 'KW', bsz: 'BSZ' }

/** 'KW/2026/000001'; a serial past six digits is written in full. */
export function receiptNumber(of: { kind: ReceiptKind; year: number; serial: number }): string {
  return `${PREFIX[of.kind]}/${of.year}/${String(of.serial).padStart(6, '0')}`
}
