import { maskName } from '#features/donation/donation.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { mayCollectZakat } from '#platform/settings/institution.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** A receipt as it is printed. */
export type ReceiptDocument = {
  number: string
  kind: ReceiptKind
  issuedAt: Date
  voidedAt?: Date
  /** The number of the receipt that replaces it. */
  replacedBy?: string
  snapshot: ReceiptSnapshot
  /** NPWP or NIK, decrypted for printing. */
  taxId?: string
}

export type ReceiptName = { kind: ReceiptKind; year: number; serial: number }

const PREFIX: Record<ReceiptKind, string> = { kuitansi: 'KW', bsz: 'BSZ' }

/** 'KW/2026/000001'; a serial past six digits is written in full. */
export function receiptNumber(receipt: ReceiptName): string {
  return `${PREFIX[receipt.kind]}/${receipt.year}/${String(receipt.serial).padStart(6, '0')}`
}

/** The receipt a typed or scanned number names, whatever its case, spaces and dashes; undefined when it is none. */
export function parseReceiptNumber(text: string): ReceiptName | undefined {
  const typed = /^(KW|BSZ)(20\d\d)(\d{1,12})$/.exec(text.toUpperCase().replace(/[\s/._–-]/g, ''))
  const [, prefix, year, serial] = typed ?? []
  if (Number(serial ?? 0) === 0) return undefined
  return { kind: prefix === 'KW' ? 'kuitansi' : 'bsz', year: Number(year), serial: Number(serial) }
}

/**
 * The receipts due for a paid donation: a kuitansi each, and for zakat a Bukti Setor Zakat where zakat may be
 * collected (UU 23/2011, article 23).
 */
export function dueKinds(
  { fund }: { fund: Fund },
  by: Parameters<typeof mayCollectZakat>[0],
): ReceiptKind[] {
  return fund === 'Z' && mayCollectZakat(by) ? ['kuitansi', 'bsz'] : ['kuitansi']
}

/** The public form of a donor's name: nothing of an anonymous donor, else its first letters. */
export function maskedDonor({ name, isAnonymous }: { name: string; isAnonymous: boolean }): string {
  return isAnonymous ? 'Hamba Allah' : maskName(name)
}
