import type { ActionFunctionArgs } from 'react-router'
import * as v from 'valibot'
import { submit } from '#app/submit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readTable } from '#platform/sheet/read-sheet.server.ts'
import { SheetRefused } from '#platform/sheet/sheet.ts'
import { deskContext } from '../context.ts'

/** The rows of a sheet as text, so that what was looked at is what is recorded. */
export const sheetText = v.pipe(v.string(), v.maxLength(400_000, 'Isinya terlalu panjang.'))

/** What `lookAtSheet` answers. */
export type SheetPreview<P> = P & { text: string }

/** An act that shows what a sheet would do, from a file or from pasted rows. Nothing is written, so no audit entry is. */
export function lookAtSheet<P extends object>(read: (ctx: Ctx, text: string) => Promise<P>) {
  const typedRows = v.object({ isi: v.optional(sheetText, '') })
  return async ({ request, context }: ActionFunctionArgs) =>
    submit(typedRows, request, async ({ isi }, form) => {
      const text = (await textOfFile(form.get('berkas'))) ?? isi
      if (text.trim() === '') throw new SheetRefused('Pilih berkasnya, atau tempel isinya.')
      const preview: SheetPreview<P> = { ...(await read(context.get(deskContext).ctx, text)), text }
      return { preview }
    })
}

async function textOfFile(file: FormDataEntryValue | null): Promise<string | undefined> {
  if (!(file instanceof File) || file.size === 0) return undefined
  const { rows } = await readTable(Buffer.from(await file.arrayBuffer()))
  return rows.map((cells) => cells.map(quoted).join(';')).join('\n')
}

function quoted(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
