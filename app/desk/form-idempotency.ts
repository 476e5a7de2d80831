import { createHash } from 'node:crypto'
import { redirect } from 'react-router'
import type { AuditDetails } from '#features/staff/audit.server.ts'
import { answerOfForm, FormRepeated, onceForForm } from '#features/staff/form-once.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isRowId } from '#platform/ids/row-id.ts'

/** The hidden field by which a form sent twice is known: a new id with each page. */
export const FORM_ID = 'formulir'

const LONGEST = 200
/** More fields than any form of the desk has. */
const MOST_FIELDS = 100
/** Names as our forms have them: the audit log keeps what was sent for good, and no other text belongs there. */
const FIELD = /^[\w.-]{1,60}$/

/** A hash of who sent which form with what in it; undefined for a form without an id. */
export function formFingerprint(
  { url, staffId }: { url: string; staffId: string },
  form: FormData,
): Buffer | undefined {
  const id = form.get(FORM_ID)
  if (typeof id !== 'string' || !isRowId(id)) return undefined
  const { pathname, searchParams } = new URL(url)
  const fields = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.type],
  )
  const sent = [staffId, pathname, searchParams.get('aksi'), fields]
  return createHash('sha256').update(JSON.stringify(sent)).digest()
}

/** Runs an act once for its form, within its transaction. */
export async function runOnce(
  ctx: Ctx,
  fingerprint: Buffer | undefined,
  run: () => Promise<unknown>,
): Promise<unknown> {
  return await onceForForm(ctx, fingerprint, { run, locationOf })
}

/** Where an answer leads; undefined for one that is shown. */
function locationOf(answer: unknown): string | undefined {
  return answer instanceof Response ? (answer.headers.get('Location') ?? undefined) : undefined
}

/** A form pressed twice leads where the first press led; any other error goes on. */
export async function answerOfRepeated(
  ctx: Ctx,
  error: unknown,
  fingerprint: Buffer | undefined,
): Promise<Response> {
  if (!(error instanceof FormRepeated) || !fingerprint) throw error
  const location = await answerOfForm(ctx, fingerprint)
  if (location === undefined) throw error
  return redirect(location, 303)
}

/** The short texts of a form, for the audit log. */
export function shortTexts(form: FormData): AuditDetails {
  const texts: AuditDetails = {}
  for (const name of fieldNames(form)) {
    const value = form.getAll(name).at(-1)
    if (typeof value === 'string' && value !== '')
      texts[name] = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  }
  return texts
}

/** The names of a form's fields, for the log of an act whose values are personal. */
export function fieldNames(form: FormData): string[] {
  return [...new Set(form.keys())]
    .filter((name) => name !== FORM_ID && FIELD.test(name))
    .slice(0, MOST_FIELDS)
}
