import type { InputCode } from '../zakat.ts'

export type ParsedGrams = { ok: true; value: string } | { ok: false; code: InputCode }

/**
 * Parses a weight in Indonesian notation into canonical grams ('85.5'). A comma starts decimals. A dot before exactly
 * three digits groups thousands ('85.125' is 85125); any other single dot counts as a comma. The screen shows the
 * parsed weight, because that rule can surprise.
 */
export function parseGrams(text: string): ParsedGrams {
  const typed = text.trim().replace(/\s{0,9}(gram|gr|g)\.?$/i, '')
  if (typed === '') return refuse('WAJIB_DIISI')
  if (/^-\s*\d/.test(typed)) return refuse('NEGATIF')
  if (!/^\d[\d.,]*$/.test(typed)) return refuse('BUKAN_ANGKA')

  const [before = '', decimals, ...more] = typed.split(',')
  if (more.length > 0 || decimals === '') return refuse('BUKAN_ANGKA')
  if (decimals?.includes('.')) return refuse('GRUP_TIDAK_VALID')
  if (isGrouped(before)) return canonical(before.replaceAll('.', ''), decimals ?? '')
  const [whole = '', pointed, ...others] = before.split('.')
  if (pointed === undefined) return canonical(whole, decimals ?? '')
  if (decimals !== undefined || others.length > 0) return refuse('GRUP_TIDAK_VALID')
  return pointed === '' ? refuse('BUKAN_ANGKA') : canonical(whole, pointed)
}

/** '1.000' and '85.125', but not '0.125': no group of thousands begins with a zero. */
function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(text)
}

function canonical(whole: string, decimals: string): ParsedGrams {
  if (decimals.length > 3) return refuse('DESIMAL_BERLEBIH')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const rest = decimals.replace(/0+$/, '')
  return { ok: true, value: rest === '' ? digits : `${digits}.${rest}` }
}

function refuse(code: InputCode): ParsedGrams {
  return { ok: false, code }
}
