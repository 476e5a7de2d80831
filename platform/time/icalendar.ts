/** A calendar file (RFC 5545) of these lines. */
export function calendarText(product: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Amanah//${product}//ID`,
    ...lines,
    'END:VCALENDAR',
  ]
  return `${all.map(foldedLine).join('\r\n')}\r\n`
}

/** A moment as the file writes it, in UTC. */
export function calendarStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A text of a calendar file, its own signs escaped. */
export function calendarWords(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}

const encoder = new TextEncoder()

/** Lines have at most 75 octets; a continuation begins with a space. */
function foldedLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    const room = parts.length === 0 ? 75 : 74
    if (encoder.encode(part + sign).length > room) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
