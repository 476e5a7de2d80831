import { FormUnreadable, TooManyFields } from './form-refused.ts'
import { readMultipart } from './multipart.server.ts'

/** Programmes and people have long lists with a field each; a form with files has few. */
const MOST_FIELDS = 1_000

const MOST_PARTS = 30
/** A programme has many facts, and its photo comes with them. */
const MOST_PARTS_OF_STAFF = 150

const MULTIPART =
  /^multipart\/form-data;\s{0,9}(?:charset=[\w-]{1,20};\s{0,9})?boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))\s*$/i
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * The fields and files of a request. They are counted while they are read: beyond the limit nothing more is looked at.
 * Of a file that is larger than any that is taken, one byte more than that is kept, so that its reader refuses it and
 * the form is shown again with what was typed. Refuses with TooManyFields and FormUnreadable.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const [, quoted, plain] = MULTIPART.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary !== undefined && request.body) {
    const isDesk = new URL(request.url).pathname.startsWith('/kelola/')
    const mostParts = isDesk ? MOST_PARTS_OF_STAFF : MOST_PARTS
    return await readMultipart(request.body, { boundary, mostParts })
  }
  if (!URLENCODED.test(type)) throw new FormUnreadable()
  return fieldsOf(await request.text())
}

function fieldsOf(text: string): FormData {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > MOST_FIELDS) throw new TooManyFields()
  }
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}
