import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a text is one of the right ones, compared in constant time. Two are right while a secret is changed (F20).
 */
export function isOneOf(value: string, right: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const ours = digest(value)
  return right.reduce((isFound, each) => timingSafeEqual(ours, digest(each)) || isFound, false)
}

/** The JSON of a webhook's raw body, or undefined when it is none. */
export function readJsonBody(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    return undefined
  }
}
