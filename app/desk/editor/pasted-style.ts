/** The declarations of a style attribute, each name with its last value, both in small letters. */
export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of parted(style)) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const name = part.slice(0, colon).trim().toLowerCase()
    // The latest counts last, also where an earlier one had the same name.
    found.delete(name)
    found.set(
      name,
      part
        .slice(colon + 1)
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    )
  }
  return found
}

/** Parted at semicolons, but not within quotes and brackets. */
function parted(style: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < style.length; at += 1) {
    const sign = style[at] as string
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (sign === ';' && depth === 0) {
      parts.push(style.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, style.slice(from)]
}

export type Marks = { isBold: boolean; isItalic: boolean }

export const noMarks: Marks = { isBold: false, isItalic: false }

/** How the words of an element look: by its style, else by its name, else as those around it. */
export function marksOf(name: string, style: Map<string, string>, around: Marks): Marks {
  const marks = {
    isBold: around.isBold || name === 'b' || name === 'strong',
    isItalic: around.isItalic || name === 'i' || name === 'em',
  }
  for (const [property, value] of style) {
    if (property === 'font-weight') marks.isBold = boldIn(value) ?? marks.isBold
    if (property === 'font-style') marks.isItalic = italicIn(value) ?? marks.isItalic
    if (property === 'font' && /\d/.test(value)) {
      // The short form sets back what it does not name. Its weight and slant stand before the size.
      const words = value.split(/\s+/)
      marks.isBold = words.some((word) => boldIn(word) === true)
      marks.isItalic = words.some((word) => italicIn(word) === true)
    }
  }
  return marks
}

function boldIn(value: string): boolean | undefined {
  if (/^\d{1,4}$/.test(value)) return Number(value) >= 600
  if (value === 'bold' || value === 'bolder') return true
  return value === 'normal' || value === 'lighter' || value === 'initial' ? false : undefined
}

function italicIn(value: string): boolean | undefined {
  if (/^(italic|oblique)\b/.test(value)) return true
  return value === 'normal' || value === 'initial' ? false : undefined
}
