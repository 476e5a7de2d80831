/** Where a quoted letter begins, as the mail programs of our donors write it. */
const QUOTES = [
  /^>/,
  /^-{2,}\s?(?:original message|pesan asli|forwarded message|pesan terusan)/i,
  /^(?:on|pada|tanggal) .{5,200}(?:wrote|menulis|wrote|tulis):?$/i,
  /^_{10,}$/,
  /^(?:from|dari):\s.{3,}@/i,
]

/** What somebody wrote above the letter they answer; a letter of quotes alone stays whole. */
export function newWordsOf(text: string): string {
  const lines = text.split(/\r?\n/)
  const first = lines.findIndex(
    (line, at) => isQuote(line) || isQuote(`${line} ${lines[at + 1] ?? ''}`),
  )
  const words = (first === -1 ? lines : lines.slice(0, first)).join('\n').trim()
  return words || text.trim()
}

function isQuote(line: string): boolean {
  const bare = line.trim()
  return QUOTES.some((quote) => quote.test(bare))
}
