import type { Log } from '#platform/log/log.server.ts'
import { loggedPath } from '#platform/log/log.server.ts'
import type { OnAnswered } from '../http/listen.ts'

/** Answers that refuse access, an input's kind or size, or one try too many. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 405, 413, 415, 429])
/** Lines in a minute; a flood of tries must not become a flood of lines. */
const MOST_LINES = 60
const MINUTE_MS = 60_000

/**
 * Logs what was refused, without whom: the method, and the path without its query and the ids that open something. Of a
 * flood the rest is counted in one line.
 */
export function refusalLog(log: Log, clock = () => performance.now()): OnAnswered {
  let began = clock()
  let lines = 0
  let more = 0
  return ({ request: { method, url = '/' }, status }) => {
    if (!REFUSED.has(status)) return
    const now = clock()
    if (now - began >= MINUTE_MS) {
      if (more > 0) log.warn('request.refused-more', { count: more })
      began = now
      lines = 0
      more = 0
    }
    lines += 1
    if (lines > MOST_LINES) more += 1
    else log.info('request.refused', { status, method, path: pathOf(url) })
  }
}

const LONGEST = 200

function pathOf(url: string): string {
  return loggedPath(url.split('?', 1)[0] ?? '').slice(0, LONGEST)
}
