import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import type { TestCtx } from '../context.ts'
import { type ApiAnswer, openContract } from './openapi.ts'

export type CallFields = {
  json?: unknown
  /** The caller's raw session value. */
  as?: string
  /** Another address than the default; it counts only with one trusted proxy. */
  from?: string
  /** A body that is not JSON. */
  body?: string
  /** The body of a form with a file. */
  form?: FormData
}

export type Call = (method: string, path: string, given?: CallFields) => Promise<ApiAnswer>

/** Calls to one part of the API: each answer is compared with the document, and calls not made are listed. */
export function apiCalls(own: RegExp) {
  const called = new Set<string>()
  let documented: string[] = []

  async function open(ctx: TestCtx): Promise<Call> {
    const contract = await openContract(createApi(ctx, openPublicSessions('a secret of the tests')))
    documented = contract.documented().filter((name) => own.test(name))
    return async (method, path, { json, as, from = '203.0.113.7', body, form } = {}) => {
      const text = json === undefined ? body : JSON.stringify(json)
      const sent = form ?? text
      const answer = await contract.call(method, `/v2${path}`, {
        headers: {
          'x-forwarded-for': from,
          ...(as && { authorization: as }),
          ...(text !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
      })
      for (const name of contract.called()) called.add(name)
      return answer
    }
  }

  return {
    open,
    /** For the last test of a file: the number of calls, and the calls not made. */
    looked: () => ({
      count: documented.length,
      missed: documented.filter((name) => !called.has(name)),
    }),
  }
}

/** The `data` of an answer. */
export const dataOf = <T>({ body }: ApiAnswer) => (body as { data: T }).data
