export type ProviderCall = {
  method: 'GET' | 'POST'
  /** Parts of the path; each is encoded, so that an outside id stays one part. */
  path: readonly string[]
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

/** `none`: no answer was understood, so the provider may or may not have acted. */
export type ProviderReply =
  | { kind: 'answer'; status: number; body: unknown }
  | { kind: 'none'; cause: string }

export type HttpClient = (call: ProviderCall) => Promise<ProviderReply>

export type HttpClientOptions = {
  /** Without a slash at its end. */
  baseUrl: string
  /** The secret key: the user of Basic authentication, with an empty password. */
  key: string
  headers?: Record<string, string>
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const MOST_CHARACTERS = 1_000_000
const UNDECIDED = new Set([408, 425, 429])

/**
 * Calls a payment provider over HTTP with a time limit, and never throws. Redirects are refused, since they would
 * carry the key. A cause names the error and never contains request or answer.
 */
export function openHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, key, timeoutMs = TIMEOUT_MS } = options
  const fixed = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    ...options.headers,
  }
  return async ({ method, path, query, headers, body }) => {
    if (!path.every(isPlainPart)) return { kind: 'none', cause: 'refused to ask for this path' }
    try {
      const search = query ? `?${new URLSearchParams(query)}` : ''
      const answer = await fetch(`${baseUrl}/${path.map(encodeURIComponent).join('/')}${search}`, {
        method,
        headers: {
          ...fixed,
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return await read(answer)
    } catch (error) {
      return { kind: 'none', cause: causeOf(error) }
    }
  }
}

async function read(answer: Response): Promise<ProviderReply> {
  const { status } = answer
  const text = await answer.text()
  if (status >= 500 || UNDECIDED.has(status)) return { kind: 'none', cause: `HTTP ${status}` }
  try {
    if (text.length > MOST_CHARACTERS) return { kind: 'none', cause: 'too long an answer' }
    return { kind: 'answer', status, body: JSON.parse(text) }
  } catch {
    return { kind: 'none', cause: `HTTP ${status} without JSON` }
  }
}

/** Dots survive encoding and would lead up the path. */
function isPlainPart(part: string): boolean {
  return part !== '' && !/^\.+$/.test(part)
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}

/** True for ids in the form of both providers; no other text can be one of their charges. */
export function isProviderId(text: string): boolean {
  return /^(?!\.+$)[A-Za-z0-9._~-]{1,100}$/.test(text)
}
