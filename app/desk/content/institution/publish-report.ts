import { type ActionFunctionArgs, redirect } from 'react-router'
import { reportInput } from '#features/site-page/annual-report.ts'
import { keepReport, saveReport } from '#features/site-page/save-report.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { readPlainPdf } from '#platform/proof/proof.server.ts'
import { InvalidInput, isRefusal } from '#platform/refusal.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'

/** Stores the file first, for that is no work within a transaction, then its row. */
export async function publishReport({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(reportInput, request, async (input, form) => {
    const file = await keepReport(ctx, input.year, await reportBytes(form.get('berkas')))
    const entry = {
      staff,
      permission,
      sentence: 'Menerbitkan laporan audit',
      details: { ...input, file },
    }
    await actAs(ctx, entry, (txCtx) => saveReport(txCtx, { file, input }, { by: staff.id }))
    return redirect('/kelola/laporan-audit?kabar=simpan', 303)
  })
}

/** The bytes of an uploaded report: a PDF that runs nothing by itself. Refuses any other file at its field. */
async function reportBytes(file: FormDataEntryValue | null): Promise<Buffer> {
  if (!(file instanceof File) || file.size === 0) refuse('Pilih berkas PDF laporannya.')
  if (file.size > largestFile.picture)
    refuse(`Berkas paling besar ${megabytes(largestFile.picture)}.`)
  const bytes = Buffer.from(await file.arrayBuffer())
  try {
    await readPlainPdf(bytes)
  } catch (error) {
    if (!isRefusal(error)) throw error
    refuse('Ini bukan PDF yang utuh, atau di dalamnya ada skrip, formulir, atau lampiran.')
  }
  return bytes
}

function refuse(berkas: string): never {
  throw new InvalidInput({ berkas })
}
