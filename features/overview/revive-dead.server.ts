import type { Ctx } from '#platform/context.ts'
import { reviveJobs } from '#platform/jobs/job-list.server.ts'
import { NothingToRevive } from './errors.ts'

/** Makes all dead jobs of one name due again as if new, and answers how many. */
export async function reviveDead(ctx: Ctx, name: string): Promise<number> {
  const revived = await reviveJobs(ctx, { name })
  if (revived === 0) throw new NothingToRevive()
  ctx.wake()
  return revived
}
