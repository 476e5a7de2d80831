import { data, type UNSAFE_DataWithResponseInit as DataWithInit } from 'react-router'
import * as v from 'valibot'
import { isOutage, OUTAGE_WORDS } from '#platform/db/pool/outage.server.ts'
import { readFormData } from '#platform/form/form-data.server.ts'
import { FormUnreadable } from '#platform/form/form-refused.ts'
import { fieldErrors, inOrderOf } from '#platform/http/http.server.ts'
import { type FieldErrors, isRefusal } from '#platform/refusal.ts'
import { unstorable } from '#platform/text/storable.ts'

/** The answer to a refused form: the typed values, and a message per field ('_' for the whole form). */
export type Refused = { values: Record<string, string>; errors: FieldErrors; code: string }

/** A schema, and what else is wrong with values that it refuses, so that all mistakes are told at once. */
type WithMore<S> = { schema: S; mistakes: (values: Record<string, string>) => Promise<FieldErrors> }

/**
 * Validates form data, runs the use case, and returns its answer or a refusal. Of a repeated field the last value
 * counts; files are only in `form`.
 */
export async function submit<S extends v.GenericSchema, R>(
  expected: S | WithMore<S>,
  request: Request | FormData,
  run: (input: v.InferOutput<S>, form: FormData) => Promise<R>,
): Promise<R | DataWithInit<Refused>> {
  const form = request instanceof FormData ? request : await formDataOf(request)
  const values = textValues(form)
  const unkept = unstorable(values)
  if (Object.keys(unkept).length > 0)
    return refuse(422, { values: {}, errors: unkept, code: 'invalid-input' })
  const { schema, mistakes } =
    'mistakes' in expected ? expected : { schema: expected, mistakes: undefined }
  const parsed = v.safeParse(schema, values)
  if (!parsed.success) {
    const more = await mistakes?.(values)
    const errors = inOrderOf(schema, { ...more, ...fieldErrors(parsed.issues) })
    return refuse(422, { values, errors, code: 'invalid-input' })
  }
  try {
    return await run(parsed.output, form)
  } catch (error) {
    // The typed values stay in the form. Its id shows on the next attempt whether the first one was written.
    if (isOutage(error))
      return refuse(503, { values, errors: { _: OUTAGE_WORDS }, code: 'unavailable' })
    if (!isRefusal(error)) throw error
    const errors = error.fields ?? { _: error.message }
    return refuse(error.status, { values, errors, code: error.code })
  }
}

/** The form data of a request. Refuses a body that is not a form: this is the client's mistake, not a fault. */
export async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await readFormData(request)
  } catch (error) {
    // Also a body that ends before it is whole.
    const { message, status } = isRefusal(error) ? error : new FormUnreadable()
    throw data({ message }, { status })
  }
}

/** The refusal of an allowance that is taken before a body is read; undefined where there is room. */
export async function refusedBefore(
  take: () => Promise<void>,
): Promise<DataWithInit<Refused> | undefined> {
  try {
    await take()
    return undefined
  } catch (error) {
    // In an outage the form is read, and shown again with what was typed.
    if (isOutage(error)) return undefined
    if (!isRefusal(error)) throw error
    return refuse(error.status, { values: {}, errors: { _: error.message }, code: error.code })
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
