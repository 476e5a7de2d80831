import type { ActionFunctionArgs } from 'react-router'
import * as v from 'valibot'
import {
  categoryForm,
  createCategory,
  listEditedCategories,
} from '#features/campaign/edit/save-category.server.ts'
import { pictureForm } from '#features/media/contract.ts'
import { addPicture } from '#features/media/save-picture.server.ts'
import { actAs } from '#features/staff/act.server.ts'
import { fieldErrors } from '#platform/http/http.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { type Refused, submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'

/**
 * A category or a picture made within a programme's form. The form comes back as it was sent, with the new thing
 * chosen; the programme is not saved yet.
 */
export const formPartActs = { kategori: addCategory, foto: addPhoto }

async function addCategory({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(v.object({}), request, async (_, sent) => {
    const position = String(Math.min(999, (await listEditedCategories(ctx.db)).length + 1))
    const typed = { name: textOf(sent, 'newName'), description: textOf(sent, 'newDescription') }
    const form = readPart(categoryForm, { ...typed, version: '0', position })
    const details = { nama: form.name }
    const entry = { staff, permission, sentence: 'Membuat kategori', details }
    const id = await actAs(ctx, entry, (txCtx) => createCategory(txCtx, form))
    return kept(sent, { categoryId: id, newName: '', newDescription: '' }, 'kategori')
  })
}

/** Stores the files of the picture first, for that is no work within a transaction, then its row. */
async function addPhoto({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { ctx, staff, permission } = context.get(deskContext)
  return await submit(v.object({}), request, async (_, sent) => {
    const [alt, credit, licence] = ['newAlt', 'newCredit', 'newLicence'].map((name) =>
      textOf(sent, name),
    )
    const form = readPart(pictureForm, { alt, credit, licence })
    const file = sent.get('newFile')
    if (!(file instanceof File) || file.size === 0)
      throw new InvalidInput({ newFile: 'Pilih berkas gambar.' })
    const picture = await keepPicture(ctx.files, Buffer.from(await file.arrayBuffer()))
    const details = { alt: form.alt, credit: form.credit }
    const entry = { staff, permission, sentence: 'Menambah gambar', details }
    const { id } = await actAs(ctx, entry, (txCtx) =>
      addPicture(txCtx, { picture, form }, { by: staff.id }),
    )
    return kept(sent, { photoId: id, newAlt: '', newCredit: '' }, 'foto')
  })
}

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads a part by the schema of its own form; its fields stand here under `new…`. */
function readPart<S extends v.GenericSchema>(schema: S, typed: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, typed)
  if (read.success) return read.output
  const errors = Object.entries(fieldErrors(read.issues)).map(([name, message]) => [
    `new${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    message,
  ])
  throw new InvalidInput(Object.fromEntries(errors))
}

/** The form as it was sent, without errors. */
function kept(sent: FormData, chosen: Record<string, string>, code: string): Refused {
  const values: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') values[name] = value
  return { values: { ...values, ...chosen }, errors: {}, code: `kept/${code}` }
}
