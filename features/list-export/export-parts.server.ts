import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Ctx } from '#platform/context.ts'
import { sealBytes, unsealBytes } from '#platform/security/secret-box.server.ts'
import { ExportGone } from './errors.ts'
import type { ExportCell } from './exported-list.ts'

type Parts = Pick<Ctx, 'config' | 'files'>
type Kept = { id: string; folder: string }

const pack = promisify(deflate)
const unpack = promisify(inflate)

/** Keeps a part of an export: rows as JSON, packed and sealed. */
export async function putPart(
  { config, files }: Parts,
  place: Kept,
  { part, rows }: { part: number; rows: readonly ExportCell[][] },
): Promise<void> {
  const cells = rows.map((row) => row.map(keptCell))
  const packed = await pack(Buffer.from(JSON.stringify(cells)))
  const bytes = sealBytes(config, labelOf(place, part), packed)
  await files.put(partKey(place, part), { bytes, type: 'application/octet-stream' })
}

/** The rows of an export, part by part. Throws ExportGone when a part is no longer there. */
export async function* readExportRows(
  { config, files }: Parts,
  place: Kept & { parts: number },
): AsyncGenerator<ExportCell[][]> {
  for (let part = 1; part <= place.parts; part += 1) {
    const file = await files.get(partKey(place, part))
    if (!file) throw new ExportGone()
    const packed = unsealBytes(config, labelOf(place, part), file.bytes)
    const cells = JSON.parse((await unpack(packed)).toString('utf8')) as KeptCell[][]
    yield cells.map((row) => row.map(cellOf))
  }
}

/** The key of a part in the file store. */
export function partKey({ folder }: Pick<Kept, 'folder'>, part: number): string {
  return `ekspor/${folder}/${String(part).padStart(4, '0')}.bin`
}

function labelOf({ id }: Pick<Kept, 'id'>, part: number) {
  return { purpose: 'donor-export', owner: `${id} ${part}` }
}

/** A moment is its milliseconds in an array, since JSON has no dates. */
type KeptCell = string | number | null | [number]

function keptCell(cell: ExportCell): KeptCell {
  return cell instanceof Date ? [cell.getTime()] : cell
}

function cellOf(cell: KeptCell): ExportCell {
  return Array.isArray(cell) ? new Date(cell[0]) : cell
}
