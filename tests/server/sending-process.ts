import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { codeCache } from './code-cache.ts'

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A process of its own that sends the messages due on this database, from now until it is killed. */
export async function startSendingProcess(env: Record<string, string>) {
  const script = `
    const { withContext } = await import(${module('../../tools/ops/open.ts')})
    const { startWorker } = await import(${module('../../platform/jobs/worker.server.ts')})
    const { jobsAtOnce, work } = await import(${module('../../server/jobs/work.ts')})
    const { messageJobs } = await import(${module('../../server/jobs/message-jobs.ts')})
    await withContext(async (ctx) => {
      const jobs = [...messageJobs]
      const worker = startWorker(ctx, { ...work, jobs, schedules: [], atOnce: jobsAtOnce.postgres })
      ctx.wake = worker.wake
      console.log('ready')
      await new Promise(() => {})
    })`
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH, HOME, ...codeCache(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (more: string) => (said += more))
  /** kill -9: it gets no chance to write anything down. */
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { kill, errors: () => said, isAlive: () => child.exitCode === null && !child.signalCode }
}

/** What use cases may use, with these settings on their database. */
export async function contextOn(env: Record<string, string>): Promise<Ctx> {
  const config = readConfig(env)
  const connection = await connect({ url: config.databaseUrl, dataDir: undefined })
  onTestFinished(() => connection.close())
  const pages = { purge: () => {} }
  return openContext(config, {
    connection,
    cache: pages,
    wake: () => {},
    ownAddress: () => config.origin,
  })
}
