import { formatRupiah, parseRupiah } from '#platform/money/money.ts'

export type TypedAmount = { text: string; caret: number }

/**
 * The text of a money field after a key: thousands grouped by dots, the caret after the same digit. Only digits are
 * regrouped. Text with a typed dot or comma stays as it is: '10.5' must never become 105.
 */
export function groupWhileTyping(before: string, { text, caret }: TypedAmount): TypedAmount {
  const mayRegroup =
    /^[\d.]*$/.test(text) && before === grouped(before) && dots(text) <= dots(before)
  if (!mayRegroup) return { text, caret }
  const digitsLeft = text
    .slice(0, caret)
    .replaceAll('.', '')
    .replace(/^0+(?=\d)/, '').length
  const next = grouped(text)
  return { text: next, caret: afterDigits(next, digitsLeft) }
}

/** The submitted value: plain digits when the text is an amount, else the text itself, which the server refuses. */
export function rawAmount(text: string): string {
  const parsed = parseRupiah(text)
  return parsed.ok ? String(parsed.value) : text
}

function grouped(text: string): string {
  const digits = text.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  if (!/^\d{1,15}$/.test(digits)) return digits
  return formatRupiah(Number(digits)).slice('Rp'.length)
}

function dots(text: string): number {
  return text.split('.').length
}

function afterDigits(text: string, count: number): number {
  let seen = 0
  for (let i = 0; i < text.length; i++) {
    if (seen === count) return i
    if (text[i] !== '.') seen++
  }
  return text.length
}
