import type { Ctx } from '#platform/context.ts'
import type { Clock } from './use-now.ts'

/** The server's time. `isMoved`: the installation uses a test clock, so the browser must not use its own. */
export function clockOf({ now, config }: Pick<Ctx, 'now' | 'config'>): Clock {
  return { now: now().toISOString(), isMoved: config.testClock !== undefined }
}
