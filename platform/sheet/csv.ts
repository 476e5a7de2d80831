const TRIGGERS = '=+\\-@＝＋－＠'
const BEGINS = new RegExp(String.raw`^[\s"']*[${TRIGGERS}|]|^[\t\r]`)
const TRIGGER = new RegExp(`[${TRIGGERS}]`)
/** What other programs part cells by, with the white space and quotes around it. Each run is read once. */
const BETWEEN = /[;|\s"']+/g
const SEPARATOR = /[;|\t\r\n]/

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe, also
 * behind a sign at which some spreadsheet parts cells: with Indonesian settings that is the semicolon, and quotes within
 * a line are then no quotes (OWASP, CSV injection).
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const inner = cell.replaceAll(BETWEEN, (run, at: number) => {
    const runs = SEPARATOR.test(run) && TRIGGER.test(cell.charAt(at + run.length))
    return runs ? `${run}'` : run
  })
  const safe = BEGINS.test(cell) ? `'${inner}` : inner
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
