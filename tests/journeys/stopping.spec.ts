import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startServer } from '../server.ts'
import { aEmailThatHangs, LONGEST_STOP_MS, silentMailServer, startAndStop } from '../stopping.ts'

// The first signal, the load and npm are tried in every run (server/stopping.parts.test.ts).
test.describe.configure({ timeout: 240_000 })

for (const [name, signals] of Object.entries({
  'twice SIGTERM': ['SIGTERM', 'SIGTERM'],
  'Ctrl-C, which comes twice': ['SIGINT', 'SIGINT'],
  'a terminal that goes': ['SIGHUP'],
} as const)) {
  test(`${name}: one orderly stop`, { tag: '@long' }, async () => {
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
}

test('SIGTERM to the launcher stops the server in order', { tag: '@long' }, async () => {
  const { ms, said, exitCode } = await startAndStop('the launcher')
  expect(ms).toBeLessThan(LONGEST_STOP_MS)
  expect(said).toContain('• Stopped')
  // npm itself may end by the signal, when its shell does.
  expect(exitCode).toBe(0)
})
