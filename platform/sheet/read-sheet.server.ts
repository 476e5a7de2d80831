import { readInWorker } from '../files/read-in-worker.server.ts'
import type { SheetRows, SheetTable } from './sheet.ts'

/** The rows of a CSV or XLSX file, read in a worker. Refuses in words what cannot be read. */
export async function readSheet(bytes: Buffer): Promise<SheetRows> {
  return (await readTable(bytes)).rows
}

/** The same with what its numbers of days count from. */
export async function readTable(bytes: Buffer): Promise<SheetTable> {
  return await readInWorker('table', bytes)
}
