import { data, type UNSAFE_DataWithResponseInit as DataWithInit } from 'react-router'
import * as v from 'valibot'
import { isOutage, OUTAGE_WORDS } from '#platform/db/outage.server.ts'
import { fieldErrors } from '#platform/http.server.ts'
import { type FieldErrors, isRefusal } from '#platform/refusal.ts'

/** What a form gets back when it is refused: what was typed, and a sentence per field ('_' for the whole). */
export type Refused = { values: Record<string, string>; errors: FieldErrors; code: string }

/** The web's door: form data in, the use case's answer or a refusal in words out. Of a repeated field the last value counts; files stand in `form` only. */
export async function submit<S extends v.GenericSchema, R>(
  schema: S,
  request: Request,
  run: (input: v.InferOutput<S>, form: FormData) => Promise<R>,
): Promise<R | DataWithInit<Refused>> {
  const form = await formDataOf(request)
  const values = textValues(form)
  const parsed = v.safeParse(schema, values)
  if (!parsed.success) {
    return refuse(422, { values, errors: fieldErrors(parsed.issues), code: 'invalid-input' })
  }
  try {
    return await run(parsed.output, form)
  } catch (error) {
    // What was typed stays in the form; whether it was written is found out by its id when it is sent again.
    if (isOutage(error))
      return refuse(503, { values, errors: { _: OUTAGE_WORDS }, code: 'unavailable' })
    if (!isRefusal(error)) throw error
    const errors = error.fields ?? { _: error.message }
    return refuse(error.status, { values, errors, code: error.code })
  }
}

/** What a form sent. A body that is none is refused in words: whoever sent it made a mistake, the product did not. */
export async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data({ message: 'Isian yang dikirim tidak dapat dibaca.' }, { status: 400 })
  }
}

function textValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  return values
}

function refuse(status: number, refused: Refused): DataWithInit<Refused> {
  return data(refused, { status })
}
