import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/http.server.ts'
import { readFormData } from './form-data.server.ts'

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/** Reads a form within limits before `validated('form', …)` looks at it. */
export const formBody: MiddlewareHandler<ApiEnv> = async ({ req }, next) => {
  if (FORM.test(req.header('content-type') ?? '')) {
    req.bodyCache.formData = await readFormData(req.raw)
  }
  await next()
}
