export type Log = {
  info(event: string, facts?: Facts): void
  warn(event: string, facts?: Facts): void
  /** A bug or an outage. `cause` is written once with its stack; never a person's data. */
  error(event: string, facts?: Facts & { cause?: unknown }): void
}

type Facts = Record<string, unknown>

/** A path as it may be logged: an id or token in it is the right to see something. */
export function loggedPath(path: string): string {
  return path.replace(/[0-9A-HJKMNP-TV-Z]{26,}/gi, '{id}')
}

/** One JSON object per line on standard output (errors on standard error). */
export function openLog(now: () => Date): Log {
  function line(level: string, event: string, facts: Facts = {}): string {
    const { cause, ...rest } = facts
    const reason = cause instanceof Error ? { cause: cause.stack ?? cause.message } : { cause }
    return JSON.stringify({ at: now().toISOString(), level, event, ...rest, ...reason })
  }
  return {
    info: (event, facts) => console.log(line('info', event, facts)),
    warn: (event, facts) => console.warn(line('warn', event, facts)),
    error: (event, facts) => console.error(line('error', event, facts)),
  }
}
