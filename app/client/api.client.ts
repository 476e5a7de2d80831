import type { Hono } from 'hono'
import type { Schema } from 'hono/types'
import type { ApiEnv, Problem } from '#platform/http/http.server.ts'
import {
  deviceValue,
  dropMemberSession,
  dropPublicToken,
  memberSession,
  publicAuthorization,
} from './session.client.ts'
import { callsOf } from './typed-calls.client.ts'
import { toast } from '#app/ui/state/toast.tsx'

/** An answer outside 200–299, or no answer (status 0). `message` is a sentence for the user. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: number
  readonly code: string
  readonly errors: { field: string; detail: string }[]

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? wordsFor(status))
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
  }
}

function wordsFor(status: number): string {
  if (status === 0) return 'Anda sedang tanpa internet. Periksa koneksi, lalu coba lagi.'
  if (status === 429) return 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.'
  return 'Terjadi gangguan pada sistem kami. Dana Anda aman; silakan coba lagi.'
}

/** The API's address: '/' unless configured; always ends with a slash. */
export function apiBase(): string {
  const base = document.documentElement.dataset.api ?? '/'
  return base.endsWith('/') ? base : `${base}/`
}

/**
 * The typed client of one feature, e.g. `api<QuranApi>().surat[':id'].$get(...)`. It has no timeout. Pass `{ init: {
 * signal } }`, so that leaving a screen cancels its requests.
 */
export function api<T extends Hono<ApiEnv, Schema, string>>(
  access: 'public' | 'member' = 'public',
) {
  const base = `${new URL(apiBase(), location.href).href}v2`
  return callsOf<T>(base, (address, init) => send(access, address, init))
}

async function send(
  access: 'public' | 'member',
  address: string,
  init: RequestInit,
): Promise<Response> {
  const member = access === 'member' ? memberSession() : null
  const first = await sendOnce(member, address, init)
  if (first.status !== 401) return accept(first)
  if (member !== null) {
    dropMemberSession(member)
    toast('Sesi Anda berakhir. Silakan masuk kembali.', 'warning')
    return accept(first)
  }
  if (access === 'member') return accept(first)
  dropPublicToken()
  return accept(await sendOnce(null, address, init))
}

/**
 * Endpoints for sign-in, codes and links. They carry the device value, so strangers cannot use up this device's
 * limit.
 */
const needsDevice = /\/v2\/(auth|gift-searches|me\/(contacts|password))(\/|$)/

async function sendOnce(
  member: string | null,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', member ?? (await publicAuthorization(apiBase())))
  if (needsDevice.test(new URL(address).pathname)) headers.set('Amanah-Device', deviceValue())
  try {
    return await fetch(address, { ...init, headers })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiFailure(0, {})
  }
}

async function accept(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new ApiFailure(response.status, problem)
}
