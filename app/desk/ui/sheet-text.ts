import { readTable } from '#platform/sheet/read-sheet.server.ts'

/** A file as the text of its rows, so that what was looked at is what is proposed. */
export async function textOfSheet(file: FormDataEntryValue | null): Promise<string | undefined> {
  if (!(file instanceof File) || file.size === 0) return undefined
  const { rows } = await readTable(Buffer.from(await file.arrayBuffer()))
  return rows.map((cells) => cells.map(quoted).join(';')).join('\n')
}

function quoted(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
