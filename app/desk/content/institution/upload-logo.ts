import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import { changeLogo, latestInstitution } from '#features/institution/versions.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import type { Ctx } from '#platform/context.ts'
import { keepLogo } from '#platform/picture/logo.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'

/** Stores the files of a logo first, for that is no work within a transaction, then the facts that name them. */
export async function uploadLogo({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(v.object({}), request, async (_none, form) => {
    const logo = await keptIn(ctx, form, 'terang')
    const logoDark = await keptIn(ctx, form, 'gelap')
    const isFirst = !(await latestInstitution(ctx.db))?.facts.logo
    if (!logo && (isFirst || !logoDark)) throw new InvalidInput({ terang: 'Pilih berkas logo.' })
    const chosen = { ...(logo && { logo }), ...(logoDark && { logoDark }) }
    const entry = { staff, permission, sentence: 'Mengganti logo lembaga', details: chosen }
    await actAs(ctx, entry, (txCtx) => changeLogo(txCtx, chosen, { by: staff.id }))
    return redirect('/kelola/lembaga?kabar=simpan#logo', 303)
  })
}

/** The key of an uploaded logo; undefined where no file was chosen. */
async function keptIn(ctx: Ctx, form: FormData, field: string): Promise<string | undefined> {
  const file = form.get(field)
  if (!(file instanceof File) || file.size === 0) return undefined
  return await keepLogo(ctx.files, Buffer.from(await file.arrayBuffer()), field)
}
