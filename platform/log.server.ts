import { createHash } from 'node:crypto'
import { format } from 'node:util'

export type Log = {
  info(event: string, facts?: Facts): void
  warn(event: string, facts?: Facts): void
  /** A bug or an outage. `cause` is written once with its stack; never a person's data. */
  error(event: string, facts?: Facts & { cause?: unknown }): void
}

type Facts = Record<string, unknown>

/** Public ids, reset and ticket links, session values, passes: whoever has one may see or do something. Also as an address may write them. */
const capability = /(?:[0-9A-HJKMNP-TV-Z]|%[2-7][0-9A-F]){26,}/gi

/** A path as it may be logged: an id or token in it is the right to see something. */
export function loggedPath(path: string): string {
  return path.replace(capability, '{id}')
}

/** Text without what opens something; the same id becomes the same short name, by which its row can be found. */
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

/** Keeps libraries, which write to the console by themselves, from writing what opens something. */
export function guardConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => write(withoutCapabilities(format(...parts)))
  }
}
