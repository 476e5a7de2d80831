import type { Ctx } from '#platform/context.ts'
import type { Clock } from './use-now.ts'

/** What the server's clock says. Where the installation moved it, the browser's own says nothing. */
export function clockOf({ now, config }: Pick<Ctx, 'now' | 'config'>): Clock {
  return { now: now().toISOString(), isMoved: config.testClock !== undefined }
}
