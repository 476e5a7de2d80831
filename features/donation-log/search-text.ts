import { readContact } from '#platform/text/contact.ts'
import { parseRupiah, type Rupiah } from '#platform/money/money.ts'

/** A sum as people type it: 'Rp150.000', '150.165', '150000'. */
export function sumIn(text: string): Rupiah | undefined {
  const parsed = parseRupiah(text)
  return parsed.ok && parsed.value > 0 ? parsed.value : undefined
}

const FEWEST_FIGURES = 4

/**
 * The last figures of a phone: four to nine, also after the dots of a masked one ('••••7889'). A round sum is none, nor
 * is what is written as money.
 */
export function phoneEndIn(text: string): string | undefined {
  const [, sign = '', figures = ''] = /^([•*…x.\s]*)(\d{1,9})$/i.exec(text.trim()) ?? []
  if (figures.length < FEWEST_FIGURES) return undefined
  return sign === '' && figures.endsWith('000') ? undefined : figures
}

/** Which contact a text searches for, whole or in part, as the audit log says it; undefined where it is none. */
export function contactSearched(text: string): string | undefined {
  const contact = readContact(text)
  if (contact) return contact.kind === 'email' ? 'e-mail' : 'nomor HP'
  return phoneEndIn(text) === undefined ? undefined : 'akhir nomor HP'
}
