import type { Hono } from 'hono'
import type { hc } from 'hono/client'
import type { Schema } from 'hono/types'
import type { ApiEnv } from '#platform/http/http.server.ts'

/** What a call sends: values of its path, its query, its headers, and a body. */
type Sent = {
  param?: Record<string, string>
  query?: Record<string, string | string[] | undefined>
  header?: Record<string, string | undefined>
  json?: unknown
  form?: Record<string, string | Blob>
}

type Send = (address: string, init: RequestInit) => Promise<Response>

/**
 * The calls of an API by their paths, typed as Hono's own client types them. That client brings cookies, sockets and
 * forms of addresses that no screen asks for.
 */
export function callsOf<T extends Hono<ApiEnv, Schema, string>>(
  base: string,
  send: Send,
): ReturnType<typeof hc<T>> {
  const at = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      // A value with `then` would be taken for a promise.
      get: (_target, key) => (key === 'then' ? undefined : at([...path, String(key)])),
      apply: (_target, _this, [sent, options]: [Sent?, { init?: RequestInit }?]) =>
        send(...requestFor([base, ...path], sent ?? {}, options?.init)),
    })
  return at([]) as ReturnType<typeof hc<T>>
}

function requestFor(
  path: readonly string[],
  { param = {}, query = {}, header = {}, json, form }: Sent,
  init?: RequestInit,
): [address: string, init: RequestInit] {
  const parts = path.slice(0, -1).map((part) => filled(part, param))
  const headers = new Headers()
  for (const [name, value] of Object.entries(header))
    if (value !== undefined) headers.set(name, value)
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const search = queryOf(query)
  const method = path.at(-1)?.slice(1).toUpperCase() ?? ''
  const body = json === undefined ? form && formOf(form) : JSON.stringify(json)
  return [
    parts.join('/') + (search && `?${search}`),
    { method, headers, body: method === 'GET' ? undefined : body, ...init },
  ]
}

function filled(part: string, param: Record<string, string>): string {
  return part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part
}

function queryOf(query: NonNullable<Sent['query']>): string {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) values.append(name, one)
  }
  return String(values)
}

function formOf(form: NonNullable<Sent['form']>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  return data
}
