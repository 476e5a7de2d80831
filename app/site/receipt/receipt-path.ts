import { parseReceiptNumber, receiptNumber } from '#features/receipt/receipt.ts'

/** The verification address of a typed or pasted receipt number or address; undefined when it is neither. */
export function receiptPath(typed: string): string | undefined {
  const number = parseReceiptNumber(decoded(typed).replace(/^.*\/verifikasi\//i, ''))
  return number && `/verifikasi/${receiptNumber(number)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
