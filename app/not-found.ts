import { data } from 'react-router'
import { isRefusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/ids/row-id.ts'

/** A row id from an address; throws 404 for any other text. */
export function rowIdOf(id: string | undefined): string {
  if (!isRowId(id)) throw pageNotFound()
  return id
}

/** What a query finds; its refusal with 404 becomes the page of a wrong address. */
export async function orNotFound<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (cause) {
    if (isRefusal(cause) && cause.status === 404) throw pageNotFound()
    throw cause
  }
}

/** A value that an address names; nothing becomes the page of a wrong address. */
export function existing<T>(value: T): NonNullable<T> {
  if (!value) throw pageNotFound()
  return value
}

export function pageNotFound() {
  return data({ message: 'Page Not Found' }, { status: 404 })
}
