import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describeRoute, resolver, validator } from 'hono-openapi'
import * as v from 'valibot'
import type { Ctx } from '../context.ts'
import { findSession, isSessionValue } from '../db/member-session.server.ts'
import {
  isOutage,
  logFailure,
  OUTAGE_WORDS,
  RETRY_AFTER_SECONDS,
} from '../db/pool/outage.server.ts'
import { loggedPath } from '../log/log.server.ts'
import { issueWords } from './issue-words.ts'
import type { PublicSessions } from './public-session.server.ts'
import { type FieldErrors, isRefusal, NotFound, refusal } from '../refusal.ts'
import { unstorable } from '../text/storable.ts'

export type Member = { kind: 'member'; accountId: string; sessionId: string }

export type Access = { kind: 'none' } | { kind: 'public'; visitorId: string } | Member

export type ApiEnv = {
  Variables: { ctx: Ctx; access: Access; sessions: PublicSessions }
}

class NoPublicSession extends refusal({
  code: 'session/public-required',
  status: 401,
  message: 'Sesi pengunjung tidak ada atau sudah berakhir. Muat ulang halaman ini.',
}) {}

class NotSignedIn extends refusal({
  code: 'session/sign-in-required',
  status: 401,
  message: 'Sesi Anda berakhir. Silakan masuk kembali.',
}) {}

/** Admits visitors with a valid public Bearer token, and members with their raw session value. */
export const publicAccess: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const value = c.req.header('authorization') ?? ''
  if (isSessionValue(value)) {
    c.set('access', await memberOf(c, value))
  } else {
    const session = publicSessionOf(c)
    if (!session) throw new NoPublicSession()
    c.set('access', { kind: 'public', visitorId: session.visitorId })
  }
  await next()
}

/** Admits only signed-in members: the whole header is the raw session value, without a scheme. */
export const memberAccess: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'private, no-store')
  c.set('access', await memberOf(c, c.req.header('authorization') ?? ''))
  await next()
}

async function memberOf(c: Context<ApiEnv>, value: string): Promise<Member> {
  const { ctx } = c.var
  const session = await findSession(ctx.db, value, ctx.now())
  if (!session) throw new NotSignedIn()
  return { kind: 'member', accountId: session.accountId, sessionId: session.id }
}

/** The calling member, behind memberAccess. */
export function memberIn(c: Context<ApiEnv>): Member {
  const { access } = c.var
  if (access.kind !== 'member') throw new NotSignedIn()
  return access
}

function publicSessionOf(c: Context<ApiEnv>) {
  const token = bearerToken(c.req.header('authorization'))
  // `c.var` makes an object of all variables at each look.
  return c.get('sessions').check(token, c.get('ctx').now().getTime())
}

/** The token of a Bearer Authorization header; empty for every other header, and an empty token is never valid. */
export function bearerToken(authorization: string | undefined): string {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : ''
}

/** RFC 9457, the form of every API refusal. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  errors: v.optional(
    v.array(v.object({ field: v.string(), detail: v.string(), code: v.optional(v.string()) })),
  ),
  reference: v.optional(v.string()),
})

export type Problem = v.InferOutput<typeof problemSchema>

const titles: Record<number, string> = {
  400: 'Permintaan tidak dapat dibaca',
  401: 'Perlu sesi',
  403: 'Tidak diizinkan',
  404: 'Tidak ditemukan',
  405: 'Metode tidak didukung',
  409: 'Keadaan sudah berubah',
  410: 'Tidak berlaku lagi',
  413: 'Terlalu besar',
  415: 'Jenis isi tidak didukung',
  422: 'Isian perlu diperbaiki',
  429: 'Terlalu banyak percobaan',
  500: 'Gangguan pada sistem',
  503: 'Sedang tidak tersedia',
}

export type ProblemDetails = {
  status: number
  code: string
  detail: string
  fields?: Record<string, string> | undefined
  /** Stable codes per field, where programs must distinguish mistakes. */
  fieldCodes?: Record<string, string>
  reference?: string | undefined
}

/** Answers a refusal as application/problem+json with natural Indonesian words. */
export function problem(c: Context, details: ProblemDetails): Response {
  const body: Problem = {
    type: `/masalah/${details.code}`,
    title: titles[details.status] ?? 'Gangguan',
    status: details.status,
    code: details.code,
    detail: details.detail,
    ...(details.fields && {
      errors: Object.entries(details.fields).map(([field, detail]) => {
        const fieldCode = details.fieldCodes?.[field]
        return { field, detail, ...(fieldCode && { code: fieldCode }) }
      }),
    }),
    ...(details.reference && { reference: details.reference }),
  }
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  return c.body(JSON.stringify(body), details.status as 400, {
    'Content-Type': 'application/problem+json; charset=utf-8',
  })
}

