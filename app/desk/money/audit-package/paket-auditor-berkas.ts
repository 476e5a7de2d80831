import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { zipOf } from '#features/audit-package/pack.server.ts'
import {
  assertPackageDays,
  packageFiles,
  seedOf,
} from '#features/audit-package/package-files.server.ts'
import { PackageDaysWrong } from '#features/audit-package/errors.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formDataOf } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'

/** The file is taken by a form alone. */
export function loader(): Response {
  return redirect('/kelola/paket-auditor', 303)
}

/** Not in a transaction as other acts are: the file is written as it is read. */
export const action = acts({ unduh: download })

async function download({ context, request }: ActionFunctionArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const form = await formDataOf(request)
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const days = { from: typed('dari'), through: typed('sampai') }
  const seed = typed('undian').slice(0, 60) || seedOf(days)
  try {
    assertPackageDays(days, dayOf(ctx.now()))
  } catch (cause) {
    if (!(cause instanceof PackageDaysWrong)) throw cause
    const again = new URLSearchParams({
      dari: days.from,
      sampai: days.through,
      undian: seed,
      salah: 'ya',
    })
    return redirect(`/kelola/paket-auditor?${again}`, 303)
  }
  const details = { dari: days.from, sampai: days.through, undian: seed }
  const sentence = 'Mengunduh paket auditor'
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, details })
  const bytes = zipOf(packageFiles(ctx, { ...days, seed }), ctx.now())
  return new Response(createReadableStreamFromReadable(Readable.from(bytes)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="paket-auditor-${days.from}-${days.through}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}
