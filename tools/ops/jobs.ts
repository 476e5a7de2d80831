import type { Ctx } from '#platform/context.ts'
import { deadJobs, reviveJobs, waitingJobs } from '#platform/jobs/job-list.server.ts'
import { allJobs as known } from '#server/jobs/jobs.ts'
import { Unusable } from './explain.ts'
import { withContext } from './open.ts'
import { table } from './backup.ts'

/** `npm run ops -- jobs [revive <name> [<id>]]`. */
export async function jobs([verb, name, id, ...more]: string[]): Promise<void> {
  if (verb === undefined) return withContext(list)
  if (verb !== 'revive' || !name || more.length > 0) {
    throw new Unusable('Write "jobs", "jobs revive <name>" or "jobs revive <name> <id>".')
  }
  if (!known.some((job) => job.name === name)) {
    const names = known.map((job) => job.name).toSorted()
    throw new Unusable(`No job is named ${name}. There are:\n  ${names.join('\n  ')}`)
  }
  if (id && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new Unusable(`${id} is not the id of a job.`)
  }
  await withContext((ctx) => revive(ctx, { name, id }))
}

async function list(ctx: Ctx): Promise<void> {
  const dead = await deadJobs(ctx)
  console.log(dead.length === 0 ? 'No job is dead.' : 'Dead, money first, then the newest:')
  if (dead.length > 0) {
    console.log(
      table(
        ['name', 'id', 'since', 'tries', 'last error'],
        dead.map((job) => [
          job.name,
          job.id,
          job.dead_at.toISOString(),
          String(job.attempts),
          job.last_error ?? '',
        ]),
      ),
    )
  }
  const waiting = await waitingJobs(ctx)
  console.log(waiting.length === 0 ? '\nNothing waits.' : '\nWaiting, the longest due first:')
  if (waiting.length === 0) return
  console.log(
    table(
      ['lane', 'name', 'waiting', 'failing', 'first due', 'an error'],
      waiting.map((each) => [
        each.lane,
        each.name,
        String(each.waiting),
        String(each.failing),
        dueIn(each.due_at, ctx.now()),
        each.last_error ?? '',
      ]),
    ),
  )
}

async function revive(ctx: Ctx, which: { name: string; id?: string | undefined }): Promise<void> {
  const revived = await reviveJobs(ctx, which)
  const what = which.id ? `${which.name} ${which.id}` : which.name
  console.log(
    revived === 0
      ? `No dead job ${what} was there to be revived. "jobs" lists the dead ones.`
      : `${revived} of ${what} will be tried again within a second.`,
  )
}

function dueIn(due: Date, now: Date): string {
  const seconds = Math.round((due.getTime() - now.getTime()) / 1000)
  return seconds > 0 ? `in ${seconds} s` : `${-seconds} s ago`
}
