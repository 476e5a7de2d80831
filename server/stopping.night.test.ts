import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { startServer } from '#tests/server/server.ts'
import {
  aEmailThatHangs,
  LONGEST_STOP_MS,
  silentMailServer,
  startAndStop,
} from '#tests/server/stopping.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('a process that is told to stop says so to the balancer first, and serves meanwhile', async () => {
  const server = await startServer({ env: { DRAIN_SECONDS: '3' } })
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status
  try {
    expect(await statusOf('/health/ready')).toBe(200)
    process.kill(server.pid(), 'SIGTERM')
    await expect.poll(() => statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/surat/112')).toBe(200)
    expect(await server.exit()).toBe(0)
    expect(server.output()).toContain('Stopped')
  } finally {
    await server.stop()
  }
})

test.each([
  ['twice SIGTERM', ['SIGTERM', 'SIGTERM']],
  ['Ctrl-C, which comes twice', ['SIGINT', 'SIGINT']],
  ['a terminal that goes', ['SIGHUP']],
] as const)('%s: one orderly stop', async (_, signals) => {
  const mail = await silentMailServer()
  const server = await startServer({ env: { SMTP_URL: mail.url } })
  try {
    await aEmailThatHangs(server)
    await mail.isAsked
    for (const signal of signals) {
      process.kill(server.pid(), signal)
      await wait(100)
    }
    expect(await server.exit()).toBe(0)
  } finally {
    await server.stop()
    mail.close()
  }
})

test.each(['npm', 'the launcher'] as const)(
  'SIGTERM to %s stops the server in order',
  async (whom) => {
    const { ms, said, exitCode } = await startAndStop(whom)
    expect(ms).toBeLessThan(LONGEST_STOP_MS)
    expect(said).toContain('• Stopped')
    // npm itself may end by the signal, when its shell does.
    if (whom === 'the launcher') expect(exitCode).toBe(0)
  },
)
