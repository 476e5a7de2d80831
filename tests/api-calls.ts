import { openPublicSessions } from '#platform/public-session.server.ts'
import { createApi } from '#server/api.ts'
import type { TestCtx } from './context.ts'
import { type ApiAnswer, openContract } from './openapi.ts'

export type CallFields = {
  json?: unknown
  /** The raw session value of who calls. */
  as?: string
  /** Another address than everybody's; heard where one proxy is trusted. */
  from?: string
  /** A body that is no JSON. */
  body?: string
  /** What a form with a file sends. */
  form?: FormData
}

export type Call = (method: string, path: string, given?: CallFields) => Promise<ApiAnswer>

/** Calls of one part of the API, each answer held against the document, and which of that part nobody has made. */
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
    /** For the last test of a file: how many calls there are, and those that were not made. */
    looked: () => ({
      count: documented.length,
      missed: documented.filter((name) => !called.has(name)),
    }),
  }
}

/** What an answer carries. */
export const dataOf = <T>({ body }: ApiAnswer) => (body as { data: T }).data
