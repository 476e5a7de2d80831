import type { Ctx } from '#platform/context.ts'
import { reviveJobs } from '#platform/jobs/job-list.server.ts'
import { refusal } from '#platform/refusal.ts'

/** Nothing of that name has stopped, or the same work waits already. */
class NothingToRevive extends refusal({
  code: 'job/nothing-to-revive',
  status: 409,
  message: 'Tidak ada yang perlu dicoba lagi: pekerjaan ini tidak berhenti, atau sudah diulang.',
}) {}

/** Makes all dead jobs of one name due again as if new, and answers how many. */
export async function reviveDead(ctx: Ctx, name: string): Promise<number> {
  const revived = await reviveJobs(ctx, { name })
  if (revived === 0) throw new NothingToRevive()
  ctx.wake()
  return revived
}
