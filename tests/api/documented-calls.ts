import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { ApiEnv } from '#platform/http/http.server.ts'

export type DocumentedSchema = {
  enum?: string[]
  items?: DocumentedSchema
  properties?: Record<string, DocumentedSchema>
}

type Content = Record<string, { schema: DocumentedSchema }>

export type DocumentedCall = {
  /** 'GET /me/sessions' */
  name: string
  tags: string[]
  security: Record<string, string[]>[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}

/** What one part of the API says of its calls in the document. */
export async function documentedCalls(api: Hono<ApiEnv>): Promise<DocumentedCall[]> {
  const { paths } = await generateSpecs(api, { defaultValidationErrorResponse: false })
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Omit<DocumentedCall, 'name'>>).map(
      ([method, operation]) => ({ ...operation, name: `${method.toUpperCase()} ${path}` }),
    ),
  )
}

/** A call as one line: what is sent, who may make it, and every status it may answer. */
export function callLine({ name, tags, security, requestBody, responses }: DocumentedCall): string {
  const access = security.flatMap((each) => Object.keys(each)).join() || 'everybody'
  const [sent = 'nothing'] = Object.keys(requestBody?.content ?? {})
  return `${name} (${tags.join()}) takes ${sent} of ${access}: ${Object.keys(responses).join(' ')}`
}
