import { createHash } from 'node:crypto'
import { format } from 'node:util'
import { PUBLIC_ID_CHARACTER } from '../ids/public-id.ts'

export type Log = {
  info(event: string, facts?: Facts): void
  warn(event: string, facts?: Facts): void
  /** A bug or an outage. `cause` is logged once with its stack; never personal data. */
  error(event: string, facts?: Facts & { cause?: unknown }): void
}

type Facts = Record<string, unknown>

/**
 * Public ids, reset and ticket links, session values, passes: each gives its holder a right. Also in percent
 * encoding.
 */
const capability = new RegExp(`(?:${PUBLIC_ID_CHARACTER}|%[2-7][0-9A-F]){26,}`, 'gi')

/** A path that is safe to log: an id or token in it gives a right. */
export function loggedPath(path: string): string {
  return path.replace(capability, '{id}')
}

/** Text without capabilities; the same id becomes the same short name, by which its row can be found. */
export function withoutCapabilities(text: string): string {
  return text.replace(capability, (id) => {
    const name = createHash('sha256').update(id.toUpperCase()).digest('hex').slice(0, 12)
    return `{id ${name}}`
  })
}

/** One JSON object per line on standard output (errors on standard error). */
export function openLog(now: () => Date): Log {
  function line(level: string, event: string, facts: Facts = {}): string {
    const { cause, ...rest } = facts
    const reason = cause instanceof Error ? { cause: cause.stack ?? cause.message } : { cause }
    const whole = JSON.stringify({ at: now().toISOString(), level, event, ...rest, ...reason })
    return withoutCapabilities(whole)
  }
  return {
    info: (event, facts) => console.log(line('info', event, facts)),
    warn: (event, facts) => console.warn(line('warn', event, facts)),
    error: (event, facts) => console.error(line('error', event, facts)),
  }
}

/** Keeps libraries that write to the console from printing capabilities. */
export function guardConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => write(withoutCapabilities(format(...parts)))
  }
}
