/** One element of an EMVCo merchant-presented code: two-digit tag and its text. */
export type Tlv = { tag: string; value: string }

export type QrisProblem =
  | 'malformed'
  | 'duplicate-tag'
  | 'order'
  | 'crc'
  | 'not-dynamic'
  | 'currency'
  | 'country'
  | 'amount'
  | 'tip'
  | 'merchant'

export type ReadQris =
  | { ok: true; merchant: string; nmid: string; amount: number }
  | { ok: false; why: QrisProblem }

/**
 * Reads a provider's dynamic QRIS and refuses what must not be drawn for a charge of `amount` rupiah. It follows
 * EMVCo MPM and the national rules of QRIS. A tip (tags 55–57) is refused because a donation is exact.
 */
export function validateQris(payload: string, amount: number): ReadQris {
  const elements = parseTlv(payload)
  if (!elements) return refuse('malformed')
  const tags = new Map(elements.map(({ tag, value }) => [tag, value]))
  if (tags.size !== elements.length) return refuse('duplicate-tag')
  if (elements[0]?.tag !== '00' || elements.at(-1)?.tag !== '63') return refuse('order')
  if (!isCrcRight(payload, tags.get('63') ?? '')) return refuse('crc')
  const why = ruleBroken(tags, amount)
  if (why) return refuse(why)

  const nmid = nationalId(tags.get('51'))
  const merchant = tags.get('59')
  if (!nmid || !merchant || !hasAcquirer(tags)) return refuse('merchant')
  return { ok: true, merchant, nmid, amount }
}

/** Reads tag, length and value to the exact end; lengths count bytes. Undefined when the lengths do not fit. */
export function parseTlv(payload: string): Tlv[] | undefined {
  const bytes = new TextEncoder().encode(payload)
  const text = new TextDecoder('utf-8', { fatal: true })
  const elements: Tlv[] = []
  let at = 0
  while (at < bytes.length) {
    const head = /^(\d\d)(\d\d)$/.exec(String.fromCharCode(...bytes.subarray(at, at + 4)))
    const length = Number(head?.[2])
    if (!head?.[1] || at + 4 + length > bytes.length) return undefined
    try {
      elements.push({ tag: head[1], value: text.decode(bytes.subarray(at + 4, at + 4 + length)) })
    } catch {
      return undefined
    }
    at += 4 + length
  }
  return elements.length > 0 ? elements : undefined
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes, as four upper-case hexadecimal digits ('123456789' → '29B1'). */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function refuse(why: QrisProblem): ReadQris {
  return { ok: false, why }
}

function isCrcRight(payload: string, checksum: string): boolean {
  // The checksum covers the tag and length of its own element, but not its four digits.
  // In lower case: a ligature like “ﬀ” becomes two letters in upper case.
  return crc16(payload.slice(0, -4)).toLowerCase() === checksum.toLowerCase()
}

function ruleBroken(tags: Map<string, string>, amount: number): QrisProblem | undefined {
  if (tags.get('00') !== '01') return 'order'
  if (tags.get('01') !== '12') return 'not-dynamic'
  if (tags.get('53') !== '360') return 'currency'
  if (tags.get('58') !== 'ID') return 'country'
  if (tags.has('55') || tags.has('56') || tags.has('57')) return 'tip'
  const printed = tags.get('54') ?? ''
  if (!/^\d{1,13}(\.00?)?$/.test(printed) || Number(printed) !== amount) return 'amount'
  return undefined
}

function nationalId(template: string | undefined): string | undefined {
  const inner = new Map(parseTlv(template ?? '')?.map(({ tag, value }) => [tag, value]))
  const nmid = inner.get('02') ?? ''
  return inner.get('00') === 'ID.CO.QRIS.WWW' && /^ID\d{13}$/.test(nmid) ? nmid : undefined
}

/** At least one acquirer template (26–45) must name its domain. */
function hasAcquirer(tags: Map<string, string>): boolean {
  return [...tags].some(([tag, value]) => {
    if (tag < '26' || tag > '45') return false
    const inner = new Map(parseTlv(value)?.map((element) => [element.tag, element.value]))
    return Boolean(inner.get('00'))
  })
}
