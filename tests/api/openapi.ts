import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Hono } from 'hono'

type Operation = {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export type OpenApiDocument = {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
}

export type ApiAnswer = { status: number; headers: Headers; body: unknown }

export type Contract = {
  document: OpenApiDocument
  /** Makes a call and throws when the answer differs from the document: status, type, shape. */
  call(method: string, path: string, init?: RequestInit): Promise<ApiAnswer>
  /** 'GET /v2/surat/{id}' for every operation of the document. */
  documented(): string[]
  /** The operations that were called so far. */
  called(): string[]
}

/** By the text of the document: the files of a worker share them, and each took a tenth of a second. */
const made = new Map<string, ReturnType<typeof responseValidators>>()

/** Compares an API with its own document at /v2/openapi.json. */
export async function openContract(api: Pick<Hono, 'request'>): Promise<Contract> {
  const text = await (await api.request('/v2/openapi.json')).text()
  const document: OpenApiDocument = JSON.parse(text)
  const validators = made.get(text) ?? responseValidators(document)
  made.set(text, validators)
  const templates = Object.keys(document.paths).map((path) => ({ path, matches: matcher(path) }))
  const called = new Set<string>()

  async function call(method: string, path: string, init: RequestInit = {}): Promise<ApiAnswer> {
    const pathname = path.replace(/\?.*$/, '')
    const template = templates.find(
      (each) => each.matches.test(pathname) && document.paths[each.path]?.[method.toLowerCase()],
    )
    if (!template) throw new Error(`${method} ${pathname} is not in the document`)
    called.add(`${method} ${template.path}`)
    const response = await api.request(path, { ...init, method })
    const answer = await read(response)
    const type = (response.headers.get('content-type') ?? '').replace(/;.*$/, '')
    const place = `${method} ${template.path} ${response.status} ${type}`
    if (response.status !== 304 && response.status !== 204) validators.check(place, answer.body)
    return answer
  }

  return {
    document,
    call,
    documented: () => operations(document).map(({ name }) => name),
    called: () => [...called],
  }
}

async function read(response: Response): Promise<ApiAnswer> {
  const type = response.headers.get('content-type') ?? ''
  // A stream of events never ends.
  const isStream = type.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  const isJson = /json/.test(type)
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  }
}

function operations({ paths }: OpenApiDocument): { name: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
}

function matcher(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
}

function responseValidators(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ ...(closed(document) as object), $id: 'amanah:openapi' })
  const known = new Set(
    operations(document).flatMap(({ name, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        Object.keys(content).map((type) => `${name} ${status} ${type}`),
      ),
    ),
  )
  return {
    check: (place: string, body: unknown): void => {
      if (!known.has(place)) throw new Error(`not documented: ${place}`)
      // Compiled on first use: a test needs few of them.
      const validate = ajv.getSchema(pointer(place))
      if (!validate) throw new Error(`no schema: ${place}`)
      if (!validate(body)) throw new Error(`${place}: ${ajv.errorsText(validate.errors)}`)
    },
  }
}

function pointer(place: string): string {
  const [method = '', path = '', status = '', type = ''] = place.split(' ')
  const parts = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    status,
    'content',
    type,
    'schema',
  ]
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  return `amanah:openapi#/${escaped.join('/')}`
}

/** A copy that forbids fields missing in the document: nothing may leak unnoticed. */
function closed(value: unknown, isPartOfAll = false): unknown {
  if (Array.isArray(value)) return value.map((item) => closed(item, isPartOfAll))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, closed(child, key === 'allOf')]),
  )
  const isObject = typeof copy.properties === 'object' || Array.isArray(copy.allOf)
  if (isObject && !isPartOfAll && copy.additionalProperties === undefined) {
    copy.unevaluatedProperties = false
  }
  return copy
}
