import { data } from 'react-router'
import { isRefusal } from '#platform/refusal.ts'

/** What a query answers; its refusal of an unknown id is the page's 404. */
export async function foundOr404<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (isRefusal(error) && error.status === 404)
      throw data({ message: 'Page Not Found' }, { status: 404 })
    throw error
  }
}
