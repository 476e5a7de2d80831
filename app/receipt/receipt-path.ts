import { parseReceiptNumber, receiptNumber } from '#features/receipt/receipt.ts'

/** The address that verifies what was typed or pasted, be it a number or the whole address; undefined when it is none. */
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