/**
 * The one place where the API turns errors into answers. An error that is no refusal is a bug or an outage: logged
 * once, never shown.
 */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  if (isRefusal(error)) {
    const { status, code, message, fields, retryAfterSeconds } = error
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    else if (status === 503) c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return problem(c, { status, code, detail: message, fields })
  }
  if (error instanceof HTTPException && error.status === 400 && !isCutOff(c)) {
    const detail = 'Isi permintaan bukan JSON yang dapat dibaca.'
    return problem(c, { status: 400, code: 'malformed', detail })
  }
  const { ctx } = c.var
  const { path } = c.req
  if (isCutOff(c)) {
    ctx.log.info('request.cut-off', { path: loggedPath(path), status: 400 })
    const detail = 'Kiriman terputus sebelum lengkap. Silakan kirim lagi.'
    return problem(c, { status: 400, code: 'cut-off', detail })
  }
  const reference = ctx.newId()
  logFailure(ctx.log, { event: 'request.failed', reference, path, error })
  if (isOutage(error)) {
    c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return problem(c, {
      status: 503,
      code: 'unavailable',
      detail: OUTAGE_WORDS,
      reference,
    })
  }
  return problem(c, {
    status: 500,
    code: 'internal',
    detail: 'Terjadi gangguan pada sistem kami. Dana Anda aman; silakan coba lagi.',
    reference,
  })
}

/** The caller left before its body had come whole: nobody hears the answer, and nothing of ours is wrong. */
export function isCutOff({ env }: Context): boolean {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

type Target = 'json' | 'form' | 'query' | 'param' | 'header'

/**
 * Checks one part of a request: a bad path is 404, malformed JSON 400, anything else 422 with a sentence per field.
 */
export function validated<T extends Target, S extends v.GenericSchema>(
  target: T,
  schema: S,
  /** What else is wrong with a refused input, so that all mistakes are told at once. */
  mistakes?: (ctx: Ctx, sent: unknown, param: Record<string, string>) => Promise<FieldErrors>,
) {
  return validator(target, schema, async (result, c) => {
    const unkept = result.success ? unstorableIn(schema, result.data) : {}
    if (result.success && Object.keys(unkept).length === 0) return undefined
    if (target === 'param') return answerError(new NotFound(), c as never)
    const {
      var: { ctx },
    }: Context<ApiEnv> = c as never
    const more = result.success ? {} : await mistakes?.(ctx, result.data, c.req.param())
    return problem(c, {
      status: 422,
      code: 'invalid-input',
      detail: 'Ada isian yang perlu diperbaiki.',
      fields: result.success
        ? unkept
        : inOrderOf(schema, { ...more, ...fieldErrors(result.error) }),
    })
  })
}

/** What a schema takes out by itself, as of a searched text, is no mistake: then its own output counts. */
function unstorableIn(schema: v.GenericSchema, raw: unknown): Record<string, string> {
  const found = unstorable(raw)
  return Object.keys(found).length === 0 ? found : unstorable(v.parse(schema, raw))
}

/** The first sentence per field, with 'items.0.name' paths; a mistake of the whole input is under '_'. */
export function fieldErrors(issues: readonly unknown[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues as (Parameters<typeof issueWords>[0] & {
    path?: readonly unknown[]
  })[]) {
    const path = (issue.path ?? []).map(pathKey).join('.')
    fields[path || '_'] ??= issueWords(issue)
  }
  return fields
}

/** The sentences in the order in which a schema names its fields, which is that of its form; others come last. */
export function inOrderOf(schema: v.GenericSchema, errors: FieldErrors): FieldErrors {
  const names = 'entries' in schema ? Object.keys(schema.entries as object) : []
  const place = (name: string) => names.indexOf(name) + 1 || names.length + 1
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)))
}

function pathKey(part: unknown): string {
  return String(typeof part === 'object' && part !== null ? (part as { key: unknown }).key : part)
}

type Success = 200 | 201 | 204

export type Documentation = {
  tag: string
  summary: string
  ok: v.GenericSchema
  /** Several where the same call creates or finds; 200 by default. */
  status?: Success | Success[]
  access: Access['kind']
  errors?: number[]
}

/** Describes a route for /v2/openapi.json; the contract tests compare every answer with it. */
export function documented(documentation: Documentation): MiddlewareHandler {
  const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } })
  const errors = [
    ...(documentation.errors ?? []),
    ...(documentation.access === 'none' ? [] : [401]),
  ]
  return describeRoute({
    tags: [documentation.tag],
    summary: documentation.summary,
    security: documentation.access === 'none' ? [] : [{ [documentation.access]: [] }],
    responses: {
      ...Object.fromEntries(
        [documentation.status ?? 200]
          .flat()
          .map((status) => [status, { description: 'OK', content: json(documentation.ok) }]),
      ),
      ...Object.fromEntries(
        [...new Set(errors)].map((status) => [
          status,
          {
            description: titles[status] ?? 'Gangguan',
            content: { 'application/problem+json': { schema: resolver(problemSchema) } },
          },
        ]),
      ),
    },
  })
}
